package org.ajws.processor.emit.speculation;

import com.sun.source.tree.IdentifierTree;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import org.ajws.processor.analysis.speculation.AccessSites;
import org.ajws.processor.analysis.speculation.ArrayRef;
import org.ajws.processor.analysis.speculation.Fixed;
import org.ajws.processor.analysis.speculation.IndexSet;
import org.ajws.processor.analysis.speculation.RangeSummary;
import org.ajws.processor.source.BoundModule;

/** The statements that say what a chunk touches, on one line. */
public final class ClaimsText {
  private static final String INDICES = "org.ajws.runtime.claim.Indices";

  private final BoundModule module;
  private final RangeSummary summary;
  private final Map<IdentifierTree, String> renamed;
  private final String claims;
  private final String set;
  private String trips;
  private String header;

  /**
   * For a loop.
   *
   * @param renamed the names of locals from outside, where they are others
   * @param claims the variable that takes what is said
   * @param set how the names of sets begin
   */
  public ClaimsText(
      BoundModule module,
      RangeSummary summary,
      Map<IdentifierTree, String> renamed,
      String claims,
      String set) {
    this.module = module;
    this.summary = summary;
    this.renamed = renamed;
    this.claims = claims;
    this.set = set;
  }

  /**
   * The text.
   *
   * @param trips the values of the loop's variable, or of the index behind it
   * @param header the array that the loop is over
   */
  public String text(String trips, String header) {
    this.header = header;
    this.trips = set + "_0";
    StringBuilder text = new StringBuilder();
    text.append("final %s %s = %s; ".formatted(INDICES, this.trips, trips));
    if (summary.mayLeave()) {
      text.append(claims).append(".mayLeave(); ");
    }
    if (summary.mayNotEnd()) {
      text.append(claims).append(".mayNotEnd(); ");
    }
    Set<String> written = new HashSet<>();
    accesses(true).forEach(a -> written.add(operands(a)));
    Set<String> said = new HashSet<>();
    for (RangeSummary.Step step : summary.steps()) {
      if (step instanceof RangeSummary.Define define) {
        text.append(
            "final %s %s_%d = %s; ".formatted(INDICES, set, define.number(), text(define.value())));
      } else if (step instanceof RangeSummary.DefineArrays define) {
        text.append(
            "final org.ajws.runtime.claim.ArraySet %s_%d = %s; "
                .formatted(set, define.number(), setText(define.value())));
      } else if (step instanceof RangeSummary.Access access) {
        String operands = operands(access);
        boolean needed = access.write() || !written.contains(operands);
        String what = "%s(%s); ".formatted(access.write() ? "write" : "read", operands);
        if (needed && said.add(what)) {
          String site = AccessSites.of(module, access.path());
          text.append("%s.at(\"%s\").%s".formatted(claims, site, what));
        }
      }
    }
    for (RangeSummary.Step step : summary.steps()) {
      if (step instanceof RangeSummary.Length length) {
        String asked = text(length.of());
        if (text.indexOf(asked) < 0) { // else it is asked for already, to know a bound
          text.append(asked).append("; ");
        }
      }
    }
    return text.toString();
  }

  private List<RangeSummary.Access> accesses(boolean write) {
    return summary.steps().stream()
        .filter(RangeSummary.Access.class::isInstance)
        .map(RangeSummary.Access.class::cast)
        .filter(a -> a.write() == write)
        .toList();
  }

  private String operands(RangeSummary.Access access) {
    return text(access.arrays()) + ", " + text(access.at());
  }

  // ---- arrays

  /** An expression that gives one array, or a set of them. */
  private String text(ArrayRef arrays) {
    if (arrays instanceof ArrayRef.One one) {
      return text(one.variable());
    } else if (arrays instanceof ArrayRef.Header) {
      return header;
    } else if (arrays instanceof ArrayRef.Rows rows) {
      return "%s.rows(%s, %s)".formatted(claims, text(rows.arrays()), text(rows.at()));
    } else if (arrays instanceof ArrayRef.Named named) {
      return set + "_" + named.number();
    }
    return setText(arrays);
  }

