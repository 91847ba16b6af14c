import org.ajws.ParallelFor;

class Crlf {
	public static void main(String[] args) {
		int[] a = new int[3];
		for (@ParallelFor
			int i = 0; // from
			i < a.length;
			i++)
		{
			a[i] = i;	// tab
		}
		System.out.println(a[2]);
		throw new IllegalStateException("line 14");
	}
}