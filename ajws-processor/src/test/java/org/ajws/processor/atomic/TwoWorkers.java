package org.ajws.processor.atomic;

import org.ajws.runtime.AjwsRuntime;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Each test has a runtime with two workers, whatever the machine has. */
final class TwoWorkers implements BeforeEachCallback, AfterEachCallback {
  private static final String WORKERS = "ajws.workers";

  private String before;

  @Override
  public void beforeEach(ExtensionContext test) {
    AjwsRuntime.shutdown();
    before = System.getProperty(WORKERS);
    System.setProperty(WORKERS, "2");
  }

  @Override
  public void afterEach(ExtensionContext test) {
    AjwsRuntime.shutdown();
    if (before == null) {
      System.clearProperty(WORKERS);
    } else {
      System.setProperty(WORKERS, before);
    }
  }
}
