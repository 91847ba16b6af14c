package org.ajws.processor.pages;

import java.nio.file.Path;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.ajws.processor.Sources;
import org.ajws.processor.api.LockSettings;
import org.ajws.processor.api.Target;
import org.ajws.processor.api.TranslationRequest;
import org.ajws.processor.diagnostic.DiagnosticCode;

/** The examples on the pages of messages, and how they are translated. */
final class DiagnosticExamples {
  /** What only the translation for Jikes RVM says. */
  private static final Set<DiagnosticCode> OF_JIKES_RVM =
      EnumSet.of(
          DiagnosticCode.FUTURE_TARGET,
          DiagnosticCode.AWAIT_NOT_POSSIBLE,
          DiagnosticCode.INTERVAL_TARGET,
          DiagnosticCode.JIKES_POSITION,
          DiagnosticCode.JIKES_CAPTURE,
          DiagnosticCode.JIKES_RETURN,
          DiagnosticCode.JIKES_ANONYMOUS,
          DiagnosticCode.JIKES_FINAL_FIELD,
          DiagnosticCode.JIKES_DETERMINISTIC,
          DiagnosticCode.JIKES_CANCEL);

  /** Pages whose examples no translation of sources shows, and why. */
  private static final Map<DiagnosticCode, String> ELSEWHERE = elsewhere();

  private static Map<DiagnosticCode, String> elsewhere() {
    Map<DiagnosticCode, String> why = new EnumMap<>(DiagnosticCode.class);
    why.put(DiagnosticCode.COMPILER_FAILED, "an option of the build");
    why.put(DiagnosticCode.UNREADABLE, "files that are not there or not text");
    why.put(DiagnosticCode.UNWRITABLE, "the output folder");
    why.put(DiagnosticCode.MISSING_CLASS_PATH_ENTRY, "the class path");
    why.put(DiagnosticCode.SAME_OUTPUT, "two source roots");
    why.put(DiagnosticCode.NO_COMPILER, "a Java without a compiler");
    why.put(DiagnosticCode.TOO_DEEP, "as large as the stack");
    why.put(DiagnosticCode.OUTPUT_IS_SOURCE, "the output folder");
    for (DiagnosticCode code : OverlayPagesTest.CODES) {
      why.put(code, "overlays: OverlayPagesTest");
    }
    why.put(DiagnosticCode.GENERATED_CODE, "the compilation of the translation");
    why.put(DiagnosticCode.THRESHOLD, "a limit of the report");
    why.put(DiagnosticCode.THRESHOLD_UNDECIDED, "a limit of the report");
    why.put(DiagnosticCode.HUGE_METHOD, "class files of the translation");
    why.put(DiagnosticCode.TOO_MANY_CAPTURES, "more than 240 locals");
    why.put(DiagnosticCode.NOT_TRANSLATED, "a file that the compiler finds by itself");
    why.put(DiagnosticCode.COMPILED_BEFORE, "class files of an earlier compilation");
    why.put(DiagnosticCode.RUNTIME_NOT_READ, "a module declaration and another file");
    why.put(DiagnosticCode.RELEASE_BELOW_RUNTIME, "an option of the build");
    why.put(DiagnosticCode.SUPERCLASS_NOT_TRANSLATED, "class files of another module");
    why.put(DiagnosticCode.SET_WITHOUT_LOCK, "class files of another module");
    why.put(DiagnosticCode.JIKES_COMPILATION, "class files of version 50");
    why.put(DiagnosticCode.JIKES_CLASS_VERSION, "class files of version 50");
    why.put(DiagnosticCode.JIKES_INSTRUCTION, "class files of version 50");
    why.put(DiagnosticCode.JIKES_INTERFACE_METHOD, "class files of version 50");
    why.put(DiagnosticCode.JIKES_API, "class files of version 50");
    why.put(DiagnosticCode.JIKES_HANDLERS, "class files of version 50");
    why.put(DiagnosticCode.JIKES_VM, "an environment variable");
    return why;
  }

  private DiagnosticExamples() {}

  /** Whether the examples of a page get its message when they are translated. */
  static boolean areTranslated(DiagnosticCode code) {
    return !ELSEWHERE.containsKey(code);
  }

  /** The page of a kind of message. */
  static String page(DiagnosticCode code) {
    return "docs/diagnostics/" + code.id() + ".md";
  }

  /** Those in Java. */
  static List<PageExample> of(DiagnosticCode code) {
    return PageExample.of(page(code)).stream().filter(e -> e.language().equals("java")).toList();
  }

  /** What is translated to see the messages; nothing is written. */
  static TranslationRequest request(DiagnosticCode code, Path root) {
    TranslationRequest request =
        TranslationRequest.of(List.of(root), Sources.CLASS_PATH, null).withTarget(target(code));
    return code == DiagnosticCode.LOCK_NOT_POSSIBLE
        ? request.withLocks(LockSettings.parse("auto, Counter.n=varhandle"))
        : request;
  }

  /** The target that says it. */
  static Target target(DiagnosticCode code) {
    return OF_JIKES_RVM.contains(code) ? Target.JIKESRVM : Target.TRYCATCH;
  }
}
