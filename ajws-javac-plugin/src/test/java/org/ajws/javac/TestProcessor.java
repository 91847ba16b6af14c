package org.ajws.javac;

import com.sun.source.util.JavacTask;
import com.sun.source.util.Trees;
import com.sun.tools.javac.api.BasicJavacTask;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.TreeMaker;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.List;
import com.sun.tools.javac.util.Names;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/**
 * Does both things that processors do: for a class that is {@code @Deprecated} it writes a class
 * {@code gen.Made}, and adds a method {@code made()} to the class itself.
 */
public final class TestProcessor extends AbstractProcessor {

  @Override
  public Set<String> getSupportedAnnotationTypes() {
    return Set.of("java.lang.Deprecated");
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    for (Element type : round.getElementsAnnotatedWith(Deprecated.class)) {
      Context context = ((BasicJavacTask) JavacTask.instance(processingEnv)).getContext();
      TreeMaker maker = TreeMaker.instance(context);
      JCClassDecl tree = (JCClassDecl) Trees.instance(processingEnv).getTree(type);
      maker.at(tree.pos);
      tree.defs =
          tree.defs.append(
              maker.MethodDef(
                  maker.Modifiers(Flags.PUBLIC | Flags.STATIC),
                  Names.instance(context).fromString("made"),
                  maker.TypeIdent(TypeTag.INT),
                  List.nil(),
                  List.nil(),
                  List.nil(),
                  maker.Block(0, List.of(maker.Return(maker.Literal(1)))),
                  null));
      try (Writer out = processingEnv.getFiler().createSourceFile("gen.Made").openWriter()) {
        out.write("package gen; public class Made { public static int of(int i) { return i; } }");
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return false;
  }
}
