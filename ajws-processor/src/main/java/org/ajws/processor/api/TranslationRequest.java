package org.ajws.processor.api;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;

/**
 * What to translate, and how.
 *
 * @param sources source roots (their {@code .java} files in all folders) or single {@code .java}
 *     files; a file given twice counts once
 * @param classPath jars and folders the sources are compiled against
 * @param overlays overlay files ({@code *.ajws-overlay}), applied in this order
 * @param output the folder that receives one file for each source file, at its path below its root
 *     (or of its package, for a single file); null only to check
 * @param cache a folder for the digests that make an unchanged module cost nothing; null for none
 * @param target what the result runs on
 * @param locks how units of atomic sets exclude each other
 * @param encoding of sources, overlays and output
 * @param release the language level of the build ("17", "21"); null for that of the running JDK
 * @param failOnWarning whether a warning counts as an error
 * @param dialect the surface that the sources are written in
 * @param privateScratch whether a local array of which all iterations of a parallel loop write the
 *     same slots is copied for each task; otherwise it is an error
 * @param processing the compiler's options that choose annotation processors, for names in
 *     constructs that only these make; empty where none are run to find them
 * @param classRelease the Java version that the build's class files are for ("8", "17"); null where
 *     the build does not say, or where they are run here at once
 * @param platform the compiler's options that say which Java and which of its packages the sources
 *     see, instead of {@code --release} with the language level; empty where that is all
 */
public record TranslationRequest(
    List<Path> sources,
    List<Path> classPath,
    List<Path> overlays,
    Path output,
    Path cache,
    Target target,
    LockSettings locks,
    Charset encoding,
    String release,
    boolean failOnWarning,
    Dialect dialect,
    boolean privateScratch,
    List<String> processing,
    String classRelease,
    List<String> platform) {

  /** A request without annotation processors. */
  public TranslationRequest(
      List<Path> sources,
      List<Path> classPath,
      List<Path> overlays,
      Path output,
      Path cache,
      Target target,
      LockSettings locks,
      Charset encoding,
      String release,
      boolean failOnWarning,
      Dialect dialect,
      boolean privateScratch) {
    this(
        sources,
        classPath,
        overlays,
        output,
        cache,
        target,
        locks,
        encoding,
        release,
        failOnWarning,
        dialect,
        privateScratch,
        List.of(),
        null,
        List.of());
  }

  /** A request for sources that show themselves in which surface they are written. */
  public TranslationRequest(
      List<Path> sources,
      List<Path> classPath,
      List<Path> overlays,
      Path output,
      Path cache,
      Target target,
      LockKind locks,
      Charset encoding,
      String release,
      boolean failOnWarning) {
    this(
        sources,
        classPath,
        overlays,
        output,
        cache,
        target,
        LockSettings.of(locks),
        encoding,
        release,
        failOnWarning,
        Dialect.AUTO,
        false);
  }

  /** Copies the lists. */
  public TranslationRequest {
    sources = List.copyOf(sources);
    classPath = List.copyOf(classPath);
    overlays = List.copyOf(overlays);
    processing = List.copyOf(processing);
    platform = List.copyOf(platform);
  }

  /** A request with the defaults: no overlay, no cache, trycatch, monitors, UTF-8. */
  public static TranslationRequest of(List<Path> sources, List<Path> classPath, Path output) {
    return new TranslationRequest(
        sources,
        classPath,
        List.of(),
        output,
        null,
        Target.TRYCATCH,
        LockKind.MONITOR,
        StandardCharsets.UTF_8,
        null,
        false);
  }

  /** Whether old programs that ask for it count their asyncs: Jikes RVM does so itself. */
  public boolean countsAsyncs() {
    return target != Target.JIKESRVM;
  }

  /** The same request with other overlays. */
  public TranslationRequest withOverlays(List<Path> files) {
    return with(files, target, locks, dialect, privateScratch);
  }

  /** Whether another request differs in its target and output alone; neither remembers anything. */
  public boolean isForOtherTarget(TranslationRequest other) {
    return cache == null
        && !Objects.equals(output, other.output)
        && equals(
            new TranslationRequest(
                other.sources,
                other.classPath,
                other.overlays,
                output,
                other.cache,
                target,
                other.locks,
                other.encoding,
                other.release,
                other.failOnWarning,
                other.dialect,
                other.privateScratch,
                other.processing,
                other.classRelease,
                other.platform));
  }

  /** The same request for another target. */
  public TranslationRequest withTarget(Target other) {
    return with(overlays, other, locks, dialect, privateScratch);
  }

  /** The same request with other locks, the same for all sets. */
  public TranslationRequest withLocks(LockKind other) {
    return withLocks(LockSettings.of(other));
  }

  /** The same request with other locks. */
  public TranslationRequest withLocks(LockSettings other) {
    return with(overlays, target, other, dialect, privateScratch);
  }

  /** The same request for sources of another surface. */
  public TranslationRequest withDialect(Dialect other) {
    return with(overlays, target, locks, other, privateScratch);
  }

  /** The same request with private copies of scratch arrays. */
  public TranslationRequest withPrivateScratch() {
    return with(overlays, target, locks, dialect, true);
  }

  private TranslationRequest with(
      List<Path> files,
      Target newTarget,
      LockSettings newLocks,
      Dialect newDialect,
      boolean newPrivateScratch) {
    return new TranslationRequest(
        sources,
        classPath,
        files,
        output,
        cache,
        newTarget,
        newLocks,
        encoding,
        release,
        failOnWarning,
        newDialect,
        newPrivateScratch,
        processing,
        classRelease,
        platform);
  }

  /** The same request with annotation processors. */
  public TranslationRequest withProcessing(List<String> options) {
    return new TranslationRequest(
        sources,
        classPath,
        overlays,
        output,
        cache,
        target,
        locks,
        encoding,
        release,
        failOnWarning,
        dialect,
        privateScratch,
        options,
        classRelease,
        platform);
  }

  /** The same request of a build whose class files are for a Java version; null for any. */
  public TranslationRequest withClassRelease(String version) {
    return new TranslationRequest(
        sources,
        classPath,
        overlays,
        output,
        cache,
        target,
        locks,
        encoding,
        release,
        failOnWarning,
        dialect,
        privateScratch,
        processing,
        version,
        platform);
  }

  /** The same request of a build that chooses its platform by the compiler's options. */
  public TranslationRequest withPlatform(List<String> options) {
    return new TranslationRequest(
        sources,
        classPath,
        overlays,
        output,
        cache,
        target,
        locks,
        encoding,
        release,
        failOnWarning,
        dialect,
        privateScratch,
        processing,
        classRelease,
        options);
  }
}
