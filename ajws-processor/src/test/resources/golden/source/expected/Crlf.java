import org.ajws.ParallelFor;

@org.ajws.runtime.Translated(digest = "dcefc867ff849afc37ff0d3ffa99c95599f3624f6a22e6d8f33b3230afbf5987", target = "trycatch") class Crlf {
	public static void main(String[] args) {
		int[] a = new int[3];
		{ org.ajws.runtime.loop.Loops.ints("Crlf.java:6", 
0 // from
, org.ajws.runtime.loop.Relation.LT.itself(), a.length, 1, org.ajws.runtime.generated.TaskLocals.none(), 

(from$1, to$1, step$1, state$1) -> { for (int i$1 = from$1; i$1 < to$1; i$1++) { int i = i$1; {
			a[i] = i;	// tab
		} } }); }
		System.out.println(a[2]);
		throw new IllegalStateException("line 14");
	}
}