/**
 * The runtime of translated programs.
 *
 * <p>Programs use {@code org.ajws.runtime} and {@code org.ajws.sync}. The other exported packages
 * are for generated code alone, which stands in the program's modules: what is in them may change
 * with any version of the translator. The rooms {@code scheduler}, {@code forkjoin}, {@code
 * statistics}, {@code latch} and {@code failure} are not exported.
 */
module org.ajws.runtime {
  // Flight Recorder events are made where the Java runtime has the recorder.
  requires static jdk.jfr;
  // JMX is told when a program asks for it.
  requires static java.management;

  // for programs
  exports org.ajws.runtime;
  exports org.ajws.sync;

  // for generated code
  exports org.ajws.runtime.claim;
  exports org.ajws.runtime.frame;
  exports org.ajws.runtime.generated;
  exports org.ajws.runtime.lock;
  exports org.ajws.runtime.loop;
  exports org.ajws.runtime.speculation;
  exports org.ajws.runtime.task;
  exports org.ajws.runtime.trace;
}
