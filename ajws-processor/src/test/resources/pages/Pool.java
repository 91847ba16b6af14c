package org.example;

import java.util.ArrayDeque;

/** For the second overlay of docs/overlays.md. */
public class Pool {
  private final ArrayDeque<Object> idle = new ArrayDeque<>();
  private boolean closed;

  public synchronized void put(Object o) throws InterruptedException {
    while (idle.size() > 9) {
      wait();
    }
    idle.add(o);
    notifyAll();
  }

  public synchronized Object take() throws InterruptedException {
    while (idle.isEmpty() && !closed) {
      doWait();
    }
    notifyAll();
    return closed ? null : idle.poll();
  }

  private void doWait() throws InterruptedException {
    wait();
  }

  public void open() {
    synchronized (this) {
      closed = false;
    }
  }

  public void shutDown() {
    synchronized (this) {
      closed = true;
      notifyAll();
    }
    System.out.println("closed");
  }
}
