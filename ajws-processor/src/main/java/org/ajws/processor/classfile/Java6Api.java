package org.ajws.processor.classfile;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/**
 * The classes of Java 6 in the packages that GNU Classpath 0.99 fills, and for each the members
 * that newer versions of Java added. The list is the resource {@code java6-api.txt}: a line that
 * ends with a slash names a package; any other names a class of it, then its late members, methods
 * as {@code name(descriptor)} and fields as {@code name:descriptor}. It was made from the API of
 * Java 7 in the compiler of a JDK 17, without what the documentation of JDK 25 says to be new in
 * Java 7, and of the API of JDK 25.
 */
final class Java6Api {
  private static final String RESOURCE = "java6-api.txt";

  private final Map<String, Set<String>> lateMembers = new HashMap<>();

  private Java6Api() {}

  /** Reads the list. */
  static Java6Api load() {
    Java6Api api = new Java6Api();
    try (InputStream in = Java6Api.class.getResourceAsStream(RESOURCE)) {
      BufferedReader lines =
          new BufferedReader(new InputStreamReader(in, StandardCharsets.US_ASCII));
      String prefix = "";
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        if (line.endsWith("/")) {
          prefix = line;
        } else {
          String[] words = line.split(" ");
          api.lateMembers.put(
              prefix + words[0], Set.of(Arrays.copyOfRange(words, 1, words.length)));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(RESOURCE, e);
    }
    return api;
  }

  /** Whether the class, by its internal name, is in the list. */
  boolean has(String className) {
    return lateMembers.containsKey(className);
  }

  /** Whether the class got this member after Java 6. */
  boolean isLate(String className, String member) {
    return lateMembers.getOrDefault(className, Set.of()).contains(member);
  }
}
