package org.ajws;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Says, on the type of a field, local, parameter, return value or {@code new} expression, that an
 * atomic set of that object <em>is</em> a set of the enclosing object.
 *
 * <pre>{@code
 * @AtomicSet("b")
 * class Pair {
 *   final @AliasAtomic("a=this.b") Counter low = new @AliasAtomic("a=this.b") Counter();
 *   final @AliasAtomic("a=this.b") Counter high = new @AliasAtomic("a=this.b") Counter();
 * }
 * }</pre>
 *
 * <p><b>Meaning</b>
 *
 * <p>Both names are one set with one lock; the object carries it wherever it is stored or passed. A
 * unit of the enclosing object may touch members of the aliased one.
 *
 * <ul>
 *   <li>{@code "a=this.b"}: set {@code a} of that object is set {@code b} of {@code this}.
 *   <li>{@code "this.A[]"} on an array type: its slots belong to {@code this.A}; {@code
 *       "this.A[][]"} takes two dimensions.
 *   <li>{@code "this.A[]B=this.A"}: also the {@code B} sets of the elements are {@code this.A}.
 * </ul>
 *
 * Type arguments carry aliases, too: {@code List<@AliasAtomic("S=this.S") Node>}.
 *
 * <p><b>Serial meaning</b>
 *
 * <p>None.
 *
 * <p><b>Rejected</b>
 *
 * <p>A set that is not declared, on either side; an unaliased object stored in an aliased place; an
 * alias of a place to itself; an alias on a primitive, an array of primitives (but for its slots)
 * or a type variable; an override that loses an alias of its return type.
 *
 * <p>Source: {@code alias} of [2].
 */
@Documented
@Target(ElementType.TYPE_USE)
@Retention(RetentionPolicy.CLASS)
public @interface AliasAtomic {
  /**
   * The aliases, in the forms listed above.
   *
   * @return one alias per set of the object
   */
  String[] value();
}
