package org.ajws.processor.classfile;

import com.sun.source.doctree.DocCommentTree;
import com.sun.source.doctree.DocTree;
import com.sun.source.doctree.SinceTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.DocTrees;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Makes {@code src/main/resources/org/ajws/processor/classfile/java6-api.txt}, the list of what a
 * program may call where no library of the VM is given. It takes three steps, since no JDK that
 * runs this project knows Java 6:
 *
 * <ol>
 *   <li>on a JDK 17: {@code dump 7 FILE} writes the API of Java 7;
 *   <li>on the newest JDK: {@code dump N FILE} writes its own;
 *   <li>{@code list DUMP7 DUMPN SRC.ZIP FILE}: the classes of Java 7 without those whose
 *       documentation in SRC.ZIP says {@code @since 1.7}, and for each the members that came after
 *       Java 6.
 * </ol>
 */
final class ApiListMain {
  private static final List<String> PACKAGES =
      List.of(
          "java.io",
          "java.lang",
          "java.lang.annotation",
          "java.lang.ref",
          "java.lang.reflect",
          "java.math",
          "java.net",
          "java.nio",
          "java.nio.channels",
          "java.nio.charset",
          "java.security",
          "java.text",
          "java.util",
          "java.util.concurrent",
          "java.util.concurrent.atomic",
          "java.util.concurrent.locks",
          "java.util.jar",
          "java.util.logging",
          "java.util.regex",
          "java.util.zip");

  /** Classes of Java 7 that GNU Classpath 0.99 has. */
  private static final Set<String> EARLY =
      Set.of(
          "java/util/concurrent/ForkJoinPool",
          "java/util/concurrent/ForkJoinTask",
          "java/util/concurrent/ForkJoinWorkerThread",
          "java/util/concurrent/RecursiveAction",
          "java/util/concurrent/RecursiveTask");

  private ApiListMain() {}

  public static void main(String[] args) throws IOException {
    switch (args[0]) {
      case "dump" -> Files.write(Path.of(args[2]), dump(args[1]));
      case "list" ->
          Files.write(
              Path.of(args[4]),
              list(
                  Files.readAllLines(Path.of(args[1])),
                  Files.readAllLines(Path.of(args[2])),
                  since17(Path.of(args[3]))));
      default -> throw new IllegalArgumentException(args[0]);
    }
  }

