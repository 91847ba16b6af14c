package org.ajws.processor;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.ajws.processor.api.Target;
import org.ajws.processor.api.TranslationRequest;
import org.ajws.processor.api.TranslationResult;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Unusual but legal input is translated right; a full disk or a read-only folder loses nothing. */
class OddInputTest {
  private static final String LOOP =
      "import org.ajws.ParallelFor;\nclass Loop { void f(int[] a) {\n"
          + "  for (@ParallelFor int i = 0; i < a.length; i++) { a[i] = i; } } }";

  @TempDir Path folder;
  private Sources sources;

  @BeforeEach
  void makeSources() {
    sources = new Sources(folder);
  }

  @Test
  void filesWithoutConstructsStayByteForByte() throws IOException {
    sources.add("Empty.java", "");
    sources.add("p/package-info.java", "/** ajws */\n@Deprecated\npackage p;");
    sources.add("module-info.java", "module m { requires org.ajws.annotations; }\r\n");
    sources.add("Crlf.java", "class Crlf {\r\n\tint x; // ajws, async: \r\n}\r\n");
    sources.add("NoEnd.java", "class NoEnd { int x = 0; }");
    sources.add("Bom.java", "\uFEFFclass Bom {}");
    sources.add("sub/dir/Deep.java", "package sub.dir;\nclass Deep {}\n");
    assertAccepted(sources.translate());
    assertEquals(Sources.tree(sources.root()), Sources.tree(sources.output()));
  }

  @Test
  void moduleInfoDoesNotDisturbBinding() throws IOException {
    sources.add(
        "module-info.java",
        "module m { requires org.ajws.annotations; requires org.ajws.runtime; }");
    sources.add("p/Loop.java", "package p;\n" + LOOP);
    assertAccepted(sources.translate());
    assertTrue(sources.translated("p/Loop.java").contains("org.ajws.runtime.loop.Loops"));
  }

  /** The compiler would say so for every generated call. */
  @Test
  void aModuleThatDoesNotReadTheRuntimeIsToldOnce() throws IOException {
    sources.add(
        "module-info.java",
        "/** requires org.ajws.runtime; */\nmodule m.n {\n  requires org.ajws.annotations;\n}");
    sources.add("p/Loop.java", "package p;\n" + LOOP);
    TranslationResult result = sources.translate();
    assertEquals(1, result.diagnostics().size(), Sources.messages(result));
    assertTrue(
        Sources.messages(result).contains("module-info.java:2:8: error: [AJWS-127]"),
        Sources.messages(result));
  }

  /**
   * The compiler makes such class files without a word, and they end with an error where they run.
   */
  @Test
  void classFilesForAJavaThatTheRuntimeDoesNotRunOn() throws IOException {
    sources.add("Loop.java", LOOP).add("Plain.java", "class Plain {}");
    for (String old : List.of("8", "1.8", "11", "16")) {
      TranslationResult result = Translator.translate(sources.request().withClassRelease(old));
      assertFalse(result.hasErrors());
      assertEquals(1, result.diagnostics().size(), Sources.messages(result));
      assertTrue(
          Sources.messages(result).startsWith("warning: [AJWS-145] "), Sources.messages(result));
    }
    for (String recent : Arrays.asList("17", "25", null)) {
      assertAccepted(Translator.translate(sources.request().withClassRelease(recent)));
    }
    assertAccepted(
        Translator.translate(
            sources.request().withClassRelease("8").withTarget(Target.SERIAL))); // calls nothing
    Sources plain = new Sources(folder.resolve("plain")).add("Plain.java", "class Plain {}");
    assertAccepted(Translator.translate(plain.request().withClassRelease("8")));
  }

  /** It took a minute: each call was searched for in the whole method, many times. */
  @Test
  void anExpressionOfManySpawningCalls() throws IOException {
    String calls = "fib(1) + ".repeat(400);
    sources.add(
        "Long.java",
        "import org.ajws.Async;\nclass Long { static int fib(int n) {\n"
            + "  if (n < 2) return n; @Async int a = fib(n - 1); int b = fib(n - 2); return a + b; }\n"
            + ("  static int all() { return " + calls + "0; } }"));
    long before = processorNanos();
    assertAccepted(sources.translate());
    long took = processorNanos() - before;
    assertTrue(took < TimeUnit.SECONDS.toNanos(20), () -> took + " ns of processor time");
  }

