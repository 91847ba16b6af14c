/**
 * The runtime of translated programs.
 *
 * <p>Programs use {@code org.ajws.runtime}. The other exported packages are for generated code
 * alone, which stands in the program's modules: what is in them may change with any version of the
 * translator. Of them, only what is public is exported; the rooms {@code scheduler}, {@code
 * statistics} and {@code failure} are not.
 */
module org.ajws.runtime {
  // Flight Recorder events are made where the Java runtime has the recorder.
  requires static jdk.jfr;

  // for programs
  exports org.ajws.runtime;
  exports org.ajws.sync;

  // for generated code
  exports org.ajws.runtime.frame;
  exports org.ajws.runtime.generated;
  exports org.ajws.runtime.lock;
  exports org.ajws.runtime.loop;
  exports org.ajws.runtime.speculation;
  exports org.ajws.runtime.task;
  exports org.ajws.runtime.trace;
}
