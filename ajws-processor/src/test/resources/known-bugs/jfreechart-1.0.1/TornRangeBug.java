import java.util.Calendar;
import java.util.GregorianCalendar;
import java.util.TimeZone;
import org.ajws.processor.knownbugs.Gate;
import org.jfree.chart.axis.PeriodAxis;
import org.jfree.data.Range;
import org.jfree.data.time.Year;

/** The range is set to earlier years while it is read: it begins after its end. */
public class TornRangeBug {
  /** A first year, where the reader comes by before it reads the last one. */
  public static final class GatedYear extends Year {
    private static final long serialVersionUID = 1;

    GatedYear(int year) {
      super(year);
    }

    @Override
    public long getFirstMillisecond(TimeZone zone) {
      long first = super.getFirstMillisecond(zone);
      Gate.here();
      return first;
    }
  }

  public static String run() throws Exception {
    PeriodAxis axis = new PeriodAxis("axis", new GatedYear(2001), new Year(2003));
    axis.setAutoRangeTimePeriodClass(Year.class);
    double middle = new GregorianCalendar(1985, Calendar.JUNE, 1).getTimeInMillis();
    return Gate.pair(
        axis::getRange, () -> axis.setRange(new Range(middle, middle + 1), false, false));
  }
}
