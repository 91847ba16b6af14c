import org.ajws.ParallelFor;

/** Unicode escapes in names, keywords, comments, strings and the annotation itself. */
class Escapes {
  public static void main(String[] args) {
    int[] \u00fcber = new int[3];
    int gr\u00f6\u00dfe = 1;
    gr\u00f6\u00dfe++;
    for (@\u0050arallelFor int \u0069 = 0; i < \u00fcber.length; \u0069++) {
      \u00fcber[i] = gr\u00f6\u00dfe + "\u0022.length(); \u002f* no comment *\u002f
    }
    f\u006fr (@ParallelFor int i = 0; i < 3; i++) /* \u2028 \\u0041 */ \u007b über[i]++; \u007d
    for (@ParallelFor int größer : über) System.out.print(größer > 0 ? "\ud83d\ude00" : "😀 no");
    System.out.println();
  }
}