  private String setText(ArrayRef arrays) {
    if (arrays instanceof ArrayRef.One || arrays instanceof ArrayRef.Header) {
      return "%s.only(%s)".formatted(claims, text(arrays));
    } else if (arrays instanceof ArrayRef.Own) {
      return claims + ".none()";
    } else if (arrays instanceof ArrayRef.Null) {
      return claims + ".only(null)";
    } else if (arrays instanceof ArrayRef.Union union) {
      return union(union.all(), this::setText, claims + ".none()");
    }
    return text(arrays);
  }

  private static <T> String union(List<T> all, Function<T, String> text, String none) {
    StringBuilder whole = new StringBuilder();
    for (T one : all) {
      whole.append(whole.isEmpty() ? text.apply(one) : ".or(" + text.apply(one) + ")");
    }
    return whole.isEmpty() ? none : whole.toString();
  }

  private String text(Fixed variable) {
    if (variable instanceof Fixed.Local local) {
      return renamed.getOrDefault(local.use(), local.variable().getSimpleName().toString());
    }
    Fixed.Field field = (Fixed.Field) variable;
    String object =
        field.field().getModifiers().contains(Modifier.STATIC)
            ? ((TypeElement) field.field().getEnclosingElement()).getQualifiedName().toString()
            : field.object() != null ? text(field.object()) : field.self();
    return object + "." + field.field().getSimpleName();
  }

  // ---- integers

  private String text(IndexSet value) {
    if (value instanceof IndexSet.Constant constant) {
      return "%s.of(%dL)".formatted(INDICES, constant.value());
    } else if (value instanceof IndexSet.Trip) {
      return trips;
    } else if (value instanceof IndexSet.Value v) {
      return "%s.of(%s)".formatted(INDICES, text(v.variable()));
    } else if (value instanceof IndexSet.Any any) {
      return INDICES + (any.wide() ? ".LONGS" : ".INTS");
    } else if (value instanceof IndexSet.Operation o) {
      return "%s.%s(%s)".formatted(text(o.left()), o.method(), text(o.right()));
    } else if (value instanceof IndexSet.Narrowed n) {
      return narrowed(n);
    } else if (value instanceof IndexSet.Counted c) {
      return "%s.%s(%s, %s, %s, %b)"
          .formatted(
              text(c.first()),
              c.up() ? "upTo" : "downTo",
              text(c.past()),
              step(c.reach(), c.step()),
              step(c.step(), c.reach()),
              c.wide());
    } else if (value instanceof IndexSet.Union union) {
      return union(union.all(), this::text, INDICES + ".NONE");
    } else if (value instanceof IndexSet.Elements e) {
      return "%s.values(%s, %s)".formatted(claims, text(e.arrays()), text(e.at()));
    } else if (value instanceof IndexSet.Length l) {
      String method = l.arrays() instanceof ArrayRef.One ? "length" : "lengths";
      String arrays = method.equals("length") ? text(l.arrays()) : setText(l.arrays());
      return "%s.%s(%s)".formatted(claims, method, arrays);
    }
    return set + "_" + ((IndexSet.Named) value).number();
  }

  /** A number where both are constants; else a set. */
  private String step(IndexSet one, IndexSet other) {
    return one instanceof IndexSet.Constant c && other instanceof IndexSet.Constant
        ? c.value() + "L"
        : text(one);
  }

  private String narrowed(IndexSet.Narrowed n) {
    String of = text(n.of());
    return switch (n.kind()) {
      case INT -> of + ".toInt()";
      case SHORT -> of + ".within(-32768L, 32767L)";
      case BYTE -> of + ".within(-128L, 127L)";
      case CHAR -> of + ".within(0L, 65535L)";
      default -> of;
    };
  }
}
