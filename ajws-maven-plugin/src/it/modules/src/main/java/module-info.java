module it.modules {
  requires static org.ajws.annotations;
}
