package org.ajws.processor.classfile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.ajws.processor.api.TranslationResult.FileResult;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Sources to class files of version 50, by both compilers, and what they say of bad ones. */
class JikesClassesTest {
  private static final String PROGRAM =
      """
      import java.util.ArrayList;
      import java.util.List;

      public class Main {
        enum Colour { RED, GREEN }

        class Inner {
          private int value = 3;
        }

        static int of(Colour colour, String... texts) {
          switch (colour) {
            case RED:
              return texts.length;
            default:
              return 7;
          }
        }

        public static void main(String[] args) throws Exception {
          List<String> list = new ArrayList<String>();
          list.add("x");
          assert list.size() == 1;
          Main main = new Main();
          Inner inner = main.new Inner();
          Runnable task = new Runnable() {
            public void run() {
              System.out.println("run");
            }
          };
          task.run();
          for (String s : list) {
            System.out.println(s + inner.value + of(Colour.RED, "a", "b") + of(Colour.GREEN));
          }
          try {
            main = null;
            main.new Inner();
          } catch (NullPointerException e) {
            System.out.println("null " + e.getStackTrace()[0].getLineNumber());
          }
        }
      }
      """;

  private static final String SHAPE =
      """
      import org.jikesrvm.scheduler.WS;

      public class Shape {
        static class Joined extends RuntimeException {
          WS.FinishInfo finish;
        }

        static int f(int x) {
          return x;
        }

        public static void main(String[] args) {
          int a = 0;
          int b = 0;
          try {
            try {
              WS.setFlag();
              a = f(2);
              WS.join();
            } catch (WS.Continuation c) {
              // A thief enters here.
              b = 0;
            } catch (WS.Join j) {
              j.finish.addData(0, a);
              WS.completeJoin();
            }
            b = f(3);
            WS.finish();
          } catch (WS.Finish f) {
            for (WS.FinishData datum : f.data) {
              if (datum.key == 0) {
                a = (Integer) datum.value;
              } else {
                b = (Integer) datum.value;
              }
            }
          } catch (WS.FinishFirst ff) {
            ff.finish.addData(1, b);
            WS.completeFinishFirst();
          }
          System.out.println(a + b);
        }
      }
      """;

  @TempDir private Path folder;

  @ParameterizedTest
  @EnumSource
  void classFilesHaveVersion50AndRun(ClassCompiler compiler) throws Exception {
    ClassResult result = build(compiler, "Main", PROGRAM);
    assertEquals(List.of(), result.diagnostics());
    assertTrue(result.classes().contains("Main$Inner"), result.classes()::toString);
    try (Stream<Path> files = Files.walk(folder.resolve("classes"))) {
      List<Path> classFiles = files.filter(f -> f.toString().endsWith(".class")).toList();
      assertEquals(result.classes().size(), classFiles.size());
      for (Path file : classFiles) {
        assertEquals(50, Files.readAllBytes(file)[7], file.toString());
      }
    }
    assertEquals("run\nx327\nnull 37\n", RunClasses.main(folder.resolve("classes"), "Main"));
  }

  @Test
  void javacTakesJava7ThatVersion50CanHold() throws Exception {
    ClassResult result =
        build(
            ClassCompiler.JAVAC,
            "Main",
            """
            import java.util.*;

            public class Main {
              public static void main(String[] args) {
                Map<String, Integer> counts = new HashMap<>();
                counts.put("a", 0b101_1);
                switch ("a") {
                  case "a":
                    System.out.println(counts.get("a"));
                    break;
                  default:
                    throw new AssertionError();
                }
                try {
                  Object[] all = new Object[args.length];
                  System.out.println(all[1]);
                } catch (ArrayIndexOutOfBoundsException | ClassCastException e) {
                  System.out.println(e.getClass().getName());
                }
              }
            }
            """);
    assertEquals(List.of(), result.diagnostics());
    assertEquals(
        "11\njava.lang.ArrayIndexOutOfBoundsException\n",
        RunClasses.main(folder.resolve("classes"), "Main"));
  }

  @Test
  void whatVersion50CannotHoldIsNamedAtTheUsersLine() throws Exception {
    ClassResult result =
        build(
            ClassCompiler.JAVAC,
            "Bad",
            """
            import java.io.StringReader;
            import java.util.List;
            import java.util.Objects;

            class Bad {
              interface Shape {
                default int sides() {
                  return 4;
                }
              }

              int all(List<String> list) throws Exception {
                Runnable task = () -> System.out.println();
                  list.forEach(System.out::println);
                try (StringReader in = new StringReader("x")) {
                  in.read();
                }
                list.stream();
                new StringBuilder().chars();
                Objects.hash(1);
                return Integer.compare(1, 2);
              }
            }
            """);
    assertEquals(
        """
        8:7 AJWS-753
        13:5 AJWS-752
        14:7 AJWS-752
        14:7 AJWS-754
        15:5 AJWS-754
        18:5 AJWS-754
        19:5 AJWS-754
        20:5 AJWS-754
        21:5 AJWS-754
        """,
        places(result));
    assertFalse(Files.exists(folder.resolve("classes")), "nothing is written");
  }

