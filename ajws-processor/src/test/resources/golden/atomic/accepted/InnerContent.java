import java.io.StringWriter;
import java.text.DateFormat;
import java.text.MessageFormat;
import java.util.Arrays;
import java.util.Date;
import java.util.Formatter;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.ajws.AtomicSet;

/** What is used in the unit, copied, or cannot change. */
@AtomicSet("s")
class InnerContent {
  private DateFormat format = DateFormat.getInstance();
  private MessageFormat message = new MessageFormat("{0}");
  private StringWriter writer = new StringWriter();
  private Formatter formatter = new Formatter();
  private Optional<int[]> bins = Optional.of(new int[8]);
  private Optional<String> name = Optional.empty();
  private AtomicReference<int[]> text = new AtomicReference<>(new int[8]);
  private int n;

  Date date() { n++; return format.getCalendar().getTime(); }
  int digits() { n++; return format.getNumberFormat().getMaximumFractionDigits(); }
  int formats() { n++; return message.getFormats().length; }
  String buffer() { n++; writer.write("a"); return writer.getBuffer().toString(); }
  String out() { n++; return formatter.out().toString(); }
  Optional<String> optional() { n++; return name; }
  boolean is() { n++; return bins.isPresent(); }
  int[] got() { n++; return bins.get().clone(); }
  int sum() { n++; return bins.map(b -> Arrays.stream(b).sum()).orElse(0); }
  void each() { bins.ifPresent(b -> b[0] = n++); }
  void given() { n++; bins = Optional.of(new int[n]); }
  int first() { n++; return text.get()[0]; }
  int[] taken() { n++; return text.getAndSet(new int[8]); }
}
