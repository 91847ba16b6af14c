package org.ajws.processor.emit.registry;

import org.ajws.processor.api.Target;
import org.ajws.processor.api.TranslationRequest;
import org.ajws.processor.emit.Emitter;
import org.ajws.processor.emit.Engine;
import org.ajws.processor.emit.jikesrvm.JikesEmitter;
import org.ajws.processor.emit.serial.SerialEmitter;
import org.ajws.processor.emit.tasks.TaskEmitter;
import org.ajws.processor.emit.traced.TracedEmitter;
import org.ajws.processor.emit.trycatch.TryCatchEmitter;

/**
 * The one place where targets are registered: a form of the code, and the engine it calls. A new
 * target does not compile until it has an emitter here.
 */
public final class Emitters {
  private Emitters() {}

  /** The emitter that writes what a request asks for. */
  public static Emitter of(TranslationRequest request) {
    return of(request.target());
  }

  /** The emitter of a target. */
  static Emitter of(Target target) {
    return switch (target) {
      case TRYCATCH -> new TryCatchEmitter();
      case TASKS -> new TaskEmitter(target, Engine.WORKERS);
      case FORKJOIN -> new TaskEmitter(target, Engine.FORK_JOIN);
      case SERIAL -> new SerialEmitter();
      case TRACED -> new TracedEmitter();
      case JIKESRVM -> new JikesEmitter();
    };
  }
}