  /**
   * A line {@code CLASS SUPERS...} for each public class, then one for each of its members, also
   * inherited ones: {@code - NAME DESCRIPTOR DECLARING-CLASS SOURCE-SIGNATURE}.
   */
  private static List<String> dump(String release) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    JavacTask task =
        (JavacTask)
            compiler.getTask(
                null, null, null, List.of("--release", release, "-Xlint:-options"), null, null);
    Elements elements = task.getElements();
    Types types = task.getTypes();
    List<String> lines = new ArrayList<>();
    for (String name : PACKAGES) {
      PackageElement found = elements.getPackageElement(name);
      List<TypeElement> open = new ArrayList<>();
      found.getEnclosedElements().forEach(e -> open.add((TypeElement) e));
      for (int i = 0; i < open.size(); i++) {
        TypeElement type = open.get(i);
        if (!visible(type)) {
          continue;
        }
        String owner = internal(elements, type);
        lines.add(owner);
        for (Element member : elements.getAllMembers(type)) {
          if (member instanceof TypeElement nested) {
            if (member.getEnclosingElement().equals(type)) {
              open.add(nested);
            }
          } else if (visible(member)) {
            TypeElement declaring = (TypeElement) member.getEnclosingElement();
            lines.add(
                "- %s %s %s %s"
                    .formatted(
                        member.getSimpleName(),
                        descriptor(elements, types, types.erasure(member.asType())),
                        visible(declaring) ? internal(elements, declaring) : owner,
                        signature(member)));
          }
        }
      }
    }
    return lines;
  }

  private static boolean visible(Element e) {
    return e.getModifiers().contains(Modifier.PUBLIC)
        || e.getModifiers().contains(Modifier.PROTECTED);
  }

  private static String internal(Elements elements, TypeElement type) {
    return elements.getBinaryName(type).toString().replace('.', '/');
  }

  private static String descriptor(Elements elements, Types types, TypeMirror type) {
    return switch (type.getKind()) {
      case BOOLEAN -> "Z";
      case BYTE -> "B";
      case SHORT -> "S";
      case CHAR -> "C";
      case INT -> "I";
      case LONG -> "J";
      case FLOAT -> "F";
      case DOUBLE -> "D";
      case VOID -> "V";
      case ARRAY -> "[" + descriptor(elements, types, ((ArrayType) type).getComponentType());
      case DECLARED ->
          "L" + internal(elements, (TypeElement) ((DeclaredType) type).asElement()) + ";";
      case EXECUTABLE -> {
        var method = (javax.lang.model.type.ExecutableType) type;
        yield method.getParameterTypes().stream()
                .map(p -> descriptor(elements, types, types.erasure(p)))
                .collect(Collectors.joining("", "(", ")"))
            + descriptor(elements, types, types.erasure(method.getReturnType()));
      }
      default -> throw new IllegalStateException(type + " " + type.getKind());
    };
  }

  /** As {@link #signature(String, List)} makes it of a source. */
  private static String signature(Element member) {
    String name = member.getSimpleName().toString();
    if (!(member instanceof ExecutableElement method)) {
      return name;
    }
    return signature(
        name,
        method.getParameters().stream()
            .map(VariableElement::asType)
            .map(Object::toString)
            .toList());
  }

  private static String signature(String name, List<String> parameters) {
    return parameters.stream()
        .map(ApiListMain::simple)
        .collect(Collectors.joining(",", name + "(", ")"));
  }

  private static String simple(String type) {
    String plain = type.replace("...", "[]").replaceAll("@\\w+(\\([^)]*\\))?\\s*", "");
    while (plain.contains("<")) {
      plain = plain.replaceAll("<[^<>]*>", "");
    }
    return plain.replaceAll("[\\w$]+\\.", "").strip();
  }

  /** Classes, and {@code CLASS SIGNATURE} of members, that are new in Java 7. */
  private static Set<String> since17(Path sources) throws IOException {
    Set<String> found = new HashSet<>();
    try (FileSystem zip =
        FileSystems.newFileSystem(URI.create("jar:" + sources.toUri()), Map.of())) {
      JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
      StandardJavaFileManager manager =
          compiler.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8);
      for (String name : PACKAGES) {
        for (String module : List.of("java.base", "java.logging")) {
          Path folder = zip.getPath("/" + module + "/" + name.replace('.', '/'));
          if (!Files.isDirectory(folder)) {
            continue;
          }
          List<Path> files;
          try (Stream<Path> all = Files.list(folder)) {
            files = all.filter(f -> f.toString().endsWith(".java")).toList();
          }
          if (files.isEmpty()) {
            continue;
          }
          List<JavaFileObject> inputs = new ArrayList<>();
          manager.getJavaFileObjectsFromPaths(copies(files)).forEach(inputs::add);
          JavacTask task = (JavacTask) compiler.getTask(null, manager, null, null, null, inputs);
          DocTrees docs = DocTrees.instance(task);
          for (CompilationUnitTree unit : task.parse()) {
            new SinceScanner(docs, name, found).scan(unit, null);
          }
        }
      }
    }
    return found;
  }

  /** The compiler's file manager takes files of the default file system only. */
  private static List<Path> copies(List<Path> files) throws IOException {
    Path folder = Files.createTempDirectory("api");
    List<Path> copies = new ArrayList<>();
    for (Path file : files) {
      Path copy = folder.resolve(file.getFileName().toString());
      Files.copy(file, copy);
      copies.add(copy);
    }
    return copies;
  }

  private static final class SinceScanner extends TreePathScanner<Void, Void> {
    private final DocTrees docs;
    private final String packageName;
    private final Set<String> found;

    SinceScanner(DocTrees docs, String packageName, Set<String> found) {
      this.docs = docs;
      this.packageName = packageName;
      this.found = found;
    }

    @Override
    public Void visitClass(ClassTree tree, Void unused) {
      note(owner(getCurrentPath()));
      return super.visitClass(tree, null);
    }

    @Override
    public Void visitMethod(MethodTree tree, Void unused) {
      note(
          owner(getCurrentPath().getParentPath())
              + " "
              + signature(
                  tree.getName().toString(),
                  tree.getParameters().stream().map(p -> p.getType().toString()).toList()));
      return null;
    }

    @Override
    public Void visitVariable(VariableTree tree, Void unused) {
      note(owner(getCurrentPath().getParentPath()) + " " + tree.getName());
      return null;
    }

    private String owner(TreePath path) {
      List<String> names = new ArrayList<>();
      for (Tree each : path) {
        if (each instanceof ClassTree type) {
          names.add(0, type.getSimpleName().toString());
        }
      }
      return packageName.replace('.', '/') + "/" + String.join("$", names);
    }

    private void note(String what) {
      DocCommentTree comment = docs.getDocCommentTree(getCurrentPath());
      if (comment == null) {
        return;
      }
      for (DocTree tag : comment.getBlockTags()) {
        if (tag instanceof SinceTree since && since.getBody().toString().matches("(1\\.)?7\\b.*")) {
          found.add(what);
        }
      }
    }
  }

  private static List<String> list(List<String> java7, List<String> newest, Set<String> since17) {
    Map<String, Map<String, String>> then = members(java7);
    Map<String, Map<String, String>> now = members(newest);
    List<String> lines = new ArrayList<>();
    Map<String, List<String>> classes = new TreeMap<>();
    then.forEach(
        (owner, members) -> {
          if (since17.stream().anyMatch(s -> owner.equals(s) || owner.startsWith(s + "$"))
              && !EARLY.contains(owner)) {
            return;
          }
          Set<String> late = new TreeSet<>();
          now.getOrDefault(owner, Map.of())
              .forEach(
                  (member, place) -> {
                    boolean known = members.containsKey(member);
                    String declaring = place.substring(0, place.indexOf(' '));
                    boolean own = declaring.equals(owner) || !then.containsKey(declaring);
                    if (own && (!known || since17.contains(place)) && !EARLY.contains(place)) {
                      late.add(member);
                    }
                  });
          int slash = owner.lastIndexOf('/');
          classes
              .computeIfAbsent(owner.substring(0, slash), p -> new ArrayList<>())
              .add(
                  owner.substring(slash + 1)
                      + late.stream().map(m -> " " + m).collect(Collectors.joining()));
        });
    classes.forEach(
        (name, members) -> {
          lines.add(name + "/");
          members.stream().sorted().forEach(lines::add);
        });
    return lines;
  }

  /** For each class its members ({@code NAME:DESCRIPTOR}) and where each is declared. */
  private static Map<String, Map<String, String>> members(List<String> dump) {
    Map<String, Map<String, String>> all = new TreeMap<>();
    Map<String, String> current = null;
    for (String line : dump) {
      String[] words = line.split(" ", 5);
      if (words.length == 1) {
        current = all.computeIfAbsent(line, c -> new TreeMap<>());
      } else {
        current.put(
            words[1] + (words[2].startsWith("(") ? "" : ":") + words[2], words[3] + " " + words[4]);
      }
    }
    return all;
  }
}