  /** What else the machine does, does not count. */
  private static long processorNanos() {
    return ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class).getProcessCpuTime();
  }

  /**
   * Each statement was looked at from each one before it, through a linked list: with the cube of
   * their number, so that nothing but the time limit of the tests as a whole ended it.
   */
  @Test
  void aMethodOfThousandsOfStatements() throws IOException {
    sources.add(
        "Long.java",
        "class Long { int f(int n) { "
            + "n++; ".repeat(10_000)
            + "@org.ajws.Async int a = n; n--; return a + n; } }");
    assertAccepted(sources.translate());
  }

  @Test
  void byteOrderMarksOfUtf16() throws IOException {
    Charset utf16 = StandardCharsets.UTF_16LE;
    byte[] plain = ("\uFEFFclass Plain { String s = \"é\"; }").getBytes(utf16);
    sources.add("Plain.java", plain).add("Loop.java", ("\uFEFF" + LOOP).getBytes(utf16));
    TranslationResult result = Translator.translate(with(StandardCharsets.UTF_16));
    assertAccepted(result);
    assertArrayEquals(plain, Files.readAllBytes(sources.output().resolve("Plain.java")));
    String loop = Files.readString(sources.output().resolve("Loop.java"), StandardCharsets.UTF_16);
    assertTrue(loop.contains("org.ajws.runtime.loop.Loops"), loop);
  }

  @Test
  void byteOrderMarkOfUtf8BeforeAConstructIsTheCompilersError() throws IOException {
    sources.add("Loop.java", "\uFEFF" + LOOP);
    TranslationResult result = sources.translate();
    assertTrue(Sources.messages(result).contains("[AJWS-101]"), Sources.messages(result));
  }

  @Test
  void namesThatTheEncodingLacks() throws IOException {
    String text =
        "import org.ajws.*;\nclass Loop { static int f(int n) {\n"
            + "  int gr\\u00f6\\u00dfe = 1; gr\\u00f6\\u00dfe++; int[] a = new int[n];\n"
            + "  for (@ParallelFor int i = 0; i < n; i++) a[i] = gr\\u00f6\\u00dfe; return a[0]; } }";
    sources.add("Loop.java", text);
    assertAccepted(Translator.translate(with(StandardCharsets.US_ASCII)));
    assertEquals("", Sources.compile(sources.output(), folder.resolve("classes")));
  }

  @Test
  void classesInFilesOfOtherNames() throws IOException {
    sources.add("Helpers.java", "class Hidden { static int two() { return 2; } }");
    sources.add("other/Misplaced.java", "package not.here; public class Misplaced {}");
    sources.add(
        "Loop.java",
        LOOP.replace("a[i] = i", "a[i] = Hidden.two() + new not.here.Misplaced().hashCode()"));
    assertAccepted(sources.translate());
    assertTrue(sources.translated("Loop.java").contains("org.ajws.runtime.loop.Loops"));
  }

  @Test
  void classNestedFiftyDeep() throws IOException {
    StringBuilder s = new StringBuilder("import org.ajws.ParallelFor;\n");
    for (int i = 0; i < 50; i++) {
      s.append("class N").append(i).append(" {\n");
    }
    s.append("void f(int[] a) { for (@ParallelFor int i = 0; i < a.length; i++) a[i] = i; }\n");
    sources.add("N0.java", s + "}".repeat(50));
    assertAccepted(sources.translate());
    assertEquals("", Sources.compile(sources.output(), folder.resolve("classes")));
  }

  @Test
  void deepExpressions() throws IOException {
    String sum = "i" + " + i".repeat(5000);
    String brackets = "(".repeat(2000) + "i" + ")".repeat(2000);
    sources.add(
        "Loop.java", LOOP.replace("a[i] = i;", "a[i] = " + sum + "; a[i] += " + brackets + ";"));
    TranslationResult result = sources.translate();
    assertAccepted(result);
    assertTrue(sources.translated("Loop.java").contains(sum));
  }

  @Test
  void tenMegabytes() throws IOException {
    StringBuilder s = new StringBuilder("import org.ajws.ParallelFor;\nclass Big {\n");
    String filler = "  // " + "x".repeat(2000) + "\n";
    for (int m = 0; s.length() < 10_000_000; m++) {
      s.append("  static void m").append(m).append("(int[] a) {\n");
      s.append(
          m % 10 == 0 ? "    for (@ParallelFor int i = 0; i < a.length; i++) a[i] = i;\n" : filler);
      s.append("  }\n").append(filler);
    }
    sources.add("Big.java", s.append("}").toString());
    assertAccepted(sources.translate());
    assertEquals("", Sources.compile(sources.output(), folder.resolve("classes")));
  }

  /** Looking each call up in the whole file took minutes. */
  @Test
  void tenThousandMethodsThatCallOnLocals() throws IOException {
    StringBuilder s = new StringBuilder("import org.ajws.ParallelFor;\nclass Many {\n");
    s.append("  void run(int[] a) { for (@ParallelFor int i = 0; i < a.length; i++) a[i] = i; }\n");
    for (int m = 0; m < 10_000; m++) {
      s.append("  static int m").append(m).append("(int p) {\n    String s = \"a\" + p;\n");
      s.append("    for (int i = 0; i < p; i++) {\n      p ^= p << 3;\n    }\n");
      s.append("    return s.length() + p;\n  }\n");
    }
    sources.add("Many.java", s.append("}").toString());
    assertAccepted(sources.translate());
  }

  @Test
  void whatIsNoLongerInTheSourcesLeavesTheOutput() throws IOException {
    sources.add("Loop.java", LOOP).add("Gone.java", "class Gone {}");
    assertAccepted(sources.translate());
    Files.delete(sources.root().resolve("Gone.java"));
    Files.writeString(sources.output().resolve("Foreign.java"), "// not ours");
    assertAccepted(sources.translate());
    assertEquals(
        List.of("Foreign.java", "Loop.java"), List.copyOf(Sources.tree(sources.output()).keySet()));
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void aFullDiskLeavesTheLastTranslation() throws Exception {
    sources.add("A.java", "class A {}").add("Loop.java", LOOP);
    assertAccepted(sources.translate());
    Map<String, String> before = Sources.tree(sources.output());
    sources.add("A.java", "class A { int x; }");
    sources.add("Loop.java", LOOP + " // " + "x".repeat(100_000));
    // A limit on the size of files fails like a full disk: some bytes are written, then none.
    Process process =
        new ProcessBuilder(
                "sh",
                "-c",
                "ulimit -f 100; exec \"$@\"",
                "sh",
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:-UsePerfData",
                "-Xshare:auto",
                "-cp",
                System.getProperty("java.class.path"),
                TranslateMain.class.getName(),
                sources.root().toString(),
                sources.output().toString())
            .redirectErrorStream(true)
            .start();
    String messages = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(1, process.waitFor(), messages);
    assertTrue(messages.contains("[AJWS-104]"), messages);
    assertEquals(before, Sources.tree(sources.output()));
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void aFolderThatNobodyCanWrite() throws IOException {
    sources.add("Loop.java", LOOP);
    TranslationRequest request =
        TranslationRequest.of(
            List.of(sources.root()), Sources.CLASS_PATH, Path.of("/proc/ajws-output"));
    TranslationResult result = Translator.translate(request);
    assertTrue(Sources.messages(result).contains("[AJWS-104]"), Sources.messages(result));
  }

  private TranslationRequest with(Charset encoding) {
    TranslationRequest r = sources.request();
    return new TranslationRequest(
        r.sources(),
        r.classPath(),
        r.overlays(),
        r.output(),
        r.cache(),
        r.target(),
        r.locks().general(),
        encoding,
        r.release(),
        r.failOnWarning());
  }

  private static void assertAccepted(TranslationResult result) {
    assertFalse(result.hasErrors(), Sources.messages(result));
  }
}
