package org.ajws.javac;

import com.sun.source.util.JavacTask;
import com.sun.source.util.Plugin;
import com.sun.source.util.TaskEvent;
import com.sun.source.util.TaskListener;
import com.sun.source.util.Trees;
import java.util.List;
import java.util.stream.Collectors;
import javax.tools.Diagnostic;

/**
 * The compiler plugin {@code -Xplugin:Ajws}: translates the sources of a compilation before they
 * are entered. What is compiled has the user's file name, lines and columns; what is wrong is said
 * by the compiler's own messages, so that every build and editor shows it in its place.
 *
 * <p>This class uses supported API only, so that it can say what is missing where the compiler's
 * own packages are not exported to it; {@link TranslatedCompilation} needs them.
 */
public final class AjwsPlugin implements Plugin {
  private static final List<String> PACKAGES =
      List.of("api", "code", "main", "parser", "tree", "util");

  /** Made by the compiler. */
  public AjwsPlugin() {}

  @Override
  public String getName() {
    return "Ajws";
  }

  @Override
  public void init(JavacTask task, String... arguments) {
    List<String> hidden = hiddenPackages(task);
    if (!hidden.isEmpty()) {
      fail(
          task,
          "AJWS needs the compiler's own packages: give the JVM that compiles "
              + hidden.stream()
                  .map(p -> "--add-exports=jdk.compiler/" + p + "=ALL-UNNAMED")
                  .collect(Collectors.joining(" "))
              + " (docs/javac-plugin.md says where, for each build tool)");
      return;
    }
    PluginArguments parsed;
    try {
      parsed = PluginArguments.parse(arguments);
    } catch (IllegalArgumentException e) {
      fail(task, "-Xplugin:Ajws: " + e.getMessage());
      return;
    }
    if (!parsed.skip()) {
      task.addTaskListener(new TranslatedCompilation(task, parsed));
    }
  }

  private static List<String> hiddenPackages(JavacTask task) {
    Module compiler = task.getClass().getModule();
    return PACKAGES.stream()
        .map(p -> "com.sun.tools.javac." + p)
        .filter(p -> !compiler.isExported(p, AjwsPlugin.class.getModule()))
        .toList();
  }

  /** Reports at the first file: before it there is no place that a message could have. */
  private static void fail(JavacTask task, String message) {
    task.addTaskListener(
        new TaskListener() {
          private boolean said;

          @Override
          public void finished(TaskEvent event) {
            if (!said && event.getKind() == TaskEvent.Kind.PARSE) {
              said = true;
              Trees.instance(task)
                  .printMessage(
                      Diagnostic.Kind.ERROR,
                      message,
                      event.getCompilationUnit(),
                      event.getCompilationUnit());
            }
          }
        });
  }
}