  @Test
  void ecjTakesJava6Only() throws Exception {
    ClassResult result =
        build(
            ClassCompiler.ECJ,
            "Bad",
            """
            class Bad {
              Runnable task = () -> {};
              int type = "text";
            }
            """);
    assertEquals("2:3 AJWS-750\n3:3 AJWS-750\n", places(result));
    assertTrue(
        result.diagnostics().get(1).cause().startsWith("ecj: Type mismatch"), result.toString());
  }

  /** The published shape of a finish: one async with a result, and a continuation with another. */
  @ParameterizedTest
  @EnumSource
  void publishedShapeIsAccepted(ClassCompiler compiler) throws Exception {
    Path stub = StubClasses.in(folder.resolve("stub"));
    ClassResult result = build(compiler, "Shape", SHAPE, stub);
    assertEquals(List.of(), result.diagnostics());
    assertEquals(List.of("Shape", "Shape$Joined"), result.classes());
    assertEquals("5\n", RunClasses.main(folder.resolve("classes"), "Shape", stub));
  }

  @ParameterizedTest
  @EnumSource
  void joinWithoutItsHandlerIsRefused(ClassCompiler compiler) throws Exception {
    Path stub = StubClasses.in(folder.resolve("stub"));
    ClassResult result = build(compiler, "Shape", SHAPE.replace("(WS.Join j)", "(Joined j)"), stub);
    assertEquals("19:9 AJWS-755\n25:9 AJWS-755\n", places(result));
  }

  @Test
  void missingEntryOfTheClassPathIsNamed() throws Exception {
    Path gone = folder.resolve("rvmrt.jar");
    ClassResult result =
        JikesClasses.build(
            new ClassRequest(
                List.of(),
                List.of(),
                List.of(),
                List.of(gone),
                folder.resolve("classes"),
                ClassCompiler.ECJ,
                StandardCharsets.UTF_8));
    assertEquals(gone, result.diagnostics().get(0).file());
    assertEquals("AJWS-105", result.diagnostics().get(0).code().id());
  }

  @ParameterizedTest
  @EnumSource
  void givenLibraryIsTheMeasure(ClassCompiler compiler) throws Exception {
    Path library = folder.resolve("rvmrt");
    RunClasses.copyOfJdk(
        library,
        "java/lang/Object",
        "java/lang/String",
        "java/lang/CharSequence",
        "java/lang/Comparable",
        "java/io/Serializable",
        "java/lang/Integer",
        "java/lang/Number",
        "java/lang/Throwable",
        "java/lang/Exception",
        "java/lang/Error",
        "java/lang/RuntimeException",
        "java/lang/Class",
        "java/lang/System",
        "java/lang/constant/Constable",
        "java/lang/constant/ConstantDesc");
    String source =
        """
        class Some {
          int same(int a, int b) {
            return Integer.compare(a, b);
          }
          Object other() {
            return new java.util.ArrayList();
          }
        }
        """;
    Path file = write("Some", source);
    ClassResult result =
        JikesClasses.build(
            new ClassRequest(
                List.of(new FileResult(file, file, true)),
                List.of(),
                List.of(),
                List.of(library),
                folder.resolve("classes"),
                compiler,
                StandardCharsets.UTF_8));
    assertTrue(result.hasErrors(), result.toString());
    assertTrue(
        result.diagnostics().stream().allMatch(d -> d.line() == 6),
        () -> "Integer.compare is in the library, ArrayList is not: " + result);
  }

  private ClassResult build(ClassCompiler compiler, String name, String text, Path... runtime)
      throws IOException {
    Path file = write(name, text);
    return JikesClasses.build(
        new ClassRequest(
            List.of(new FileResult(folder.resolve(name + ".java"), file, true)),
            List.of(),
            List.of(runtime),
            List.of(),
            folder.resolve("classes"),
            compiler,
            StandardCharsets.UTF_8));
  }

  /** As the translation, and as the user's file. */
  private Path write(String name, String text) throws IOException {
    Files.writeString(folder.resolve(name + ".java"), text);
    Path file = folder.resolve("translated").resolve(name + ".java");
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  private String places(ClassResult result) {
    List<String> lines = new ArrayList<>();
    result.diagnostics().forEach(d -> assertEquals(folder, d.file().getParent()));
    result
        .diagnostics()
        .forEach(d -> lines.add(d.line() + ":" + d.column() + " " + d.code().id() + "\n"));
    return lines.stream().distinct().collect(Collectors.joining());
  }
}
