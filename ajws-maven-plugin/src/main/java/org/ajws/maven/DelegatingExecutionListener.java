package org.ajws.maven;

import java.util.function.BiConsumer;
import org.apache.maven.execution.ExecutionEvent;
import org.apache.maven.execution.ExecutionListener;

/** Passes every event on to the listener that was there before, if any. */
abstract class DelegatingExecutionListener implements ExecutionListener {
  private final ExecutionListener next;

  DelegatingExecutionListener(ExecutionListener next) {
    this.next = next;
  }

  private void pass(BiConsumer<ExecutionListener, ExecutionEvent> to, ExecutionEvent event) {
    if (next != null) {
      to.accept(next, event);
    }
  }

  @Override
  public void projectDiscoveryStarted(ExecutionEvent event) {
    pass(ExecutionListener::projectDiscoveryStarted, event);
  }

  @Override
  public void sessionStarted(ExecutionEvent event) {
    pass(ExecutionListener::sessionStarted, event);
  }

  @Override
  public void sessionEnded(ExecutionEvent event) {
    pass(ExecutionListener::sessionEnded, event);
  }

  @Override
  public void projectSkipped(ExecutionEvent event) {
    pass(ExecutionListener::projectSkipped, event);
  }

  @Override
  public void projectStarted(ExecutionEvent event) {
    pass(ExecutionListener::projectStarted, event);
  }

  @Override
  public void projectSucceeded(ExecutionEvent event) {
    pass(ExecutionListener::projectSucceeded, event);
  }

  @Override
  public void projectFailed(ExecutionEvent event) {
    pass(ExecutionListener::projectFailed, event);
  }

  @Override
  public void mojoSkipped(ExecutionEvent event) {
    pass(ExecutionListener::mojoSkipped, event);
  }

  @Override
  public void mojoStarted(ExecutionEvent event) {
    pass(ExecutionListener::mojoStarted, event);
  }

  @Override
  public void mojoSucceeded(ExecutionEvent event) {
    pass(ExecutionListener::mojoSucceeded, event);
  }

  @Override
  public void mojoFailed(ExecutionEvent event) {
    pass(ExecutionListener::mojoFailed, event);
  }

  @Override
  public void forkStarted(ExecutionEvent event) {
    pass(ExecutionListener::forkStarted, event);
  }

  @Override
  public void forkSucceeded(ExecutionEvent event) {
    pass(ExecutionListener::forkSucceeded, event);
  }

  @Override
  public void forkFailed(ExecutionEvent event) {
    pass(ExecutionListener::forkFailed, event);
  }

  @Override
  public void forkedProjectStarted(ExecutionEvent event) {
    pass(ExecutionListener::forkedProjectStarted, event);
  }

  @Override
  public void forkedProjectSucceeded(ExecutionEvent event) {
    pass(ExecutionListener::forkedProjectSucceeded, event);
  }

  @Override
  public void forkedProjectFailed(ExecutionEvent event) {
    pass(ExecutionListener::forkedProjectFailed, event);
  }
}
