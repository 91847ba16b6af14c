package org.ajws.processor.source;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.source.util.JavacTask;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager.Location;
import javax.tools.JavaFileObject;
import javax.tools.JavaFileObject.Kind;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;

/** What is remembered of the JDK is what the compiler's own manager finds. */
class PlatformClassesTest {
  private static final Set<Kind> CLASSES = Set.of(Kind.CLASS);

  private static StandardJavaFileManager manager() {
    return ToolProvider.getSystemJavaCompiler().getStandardFileManager(null, Locale.ROOT, null);
  }

  private static List<Location> modules(StandardJavaFileManager files) throws IOException {
    List<Location> all = new ArrayList<>();
    files.listLocationsForModules(StandardLocation.SYSTEM_MODULES).forEach(all::addAll);
    return all;
  }

  private static byte[] bytes(JavaFileObject file) throws IOException {
    try (InputStream in = file.openInputStream()) {
      return in.readAllBytes();
    }
  }

  @Test
  void classesAreThoseOfTheManager() throws IOException {
    try (StandardJavaFileManager files = manager()) {
      int found = 0;
      for (Location module : modules(files)) {
        for (String name : List.of("java.lang", "java.util.function", "java.sql", "no.such")) {
          Map<String, JavaFileObject> expected = new TreeMap<>();
          for (JavaFileObject file : files.list(module, name, CLASSES, false)) {
            expected.put(files.inferBinaryName(module, file), file);
          }
          Map<String, JavaFileObject> known = new TreeMap<>();
          for (JavaFileObject file : PlatformClasses.list(files, module, name, CLASSES, false)) {
            known.put(PlatformClasses.binaryName(file), file);
            assertEquals(Kind.CLASS, file.getKind());
          }
          assertEquals(expected.keySet(), known.keySet(), module.getName());
          found += known.size();
        }
      }
      assertTrue(found > 300, found + " classes");
    }
  }

  /** Another manager, when the first one is closed. */
  @Test
  void theyAreListedOnce() throws IOException {
    Iterable<JavaFileObject> first;
    byte[] expected = null;
    try (StandardJavaFileManager files = manager()) {
      Location base = base(files);
      first = PlatformClasses.list(files, base, "java.util", CLASSES, false);
      for (JavaFileObject file : files.list(base, "java.util", CLASSES, false)) {
        if (files.inferBinaryName(base, file).equals("java.util.Optional")) {
          expected = bytes(file);
        }
      }
    }
    try (StandardJavaFileManager files = manager()) {
      Iterable<JavaFileObject> again =
          PlatformClasses.list(files, base(files), "java.util", CLASSES, false);
      assertSame(first, again);
      for (JavaFileObject file : again) {
        if (PlatformClasses.binaryName(file).equals("java.util.Optional")) {
          assertArrayEquals(expected, bytes(file));
          return;
        }
      }
      throw new AssertionError("no Optional");
    }
  }

  /** What a binding asks for is remembered: the compiler of this JDK lists in that way. */
  @Test
  void bindingsTakeWhatIsKnown() throws IOException {
    class Asked extends ForwardingJavaFileManager<StandardJavaFileManager> {
      private int ofPlatform;

      Asked() {
        super(manager());
      }

      @Override
      public Iterable<JavaFileObject> list(
          Location location, String name, Set<Kind> kinds, boolean below) throws IOException {
        Iterable<JavaFileObject> known =
            PlatformClasses.list(fileManager, location, name, kinds, below);
        if (known == null) {
          return super.list(location, name, kinds, below);
        }
        ofPlatform++;
        assertSame(known, PlatformClasses.list(fileManager, location, name, kinds, below));
        return known;
      }

      @Override
      public String inferBinaryName(Location location, JavaFileObject file) {
        String known = PlatformClasses.binaryName(file);
        return known != null ? known : super.inferBinaryName(location, file);
      }
    }
    Asked asked = new Asked();
    StringWriter messages = new StringWriter();
    JavaFileObject source =
        new SimpleJavaFileObject(URI.create("memory:///A.java"), Kind.SOURCE) {
          @Override
          public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return "class A { java.util.Optional<java.sql.Date> x = java.util.Optional.empty(); }";
          }
        };
    List<String> options = List.of("-proc:none");
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    ((JavacTask) compiler.getTask(messages, asked, null, options, null, List.of(source))).analyze();
    assertEquals("", messages.toString());
    assertTrue(asked.ofPlatform >= 3, asked.ofPlatform + " packages");
  }

  private static Location base(StandardJavaFileManager files) throws IOException {
    return modules(files).stream()
        .filter(l -> l.getName().endsWith("[java.base]"))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void whatElseIsAskedForIsNotKnown() throws IOException {
    try (StandardJavaFileManager files = manager()) {
      Location base = base(files);
      assertNull(PlatformClasses.list(files, base, "java.util", CLASSES, true));
      assertNull(
          PlatformClasses.list(files, StandardLocation.CLASS_PATH, "java.util", CLASSES, false));
    }
  }
}
