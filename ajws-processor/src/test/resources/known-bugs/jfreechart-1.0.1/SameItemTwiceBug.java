import org.ajws.processor.knownbugs.Gate;
import org.jfree.data.xy.XYDataItem;
import org.jfree.data.xy.XYSeries;

/** Two threads add or update the same x: both add it, though the series takes no duplicates. */
public class SameItemTwiceBug {
  /** An item where the search for an x comes by. */
  private static final class GatedItem extends XYDataItem {
    private static final long serialVersionUID = 1;

    GatedItem(double x, double y) {
      super(x, y);
    }

    @Override
    public int compareTo(Object other) {
      Gate.here();
      return super.compareTo(other);
    }
  }

  public static String run() throws Exception {
    XYSeries series = new XYSeries("series", true, false);
    series.add(new GatedItem(1, 1));
    String thrown =
        Gate.pair(() -> series.addOrUpdate(5.0, 2.0), () -> series.addOrUpdate(5.0, 3.0));
    return series.getItemCount() == 2
        ? thrown
        : thrown + "x is there " + (series.getItemCount() - 1) + " times";
  }
}
