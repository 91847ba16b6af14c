package org.ajws.processor.analysis.speculation;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.program.Capture;
import org.ajws.processor.source.BoundModule;

/** Which arrays the expressions of a body may give in any trip of a chunk. */
final class RangeArrays {
  private final BoundModule module;
  private final TrackedPlaces places;
  private final RangeValues values;
  private final List<RangeSummary.Step> steps;

  RangeArrays(
      BoundModule module, TrackedPlaces places, RangeValues values, List<RangeSummary.Step> steps) {
    this.module = module;
    this.places = places;
    this.values = values;
    this.steps = steps;
  }

  /** The arrays that an expression may give; null where nobody can tell. */
  ArrayRef arraysOrNull(TreePath expression) {
    try {
      return arrays(expression);
    } catch (UnknownArray e) {
      return null;
    }
  }

  /** The arrays that an expression may give. */
  ArrayRef arrays(TreePath expression) throws UnknownArray {
    TreePath path = RangeValues.plain(expression);
    Tree tree = path.getLeaf();
    if (tree instanceof NewArrayTree) {
      return new ArrayRef.Own();
    } else if (tree instanceof ArrayAccessTree access) {
      ArrayRef outer = arrays(RangeValues.inside(path, access.getExpression()));
      return outer instanceof ArrayRef.Own
          ? outer
          : new ArrayRef.Rows(outer, values.index(RangeValues.inside(path, access.getIndex())));
    } else if (tree instanceof ConditionalExpressionTree c) {
      return new ArrayRef.Union(
          List.of(
              arrays(RangeValues.inside(path, c.getTrueExpression())),
              arrays(RangeValues.inside(path, c.getFalseExpression()))));
    } else if (tree instanceof TypeCastTree cast) {
      return arrays(RangeValues.inside(path, cast.getExpression()));
    } else if (tree instanceof AssignmentTree assign) {
      return arrays(RangeValues.inside(path, assign.getExpression()));
    } else if (tree.getKind() == Tree.Kind.NULL_LITERAL) {
      return new ArrayRef.Null();
    } else if (module.element(path) instanceof VariableElement v
        && (tree instanceof IdentifierTree || tree instanceof MemberSelectTree)) {
      return v.getKind().isField() ? field(path) : local(v, path);
    }
    throw unknown(path);
  }

  private static UnknownArray unknown(TreePath path) {
    return new UnknownArray(
        path, "touches an array of which it is not known before which one it is");
  }

  private ArrayRef field(TreePath path) throws UnknownArray {
    Fixed fixed = fixed(path);
    if (fixed == null) {
      throw unknown(path);
    }
    return new ArrayRef.One(fixed);
  }

  private ArrayRef local(VariableElement v, TreePath use) throws UnknownArray {
    RangeScope scope = values.scope();
    ArrayRef known = scope.arrays.get(v);
    if (known != null) {
      return known;
    }
    Capture capture = scope.caller == null ? values.capture(v) : null;
    if (scope.caller == null && values.isVariable(v)) {
      return new ArrayRef.Rows(new ArrayRef.Header(), new IndexSet.Trip());
    } else if (capture != null && capture.role() != Capture.Role.PRIVATE_BY_ITSELF) {
      return switch (capture.role()) {
        case READ, COPY -> new ArrayRef.One(new Fixed.Local(v, (IdentifierTree) use.getLeaf()));
        case PRIVATE -> {
          if (!scope.writes.of(v).isEmpty()) {
            throw unknown(use);
          }
          yield new ArrayRef.Own();
        }
        default -> throw unknown(use);
      };
    }
    if (!scope.open.add(v)) {
      throw new UnknownArray(use, "exchanges arrays");
    }
    ArrayRef value = assigned(v, use);
    scope.open.remove(v);
    if (!(value instanceof ArrayRef.Own)) {
      int number = values.nextName();
      steps.add(new RangeSummary.DefineArrays(number, value));
      value = new ArrayRef.Named(number, value);
    }
    scope.arrays.put(v, value);
    return value;
  }

  private ArrayRef assigned(VariableElement v, TreePath use) throws UnknownArray {
    List<ArrayRef> all = new ArrayList<>();
    RangeScope scope = values.scope();
    TreePath argument = scope.arguments.get(v);
    if (argument != null) {
      values.enter(scope.caller);
      try {
        all.add(arrays(argument));
      } finally {
        values.enter(scope);
      }
    }
    for (LocalWrites.Write w : scope.writes.of(v)) {
      ArrayRef value = arrays(w.value());
      all.add(
          w.isElement() && !(value instanceof ArrayRef.Own)
              ? new ArrayRef.Rows(value, IndexSet.all(value))
              : value);
    }
    if (all.isEmpty()) {
      throw unknown(use);
    }
    return all.size() == 1 ? all.get(0) : new ArrayRef.Union(List.copyOf(all));
  }

  /** A local from outside or a field, of an object that is one; null for others. */
  Fixed fixed(TreePath expression) {
    TreePath path = RangeValues.plain(expression);
    if (!(module.element(path) instanceof VariableElement v)
        || v.getSimpleName().contentEquals("this")) { // which is a field to the compiler
      return null;
    }
    if (!v.getKind().isField()) {
      return fixedLocal(v, path);
    }
    Tracking.Field place = places.field(v, path);
    if (place.object() == null) {
      return new Fixed.Field(v, null, place.self());
    }
    ExpressionTree object = place.object();
    if (object.toString().equals("this") || object.toString().endsWith(".this")) {
      return new Fixed.Field(v, null, object.toString());
    }
    Fixed owner = fixed(RangeValues.inside(path, object));
    return owner == null ? null : new Fixed.Field(v, owner, null);
  }

  private Fixed fixedLocal(VariableElement v, TreePath use) {
    if (!(use.getLeaf() instanceof IdentifierTree name)) {
      return null;
    }
    RangeScope scope = values.scope();
    if (scope.caller != null) {
      TreePath argument = scope.arguments.get(v);
      return argument == null || !scope.writes.of(v).isEmpty()
          ? null
          : values.inCaller(() -> fixed(argument));
    }
    Capture capture = values.capture(v);
    return capture != null
            && (capture.role() == Capture.Role.READ || capture.role() == Capture.Role.COPY)
        ? new Fixed.Local(v, name)
        : null;
  }
}
