import java.nio.*;
import java.util.*;
import org.ajws.*;

/** Buffers and runs that keep apart. */
class BuffersAndRuns {

  void bufferGet(ByteBuffer b, int[] out) { for (@ParallelFor int i = 0; i < out.length; i++) out[i] = b.getInt(4 * i); }

  void duplicateRead(ByteBuffer b, int[] out) { for (@ParallelFor int i = 0; i < out.length; i++) { ByteBuffer d = b.duplicate(); d.position(4 * i); out[i] = d.getInt(); } }

  void duplicateSlot(ByteBuffer b, int[] out) { for (@ParallelFor int i = 0; i < out.length; i++) { ByteBuffer d = b.duplicate(); d.put(i, (byte) 3); } }

  void bufferArray(ByteBuffer b, int n) { for (@ParallelFor int i = 0; i < n; i++) { b.array()[i] = (byte) i; } }

  void wrap(byte[] a, int n) { for (@ParallelFor int i = 0; i < n; i++) { ByteBuffer d = ByteBuffer.wrap(a); d.put(i, (byte) i); } }

  void wrapOwn(int n) { for (@ParallelFor int i = 0; i < n; i++) { ByteBuffer d = ByteBuffer.wrap(new byte[8]); d.putInt(i); d.putInt(i); } }

  void wrapRead(byte[] a, int[] out) { for (@ParallelFor int i = 0; i < out.length; i++) { out[i] = ByteBuffer.wrap(a).getInt(4 * i); } }

  void allocate(int n) { for (@ParallelFor int i = 0; i < n; i++) { ByteBuffer d = ByteBuffer.allocate(8); d.putInt(i); d.flip(); } }

  void putIntApart(ByteBuffer b, int n) { for (@ParallelFor int i = 0; i < n; i++) b.putInt(4 * i, i); }

  void view(IntBuffer b, int n) { for (@ParallelFor int i = 0; i < n; i++) { b.put(i, i); } }

  void copyBlocks(int[] a, int[] b, int n) { for (@ParallelFor int i = 0; i < n; i++) System.arraycopy(a, 8 * i, b, 8 * i + 8, 8); }

  void copyRows(int[][] a, int[][] b, int n) { for (@ParallelFor int i = 0; i < n; i++) System.arraycopy(a[i], 0, b[i], 0, 8); }

  void text(int[] a, String[] s) { for (@ParallelFor int i = 0; i < s.length; i++) { s[i] = Arrays.toString(a); } }

  void rowSum(int[][] a, int[] s) { for (@ParallelFor int i = 0; i < s.length; i++) { a[i][0] = 3; s[i] = Arrays.stream(a[i]).sum(); } }
}
