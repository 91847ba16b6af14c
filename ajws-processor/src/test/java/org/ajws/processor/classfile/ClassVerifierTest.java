package org.ajws.processor.classfile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.ajws.processor.api.TranslationResult.FileResult;
import org.ajws.processor.diagnostic.Diagnostic;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Class files that Jikes RVM would not load or serve, made one by one. */
class ClassVerifierTest {
  private static final String WS = HandlerCheck.WS;
  private static final int FIRST_LINE = 10;

  @TempDir private Path folder;

  @Test
  void soundClassIsAccepted() throws Exception {
    assertEquals("", method(m -> m.visitInsn(Opcodes.NOP)));
  }

  @Test
  void theRuntimeOfTheTargetIsJava6() throws Exception {
    Map<String, byte[]> classes = new TreeMap<>();
    if (Files.isDirectory(JikesPrograms.RUNTIME)) {
      lowered(JikesPrograms.RUNTIME, classes);
    } else {
      try (FileSystem jar = FileSystems.newFileSystem(JikesPrograms.RUNTIME)) {
        lowered(jar.getPath("/"), classes);
      }
    }
    assertTrue(classes.containsKey("org/ajws/runtime/lock/OrderedLock"));
    assertEquals("", verify(classes, ""));
  }

  private static void lowered(Path root, Map<String, byte[]> classes) throws IOException {
    try (Stream<Path> all = Files.walk(root)) {
      for (Path file : all.filter(f -> f.toString().endsWith(".class")).toList()) {
        byte[] classFile = ClassLowering.lower(Files.readAllBytes(file));
        classes.put(new ClassReader(classFile).getClassName(), classFile);
      }
    }
  }

  @Test
  void versionAbove50() throws Exception {
    byte[] classFile = write(Opcodes.V1_7, m -> m.visitInsn(Opcodes.NOP));
    assertEquals("AJWS-751 10", verify(Map.of("p/Made", classFile), ""));
  }

