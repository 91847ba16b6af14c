import org.ajws.ParallelFor;

/** Unicode escapes in names, keywords, comments, strings and the annotation itself. */
@org.ajws.runtime.Translated(digest = "b77c617a6223f270f708ca70f10c773807f4af337570b391c0ac05d48bc2e186", target = "trycatch") class Escapes {
  public static void main(String[] args) {
    int[] \u00fcber = new int[3];
    int gr\u00f6\u00dfe = 1;
    gr\u00f6\u00dfe++;
    { final int größe$1 = größe; org.ajws.runtime.loop.Loops.ints("Escapes.java:9", 0, org.ajws.runtime.loop.Relation.LT, \u00fcber.length, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$1, to$1, step$1, state$1) -> { for (int i$1 = from$1; i$1 < to$1; i$1++) { int i = i$1; {
      \u00fcber[i] = größe$1 + "\u0022.length(); \u002f* no comment *\u002f
    } } }); }
    { org.ajws.runtime.loop.Loops.ints("Escapes.java:12", 0, org.ajws.runtime.loop.Relation.LT, 3, 1, org.ajws.runtime.generated.TaskLocals.none(),  /* \u2028 \\u0041 */(from$2, to$2, step$2, state$2) -> { for (int i$2 = from$2; i$2 < to$2; i$2++) { int i = i$2; \u007b über[i]++; \u007d } }); }
    { final var array$3 = über; org.ajws.runtime.loop.Loops.ints("Escapes.java:13", 0, org.ajws.runtime.loop.Relation.LT, array$3.length, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$3, to$3, step$3, state$3) -> { for (int index$3 = from$3; index$3 < to$3; index$3++) { int größer = array$3[index$3]; System.out.print(größer > 0 ? "\ud83d\ude00" : "😀 no"); } }); }
    System.out.println();
  }
}
