import org.ajws.processor.knownbugs.Gate;
import org.jfree.chart.annotations.XYTextAnnotation;
import org.jfree.chart.plot.XYPlot;

/** An annotation is added while a plot is cloned: the clone fails. */
public class ClonedPlotBug {
  /** An annotation where the clone comes by. */
  private static final class GatedAnnotation extends XYTextAnnotation {
    private static final long serialVersionUID = 1;

    GatedAnnotation() {
      super("gated", 0, 0);
    }

    @Override
    public Object clone() throws CloneNotSupportedException {
      Gate.here();
      return super.clone();
    }
  }

  public static String run() throws Exception {
    XYPlot plot = new XYPlot();
    plot.addAnnotation(new GatedAnnotation());
    return Gate.pair(plot::clone, () -> plot.addAnnotation(new XYTextAnnotation("late", 1, 1)));
  }
}
