package org.ajws.processor.analysis.effects;

import com.sun.source.tree.MethodTree;
import com.sun.source.util.TreePath;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.ajws.processor.program.sets.SetDeclarations;

/**
 * Whether fields lead to parts of their object's own. A part is one's own if all that the module
 * stores in the field was made for it ({@link StoredValues} says what of an expression is); of what
 * the module has no source of, it is believed. Each field is looked at once, when it is asked for.
 */
final class Ownership {
  private final EffectAnalysis tools;
  private final Map<Question, Optional<TreePath>> known = new HashMap<>();
  private final Set<Question> open = new HashSet<>();
  private StoredValues values;
  private int assumed;

  /**
   * What is asked.
   *
   * @param of a field, parameter or method
   * @param parts whether of what the object holds, and not of the object itself
   */
  private record Question(Element of, boolean parts) {}

  Ownership(EffectAnalysis tools) {
    this.tools = tools;
  }

  /**
   * Where something is stored in a field that others may have, too.
   *
   * @param parts whether it is what the array or container there holds that is asked for
   * @return {@code File.java:LINE}; null where it is a part of the object's own
   */
  String storedAt(VariableElement field, boolean parts) {
    if (field.getModifiers().contains(Modifier.STATIC)
        || isImmutable(field.asType())
        || parts && field.asType() instanceof ArrayType of && isImmutable(of.getComponentType())
        || tools.module.declaration(field) == null) {
      return null;
    }
    TreePath place = ofField(field, parts);
    return place == null ? null : tools.summaries.location(place, place.getLeaf());
  }

  /** The store by which a field leads to what others may have; null where it does not. */
  TreePath ofField(VariableElement field, boolean parts) {
    return asked(
        new Question(field, parts),
        () -> {
          TreePath shared = values().firstShared(values().stores().values(field), parts);
          if (shared == null && parts) {
            shared = values().ofParts(field);
          }
          VariableElement given = shared == null ? component(field) : null;
          return given == null ? shared : ofParameter(given, parts, null);
        });
  }

  /**
   * The call by which a parameter gets what others may have.
   *
   * @param stored where it is stored, which stands for the calls if there are none
   */
  TreePath ofParameter(VariableElement parameter, boolean parts, TreePath stored) {
    ExecutableElement method = (ExecutableElement) parameter.getEnclosingElement();
    return asked(
        new Question(parameter, parts),
        () -> {
          int index = method.getParameters().indexOf(parameter);
          boolean rest = method.isVarArgs() && index == method.getParameters().size() - 1;
          List<TreePath> calls = values().stores().calls(method);
          if (calls.isEmpty()) {
            return stored != null ? stored : tools.module.declaration(method.getEnclosingElement());
          }
          for (TreePath call : calls) {
            TreePath shared = values().ofArgument(call, index, rest, parts);
            if (shared != null) {
              return shared;
            }
          }
          return null;
        });
  }

  /** What a method returns that others may have. */
  TreePath ofResult(ExecutableElement method, boolean parts, TreePath call) {
    TreePath shared =
        asked(
            new Question(method, parts),
            () -> {
              TreePath body = tools.calls.body(method);
              if (body != null
                  && body.getLeaf() instanceof MethodTree tree
                  && tree.getBody() != null) {
                TreePath own = values().firstReturned(body, parts);
                return own != null ? own : ofOverriders(method, parts, call);
              }
              TypeElement type = (TypeElement) method.getEnclosingElement();
              List<TreePath> functions = tools.calls.functions(type);
              if (functions.isEmpty() && tools.calls.overriders(method).isEmpty()) {
                return call; // of a class that is not seen
              }
              for (TreePath function : functions) {
                TreePath given = values().firstGiven(function, parts);
                if (given != null) {
                  return given;
                }
              }
              return ofOverriders(method, parts, call);
            });
    return shared == null ? null : call;
  }

  private TreePath ofOverriders(ExecutableElement method, boolean parts, TreePath call) {
    for (ExecutableElement m : tools.calls.overriders(method)) {
      TreePath one = ofResult(m, parts, call);
      if (one != null) {
        return one;
      }
    }
    return null;
  }

  /**
   * Answers once. What asks for itself is taken for its own as long as nothing speaks against it;
   * an answer that rests on that is not remembered before the outer question has one.
   */
  private TreePath asked(Question question, Supplier<TreePath> answer) {
    Optional<TreePath> before = known.get(question);
    if (before != null) {
      return before.orElse(null);
    }
    if (!open.add(question)) {
      assumed++;
      return null;
    }
    int assumptions = assumed;
    TreePath shared = answer.get();
    open.remove(question);
    if (shared != null || assumptions == assumed || open.isEmpty()) {
      known.put(question, Optional.ofNullable(shared));
    }
    return shared;
  }

  private StoredValues values() {
    if (values == null) {
      values = new StoredValues(tools, this);
    }
    return values;
  }

  /** The parameter of the canonical constructor that is stored in a component of a record. */
  private static VariableElement component(VariableElement field) {
    TypeElement owner = (TypeElement) field.getEnclosingElement();
    if (owner.getKind() != ElementKind.RECORD) {
      return null;
    }
    List<VariableElement> fields =
        ElementFilter.fieldsIn(owner.getEnclosedElements()).stream()
            .filter(f -> !f.getModifiers().contains(Modifier.STATIC))
            .toList();
    List<String> types = fields.stream().map(f -> f.asType().toString()).toList();
    return ElementFilter.constructorsIn(owner.getEnclosedElements()).stream()
        .map(ExecutableElement::getParameters)
        .filter(all -> all.size() == fields.size())
        .filter(all -> all.stream().map(p -> p.asType().toString()).toList().equals(types))
        .map(all -> (VariableElement) all.get(fields.indexOf(field)))
        .findFirst()
        .orElse(null);
  }

  /** Whether nobody can write to objects of a type. */
  static boolean isImmutable(TypeMirror type) {
    return type == null || SetDeclarations.isImmutable(type);
  }
}
