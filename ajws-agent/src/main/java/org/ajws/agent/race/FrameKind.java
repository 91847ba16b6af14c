package org.ajws.agent.race;

/** What an open construct is. */
enum FrameKind {
  ASYNC,
  VALUE,
  FUTURE,
  FINISH,
  LOOP,
  ITERATION
}
