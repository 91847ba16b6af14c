import java.io.Serializable;
import org.ajws.ParallelFor;

/** Several types in one file, with and without modifiers; each is stamped. */
@SuppressWarnings("unused")
public abstract strictfp class TopLevelTypes {
  public static void main(String[] args) {
    int[] a = new int[1];
    for (@ParallelFor int i = 0; i < 1; i++) a[i] = 1;
    System.out.println(a[0] + Second.values().length);
  }
} class OnTheSameLine {}

/* comment */ enum Second {A, B}
;
interface Third extends Serializable {}

@interface Fourth {}

record Fifth(int x) {}

sealed interface Sixth permits Seventh {}
non-sealed class Seventh implements Sixth {}
