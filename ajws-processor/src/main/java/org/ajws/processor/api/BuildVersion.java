package org.ajws.processor.api;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;

/** The version of AJWS, written into a resource by the build. */
public final class BuildVersion {
  private BuildVersion() {}

  /** The version, for example {@code "0.1.0-SNAPSHOT"}. */
  public static String get() {
    Properties properties = new Properties();
    try (InputStream in = BuildVersion.class.getResourceAsStream("version.properties")) {
      if (in == null) {
        throw new IllegalStateException(
            "the build left out version.properties — build again with Maven");
      }
      properties.load(in);
    } catch (IOException e) {
      throw new UncheckedIOException("version.properties cannot be read: " + e.getMessage(), e);
    }
    return properties.getProperty("version");
  }
}
