import org.ajws.AtomicSet;

@AtomicSet("a")
interface InterfaceSet {
  int next();
}