  @Test
  void referenceToClassOfNewerLibrary() throws Exception {
    Path library = folder.resolve("library");
    Files.createDirectories(library.resolve("lib"));
    ClassWriter writer = new ClassWriter(0);
    writer.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, "lib/New", null, "java/lang/Object", null);
    Files.write(library.resolve("lib/New.class"), writer.toByteArray());
    byte[] classFile =
        write(
            Opcodes.V1_6,
            m -> {
              m.visitTypeInsn(Opcodes.NEW, "lib/New");
              m.visitInsn(Opcodes.POP);
            });
    assertEquals("AJWS-751 10", verify(Map.of("p/Made", classFile), "library"));
  }

  @Test
  void invokedynamicAndItsConstants() throws Exception {
    Handle bootstrap = new Handle(Opcodes.H_INVOKESTATIC, "p/Made", "m", "()V", false);
    assertEquals("AJWS-752 10", method(m -> m.visitInvokeDynamicInsn("x", "()V", bootstrap)));
    assertEquals("AJWS-752 10", constant(bootstrap));
    assertEquals("AJWS-752 10", constant(Type.getMethodType("()V")));
    assertEquals(
        "AJWS-752 10", constant(new ConstantDynamic("c", "Ljava/lang/Object;", bootstrap)));
    assertEquals("", constant(Type.getObjectType("java/lang/String")));
    assertEquals("AJWS-754 10", constant(Type.getObjectType("java/util/Optional")));
  }

  @Test
  void interfaceMethodsWithBody() throws Exception {
    for (int access :
        new int[] {
          Opcodes.ACC_PUBLIC, Opcodes.ACC_PRIVATE, Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC
        }) {
      ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
      writer.visit(
          Opcodes.V1_6,
          Opcodes.ACC_INTERFACE | Opcodes.ACC_ABSTRACT,
          "p/Made",
          null,
          "java/lang/Object",
          null);
      body(writer.visitMethod(Opcodes.ACC_STATIC, "<clinit>", "()V", null, null), m -> {}, 9);
      writer
          .visitMethod(Opcodes.ACC_PUBLIC | Opcodes.ACC_ABSTRACT, "plain", "()V", null, null)
          .visitEnd();
      body(writer.visitMethod(access, "withBody", "()V", null, null), m -> {}, FIRST_LINE);
      assertEquals("AJWS-753 10", verify(Map.of("p/Made", writer.toByteArray()), ""));
    }
  }

  @Test
  void callOfStaticInterfaceMethod() throws Exception {
    assertEquals(
        "AJWS-753 10",
        method(
            m -> {
              m.visitMethodInsn(
                  Opcodes.INVOKESTATIC,
                  "java/util/Comparator",
                  "naturalOrder",
                  "()Ljava/util/Comparator;",
                  true);
              m.visitInsn(Opcodes.POP);
            }));
  }

  @Test
  void membersAndClassesAfterJava6() throws Exception {
    assertEquals("AJWS-754 10", call("java/lang/Integer", "compare", "(II)I"));
    assertEquals("", call("java/lang/Integer", "parseInt", "(Ljava/lang/String;)I"));
    assertEquals("AJWS-754 10", call("java/util/Objects", "hash", "()I"));
    // Inherited from classes that are not in the list, and from interfaces.
    assertEquals("", call("java/lang/StringBuilder", "length", "()I"));
    assertEquals(
        "AJWS-754 10", call("java/lang/StringBuilder", "chars", "()Ljava/util/stream/IntStream;"));
    assertEquals(
        "AJWS-754 10", call("java/util/ArrayList", "stream", "()Ljava/util/stream/Stream;"));
    // A method that a subinterface had long before its superinterface.
    String twoObjects = "(Ljava/lang/Object;Ljava/lang/Object;)Z";
    assertEquals("", call("java/util/concurrent/ConcurrentMap", "remove", twoObjects));
    assertEquals("AJWS-754 10", call("java/util/Map", "remove", twoObjects));
    // In GNU Classpath although it came with Java 7.
    assertEquals("", call("java/util/concurrent/ForkJoinPool", "getParallelism", "()I"));
    assertEquals(
        "AJWS-754 10",
        call(
            "java/util/concurrent/ForkJoinPool",
            "commonPool",
            "()Ljava/util/concurrent/ForkJoinPool;"));
    assertEquals("AJWS-754 10", call("p/Unknown", "m", "()V"));
    assertEquals("AJWS-754 10", call("p/Made", "missing", "()V"));
    assertEquals("", call("p/Made", "m", "()V"));
    assertEquals("", call("[I", "clone", "()Ljava/lang/Object;"));
  }

  @Test
  void joinWithItsHandlers() throws Exception {
    assertEquals("", handlers("join", WS + "$Continuation", WS + "$Join"));
    assertEquals("", handlers("finish", WS + "$Finish", WS + "$FinishFirst"));
    assertEquals("", handlers("setFlag", WS + "$Continuation"));
    assertEquals("", handlers("pauseStealOnThread"));
  }

  @Test
  void handlersOfOtherTypesDoNotCount() throws Exception {
    assertEquals("AJWS-755 10", handlers("setFlag"));
    assertEquals("AJWS-755 10", handlers("join", WS + "$Continuation"));
    assertEquals("AJWS-755 10", handlers("join", "java/lang/RuntimeException", WS + "$Join"));
    assertEquals("AJWS-755 10 AJWS-755 10", handlers("finish", (String) null));
    assertEquals("AJWS-755 10", handlers("finish", WS + "$FinishFirst", WS + "$Join"));
  }

  @Test
  void handlersThatDoNotCoverTheCall() throws Exception {
    assertEquals(
        "AJWS-755 10 AJWS-755 10",
        method(
            m -> {
              m.visitMethodInsn(Opcodes.INVOKESTATIC, WS, "join", "()V", false);
              tried(m, () -> m.visitInsn(Opcodes.NOP), WS + "$Continuation", WS + "$Join");
            }));
  }

  @Test
  void completionOutsideOfItsHandler() throws Exception {
    for (String[] each :
        new String[][] {{"completeJoin", "$Join"}, {"completeFinishFirst", "$FinishFirst"}}) {
      Consumer<MethodVisitor> complete =
          m -> m.visitMethodInsn(Opcodes.INVOKESTATIC, WS, each[0], "()V", false);
      assertEquals("AJWS-755 10", method(complete));
      assertEquals("", method(m -> handled(m, WS + each[1], complete)));
      assertEquals("AJWS-755 10", method(m -> handled(m, WS + "$Continuation", complete)));
      assertEquals(
          "AJWS-755 10",
          method(
              m -> {
                handled(m, WS + each[1], x -> {});
                complete.accept(m);
              }));
    }
  }

  /** A call of WS in a try with catches of these types. */
  private String handlers(String name, String... types) throws IOException {
    return method(
        m ->
            tried(m, () -> m.visitMethodInsn(Opcodes.INVOKESTATIC, WS, name, "()V", false), types));
  }

  private static void tried(MethodVisitor m, Runnable body, String... types) {
    Label start = new Label();
    Label end = new Label();
    Label after = new Label();
    Label[] handlers = new Label[types.length];
    for (int i = 0; i < types.length; i++) {
      handlers[i] = new Label();
      m.visitTryCatchBlock(start, end, handlers[i], types[i]);
    }
    m.visitLabel(start);
    body.run();
    m.visitLabel(end);
    m.visitJumpInsn(Opcodes.GOTO, after);
    for (Label handler : handlers) {
      m.visitLabel(handler);
      m.visitInsn(Opcodes.POP);
      m.visitJumpInsn(Opcodes.GOTO, after);
    }
    m.visitLabel(after);
  }

  private static void handled(MethodVisitor m, String type, Consumer<MethodVisitor> inHandler) {
    Label start = new Label();
    Label end = new Label();
    Label after = new Label();
    Label handler = new Label();
    m.visitTryCatchBlock(start, end, handler, type);
    m.visitLabel(start);
    m.visitInsn(Opcodes.NOP);
    m.visitLabel(end);
    m.visitJumpInsn(Opcodes.GOTO, after);
    m.visitLabel(handler);
    m.visitInsn(Opcodes.POP);
    inHandler.accept(m);
    m.visitLabel(after);
  }

  /** A static call, whatever its arguments: the verifier does not look at the stack. */
  private String call(String owner, String name, String descriptor) throws IOException {
    return method(m -> m.visitMethodInsn(Opcodes.INVOKESTATIC, owner, name, descriptor, false));
  }

  private String constant(Object constant) throws IOException {
    return method(
        m -> {
          m.visitLdcInsn(constant);
          m.visitInsn(Opcodes.POP);
        });
  }

  private String method(Consumer<MethodVisitor> code) throws IOException {
    return verify(Map.of("p/Made", write(Opcodes.V1_6, code)), "");
  }

  private static byte[] write(int version, Consumer<MethodVisitor> code) {
    ClassWriter writer = new ClassWriter(0);
    writer.visit(version, Opcodes.ACC_PUBLIC, "p/Made", null, "java/lang/Object", null);
    body(writer.visitMethod(Opcodes.ACC_STATIC, "m", "()V", null, null), code, FIRST_LINE);
    return writer.toByteArray();
  }

  private static void body(MethodVisitor m, Consumer<MethodVisitor> code, int line) {
    Label start = new Label();
    m.visitCode();
    m.visitLabel(start);
    m.visitLineNumber(line, start);
    code.accept(m);
    m.visitInsn(Opcodes.RETURN);
    m.visitMaxs(10, 10);
    m.visitEnd();
  }

  /** Code and line of each finding, in order. */
  private String verify(Map<String, byte[]> classes, String classPath) throws IOException {
    Path file = folder.resolve("Made.java");
    UserPositions places =
        new UserPositions(List.of(new FileResult(file, file, true)), StandardCharsets.UTF_8);
    classes.keySet().forEach(name -> places.compiledFrom(name, file));
    Path stub = StubClasses.in(folder.resolve("stub"));
    try (ClassStore runtime = new ClassStore(List.of(stub));
        ClassStore libraries =
            new ClassStore(classPath.isEmpty() ? List.of() : List.of(folder.resolve(classPath)))) {
      new ClassVerifier(new VmLibrary(classes, runtime, libraries, null), places).verify();
    }
    for (Diagnostic each : places.sorted()) {
      assertEquals(file, each.file());
      assertTrue(each.format().contains(" — "), each::format);
    }
    return places.sorted().stream()
        .map(d -> d.code().id() + " " + d.line())
        .collect(Collectors.joining(" "));
  }
}
