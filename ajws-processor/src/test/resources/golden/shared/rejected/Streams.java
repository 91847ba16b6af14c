import java.io.BufferedReader;
import java.io.DataInput;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.PrintWriter;
import org.ajws.ParallelFor;

/** What is read or written in a row comes in another order, or in pieces. */
class Streams {
  void readNumbers(DataInput in, double[] a) throws IOException {
    for (@ParallelFor int i = 0; i < a.length; i++) {
      a[i] = in.readDouble();
    }
  }

  void writeObjects(ObjectOutputStream out, Object[] all) throws IOException {
    for (@ParallelFor Object o : all) {
      out.writeObject(o);
    }
  }

  void readLines(BufferedReader in, String[] lines) throws IOException {
    for (@ParallelFor int i = 0; i < lines.length; i++) {
      lines[i] = in.readLine();
    }
  }

  void print(PrintWriter out, int[] a) {
    for (@ParallelFor int i = 0; i < a.length; i++) {
      out.println(a[i]);
    }
  }

  String join(int[] a) {
    StringBuffer text = new StringBuffer();
    for (@ParallelFor int i = 0; i < a.length; i++) {
      text.append(a[i]).append(' ');
    }
    return text.toString();
  }

  void both(StringBuffer text) {
    finish:
    {
      async:
      text.append("first");
      text.append("second");
    }
  }
}
