import java.io.StringWriter;
import java.lang.ref.WeakReference;
import java.text.DateFormat;
import java.text.Format;
import java.text.MessageFormat;
import java.text.NumberFormat;
import java.util.Calendar;
import java.util.Formatter;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.ajws.AtomicSet;

/** What objects of the JDK give away of what they go on to use, and what they only hold. */
@AtomicSet("s")
class InnerContent {
  private DateFormat format = DateFormat.getInstance();
  private MessageFormat message = new MessageFormat("{0}");
  private StringWriter writer = new StringWriter();
  private Formatter formatter = new Formatter();
  private Optional<int[]> bins = Optional.of(new int[8]);
  private Optional<Optional<List<String>>> deep = Optional.empty();
  private AtomicReference<StringBuilder> text = new AtomicReference<>(new StringBuilder());
  private WeakReference<int[]> weak = new WeakReference<>(new int[8]);
  private int n;

  Calendar calendar() { n++; return format.getCalendar(); }
  NumberFormat numbers() { n++; return format.getNumberFormat(); }
  Format[] formats() { n++; return message.getFormats(); }
  Format one() { n++; return message.getFormats()[0]; }
  StringBuffer buffer() { n++; return writer.getBuffer(); }
  Appendable out() { n++; return formatter.out(); }
  Optional<int[]> optional() { n++; return bins; }
  int[] got() { n++; return bins.get(); }
  int[] otherwise() { n++; return bins.orElse(null); }
  int[] thrown() { n++; int[] b = bins.orElseThrow(); return b; }
  Optional<int[]> filtered() { n++; return bins.filter(b -> b.length > 3); }
  List<String> deepest() { n++; return deep.get().get(); }
  StringBuilder text() { n++; return text.get(); }
  int[] weak() { n++; return weak.get(); }
  Runnable later() { n++; Optional<int[]> b = bins; return () -> b.get()[0]++; }
  void given(int[] b) { n++; Optional<int[]> o = Optional.of(b); bins = o; KEPT[0] = o; }
  static final Object[] KEPT = new Object[1];
}
