import java.nio.*;
import java.util.*;
import org.ajws.*;

/** Buffers and their views, and runs of slots that are copied and read. */
class BuffersAndRuns {

  void buffer(ByteBuffer b, int n) { for (@ParallelFor int i = 0; i < n; i++) b.putInt(i); }

  void bufferGet(ByteBuffer b, int[] out) { for (@ParallelFor int i = 0; i < out.length; i++) out[i] = b.getInt(); }

  void bufferDuplicate(ByteBuffer b, int n) { for (@ParallelFor int i = 0; i < n; i++) { ByteBuffer d = b.duplicate(); d.put(0, (byte) i); } }

  void duplicateRelative(ByteBuffer b, int n) { for (@ParallelFor int i = 0; i < n; i++) { ByteBuffer d = b.duplicate(); d.position(4); d.putInt(i); } }

  void bufferArray(ByteBuffer b, int n) { for (@ParallelFor int i = 0; i < n; i++) { b.array()[0] = (byte) i; } }

  void wrap(byte[] a, int n) { for (@ParallelFor int i = 0; i < n; i++) { ByteBuffer d = ByteBuffer.wrap(a); d.put(0, (byte) i); } }

  void putIntAt(ByteBuffer b, int n) { for (@ParallelFor int i = 0; i < n; i++) b.putInt(0, i); }

  void putIntOverlap(ByteBuffer b, int n) { for (@ParallelFor int i = 0; i < n; i++) b.putInt(i, i); }

  void putLongApart(ByteBuffer b, int n) { for (@ParallelFor int i = 0; i < n; i++) b.putLong(4 * i, i); }

  void viewInside(ByteBuffer b, int n) { for (@ParallelFor int i = 0; i < n; i++) { b.asIntBuffer().put(3, i); } }

  void copy(int[] a, int n) { for (@ParallelFor int i = 0; i < n; i++) System.arraycopy(a, i, a, i + 1, 1); }

  void copyBlocks(int[] a, int n) { for (@ParallelFor int i = 0; i < n; i++) System.arraycopy(a, 8 * i, a, 8 * i + 8, 8); }

  void copyRow(int[][] a, int n) { for (@ParallelFor int i = 1; i < n; i++) System.arraycopy(a[i - 1], 0, a[i], 0, 8); }

  void sum(int[] a, int n) { for (@ParallelFor int i = 0; i < n; i++) a[i] = Arrays.stream(a).sum(); }

  void clone(int[] a, int n) { for (@ParallelFor int i = 0; i < n; i++) { int[] b = a.clone(); a[i] = b[0]; } }

  void copyOf(int[] a, int n) { for (@ParallelFor int i = 0; i < n; i++) { int[] b = Arrays.copyOf(a, 3); a[i] = b[0]; } }

  void text(int[] a, String[] s) { for (@ParallelFor int i = 0; i < s.length; i++) { s[i] = Arrays.toString(a); a[i] = 3; } }

  void asyncs(int[] a, int[] s) { finish: { async: a[3] = 1; async: s[0] = Arrays.stream(a).sum(); } }

  void asyncsCopy(int[] a, int[] s) { finish: { async: a[3] = 1; async: System.arraycopy(a, 0, s, 0, 9); } }
}
