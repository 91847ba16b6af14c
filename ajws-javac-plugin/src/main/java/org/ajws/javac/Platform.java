package org.ajws.javac;

import com.sun.tools.javac.util.Options;
import java.lang.module.ModuleFinder;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Which Java a compilation's sources see, and what of it, by the compiler's options. */
final class Platform {
  /** Between the values of an option that was given more than once. */
  private static final String AGAIN = "\0";

  private final Options options;

  Platform(Options options) {
    this.options = options;
  }

  /** The language level; null for that of the running compiler. */
  String release() {
    String release = options.get("--release");
    return release != null ? release : options.get("--source");
  }

  /** The Java version that the class files are for; null for that of the running compiler. */
  String classRelease() {
    String release = options.get("--release");
    return release != null ? release : options.get("--target");
  }

  /** The same as a number. */
  int classVersion() {
    String release = classRelease();
    return release == null
        ? Runtime.version().feature()
        : Integer.parseInt(release.replaceFirst("^1\\.", ""));
  }

  /**
   * The options that say it, for a compilation in which all is in the unnamed module; empty where
   * {@link #release}, as a release, is all.
   */
  List<String> words() {
    List<String> words = new ArrayList<>();
    boolean preview = options.isSet("--enable-preview");
    if (options.get("--release") != null) {
      return preview ? List.of("--release", release(), "--enable-preview") : words;
    }
    if (preview) {
      words.add("--enable-preview");
    }
    if (options.get("--source") != null) {
      words.addAll(List.of("--source", options.get("--source")));
    }
    // Packages of a module of the sources are in no module here.
    values("--add-exports")
        .filter(v -> isOfSystem(v.split("/", 2)[0]))
        .map(v -> v.split("=", 2)[0] + "=ALL-UNNAMED")
        .distinct()
        .forEach(v -> words.addAll(List.of("--add-exports", v)));
    values("--add-modules")
        .flatMap(v -> Stream.of(v.split(",", -1)))
        .filter(Platform::isOfSystem)
        .distinct()
        .forEach(v -> words.addAll(List.of("--add-modules", v)));
    return words;
  }

  private Stream<String> values(String option) {
    String all = options.get(option);
    return all == null ? Stream.empty() : Stream.of(all.split(AGAIN, -1));
  }

  private static boolean isOfSystem(String module) {
    return ModuleFinder.ofSystem().find(module).isPresent();
  }
}
