import java.io.Serializable;
import org.ajws.ParallelFor;

/** Several types in one file, with and without modifiers; each is stamped. */
@org.ajws.runtime.Translated(digest = "13607ef5b447588b9f642ea341bc3948418ab99a25f972aa23bd857d302ba96a", target = "trycatch") @SuppressWarnings("unused")
public abstract strictfp class TopLevelTypes {
  public static void main(String[] args) {
    int[] a = new int[1];
    { org.ajws.runtime.loop.Loops.ints("TopLevelTypes.java:9", 0, org.ajws.runtime.loop.Relation.LT, 1, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$1, to$1, step$1, state$1) -> { for (int i$1 = from$1; i$1 < to$1; i$1++) { int i = i$1; a[i] = 1; } }); }
    System.out.println(a[0] + Second.values().length);
  }
} @org.ajws.runtime.Translated(digest = "13607ef5b447588b9f642ea341bc3948418ab99a25f972aa23bd857d302ba96a", target = "trycatch") class OnTheSameLine {}

/* comment */ @org.ajws.runtime.Translated(digest = "13607ef5b447588b9f642ea341bc3948418ab99a25f972aa23bd857d302ba96a", target = "trycatch") enum Second {A, B}
;
@org.ajws.runtime.Translated(digest = "13607ef5b447588b9f642ea341bc3948418ab99a25f972aa23bd857d302ba96a", target = "trycatch") interface Third extends Serializable {}

@org.ajws.runtime.Translated(digest = "13607ef5b447588b9f642ea341bc3948418ab99a25f972aa23bd857d302ba96a", target = "trycatch") @interface Fourth {}

@org.ajws.runtime.Translated(digest = "13607ef5b447588b9f642ea341bc3948418ab99a25f972aa23bd857d302ba96a", target = "trycatch") record Fifth(int x) {}

@org.ajws.runtime.Translated(digest = "13607ef5b447588b9f642ea341bc3948418ab99a25f972aa23bd857d302ba96a", target = "trycatch") sealed interface Sixth permits Seventh {}
@org.ajws.runtime.Translated(digest = "13607ef5b447588b9f642ea341bc3948418ab99a25f972aa23bd857d302ba96a", target = "trycatch") non-sealed class Seventh implements Sixth {}
