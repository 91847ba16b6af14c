package org.ajws.cli;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.ajws.processor.api.Dialect;
import org.ajws.processor.api.LockKind;
import org.ajws.processor.api.LockSettings;
import org.ajws.processor.api.Target;
import org.ajws.processor.api.TranslationRequest;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/** The options that every command that reads sources has. */
final class TranslationOptions {

  @Option(
      names = "--target",
      paramLabel = "TARGET",
      defaultValue = "trycatch",
      description = "What the result runs on: ${COMPLETION-CANDIDATES}; default ${DEFAULT-VALUE}.")
  Target target;

  @Option(
      names = "--locks",
      paramLabel = "KIND[,CLASS.SET=WAY]...",
      defaultValue = "monitor",
      converter = LockConverter.class,
      description =
          "How units of atomic sets exclude each other: monitor, reentrant or auto; default"
              + " ${DEFAULT-VALUE}; auto chooses for each set. Single sets may have a way of their"
              + " own: auto, monitor, reentrant, optimistic, varhandle, striped, none.")
  LockSettings locks;

  @Option(
      names = {"--cp", "--class-path"},
      paramLabel = "CP",
      description =
          "Jars and folders the sources are compiled against, separated as for java -cp; DIR/* means"
              + " every jar of DIR. Annotations and runtime need not be named.")
  List<String> classPath = new ArrayList<>();

  @Option(
      names = "--overlay",
      paramLabel = "FILE",
      description = "An overlay file; may be repeated.")
  List<Path> overlays = new ArrayList<>();

  @Option(
      names = "--encoding",
      paramLabel = "NAME",
      defaultValue = "UTF-8",
      converter = CharsetConverter.class,
      description = "The encoding of the sources; default ${DEFAULT-VALUE}.")
  Charset encoding = StandardCharsets.UTF_8;

  @Option(
      names = "--release",
      paramLabel = "N",
      description = "The Java version of the sources; default that of the running JDK.")
  Integer release;

  @Option(
      names = "--dialect",
      paramLabel = "DIALECT",
      defaultValue = "auto",
      description =
          "The surface of the sources: ${COMPLETION-CANDIDATES}; default ${DEFAULT-VALUE}, each file"
              + " in the one that its forms show.")
  Dialect dialect = Dialect.AUTO;

  @Option(names = "--fail-on-warning", description = "A warning counts as an error.")
  boolean failOnWarning;

  @Option(
      names = "--shared-scratch",
      paramLabel = "HOW",
      defaultValue = "error",
      description =
          "What becomes of a local array of which all iterations of a parallel loop write the same"
              + " slots: ${COMPLETION-CANDIDATES} (a copy for each task); default"
              + " ${DEFAULT-VALUE}.")
  SharedScratch sharedScratch = SharedScratch.ERROR;

  /** Whether the sources may call the research VM. */
  boolean oldProgram;

  /** The library of the VM that the program is for, where one is named: it may name its classes. */
  List<Path> vmLibrary = List.of();

  @Spec(Spec.Target.MIXEE)
  CommandSpec command;

  /** The defaults, for a source of our own. */
  static TranslationOptions of(Target target) {
    TranslationOptions options = new TranslationOptions();
    options.target = target;
    options.locks = LockSettings.of(LockKind.MONITOR);
    return options;
  }

  /** A request with these options; {@code output} null only checks. */
  TranslationRequest request(List<Path> sources, Path output) {
    return new TranslationRequest(
        sources,
        fullClassPath(),
        overlays,
        output,
        null,
        target,
        locks,
        encoding,
        level(),
        failOnWarning,
        dialect,
        sharedScratch == SharedScratch.PRIVATE);
  }

  /** The Java version as the compiler wants it; null for that of the running JDK. */
  String level() {
    if (release == null) {
      return null;
    }
    int newest = Runtime.version().feature();
    if (release < 8 || release > newest) {
      throw new ParameterException(
          command.commandLine(), "--release " + release + ": this JDK knows 8 to " + newest);
    }
    return release.toString();
  }

  /** What was given, then annotations and runtime; an entry counts once. */
  List<Path> fullClassPath() {
    Set<Path> entries = new LinkedHashSet<>(givenClassPath());
    entries.addAll(RuntimePath.entries());
    entries.addAll(vmLibrary);
    if (oldProgram) {
      entries.add(
          target == Target.JIKESRVM
              ? RuntimePath.jikesEntries().get(0)
              : RuntimePath.compatibility());
    }
    return List.copyOf(entries);
  }

  /** What was given. */
  List<Path> givenClassPath() {
    return ClassPathText.entries(classPath);
  }

  static final class LockConverter implements ITypeConverter<LockSettings> {
    @Override
    public LockSettings convert(String text) {
      try {
        return LockSettings.parse(text);
      } catch (IllegalArgumentException e) {
        throw new TypeConversionException(e.getMessage());
      }
    }
  }

  /** What becomes of scratch arrays that iterations share. */
  enum SharedScratch {
    ERROR,
    PRIVATE;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  static final class CharsetConverter implements ITypeConverter<Charset> {
    @Override
    public Charset convert(String text) {
      try {
        return Charset.forName(text);
      } catch (IllegalArgumentException e) {
        throw new TypeConversionException("this Java does not know the encoding '" + text + "'");
      }
    }
  }
}
