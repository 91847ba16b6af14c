package org.ajws.processor.rule;

import java.lang.module.FindException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleDescriptor.Requires;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReference;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.ajws.processor.diagnostic.Diagnostic;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.diagnostic.Diagnostics;
import org.ajws.processor.source.SourceFile;
import org.ajws.processor.text.Trivia;

/**
 * Generated code calls the runtime. In a named module that does not read it, the compiler would
 * reject every such call.
 */
public final class ModuleReads {
  private static final String RUNTIME = "org.ajws.runtime";
  private static final Pattern REQUIRES =
      Pattern.compile("\\brequires\\s+(?:(?:transitive|static)\\s+)*([\\w.]+)\\s*;");
  private static final Pattern MODULE = Pattern.compile("\\bmodule\\s+([\\w.]+)\\s*\\{");

  private ModuleReads() {}

  /**
   * Reports a module declaration among the sources that does not require the runtime, though files
   * of its module call it.
   *
   * @param translated the files that call the runtime
   * @param classPath where the modules are that it requires
   */
  public static void check(
      List<SourceFile> sources,
      Set<SourceFile> translated,
      List<Path> classPath,
      Diagnostics diagnostics) {
    List<SourceFile> declarations =
        sources.stream().filter(f -> f.relative().endsWith("module-info.java")).toList();
    for (SourceFile file : declarations) {
      // Sources of one module may lie in several folders, those of several in one each.
      if (declarations.size() > 1 && translated.stream().noneMatch(f -> isBelow(f, file))) {
        continue;
      }
      String code = Trivia.code(file.text());
      Matcher name = MODULE.matcher(code);
      if (name.find() && !reads(code, classPath)) {
        int offset = Math.max(0, file.text().indexOf(name.group(1)));
        diagnostics.add(
            new Diagnostic(
                DiagnosticCode.RUNTIME_NOT_READ,
                DiagnosticCode.RUNTIME_NOT_READ.severity(),
                file.path(),
                file.line(offset),
                file.column(offset),
                "the module "
                    + name.group(1)
                    + " has constructs of AJWS, and does not read the module "
                    + RUNTIME
                    + " that their translation calls",
                "add 'requires " + RUNTIME + ";'"));
      }
    }
  }

  private static boolean isBelow(SourceFile file, SourceFile declaration) {
    Path root = declaration.path().toAbsolutePath().normalize().getParent();
    return file.path().toAbsolutePath().normalize().startsWith(root);
  }

  private static boolean reads(String code, List<Path> classPath) {
    Deque<String> toDo = new ArrayDeque<>();
    Matcher required = REQUIRES.matcher(code);
    while (required.find()) {
      toDo.add(required.group(1));
    }
    if (toDo.contains(RUNTIME)) {
      return true;
    }
    Map<String, ModuleDescriptor> modules = modules(classPath);
    Set<String> seen = new HashSet<>();
    while (!toDo.isEmpty()) {
      String module = toDo.remove();
      ModuleDescriptor descriptor = modules.get(module);
      if (module.equals(RUNTIME)) {
        return true;
      }
      if (seen.add(module) && descriptor != null) {
        descriptor.requires().stream()
            .filter(r -> r.modifiers().contains(Requires.Modifier.TRANSITIVE))
            .forEach(r -> toDo.add(r.name()));
      }
    }
    return false;
  }

  private static Map<String, ModuleDescriptor> modules(List<Path> classPath) {
    Map<String, ModuleDescriptor> modules = new HashMap<>();
    for (Path entry : classPath) {
      try {
        for (ModuleReference found : ModuleFinder.of(entry).findAll()) {
          modules.putIfAbsent(found.descriptor().name(), found.descriptor());
        }
      } catch (FindException e) {
        // No module can be made of it, so none requires it by a name.
        continue;
      }
    }
    return modules;
  }
}
