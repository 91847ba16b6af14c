import java.time.OffsetDateTime;
import java.time.Period;
import java.time.Year;
import java.time.ZoneId;
import org.ajws.AtomicSet;

/** Final fields of dates and times are no members: they never change. */
@AtomicSet("a")
class FinalDates {
  private final OffsetDateTime at;
  private final Period every;
  private final Year year;
  private final ZoneId zone;
  private int changes;

  FinalDates(OffsetDateTime at, Period every) {
    this.at = at;
    this.every = every;
    this.year = Year.from(at);
    this.zone = at.getOffset();
  }

  boolean isLike(FinalDates other) {
    return every.equals(other.every) && year.equals(other.year) && zone.equals(other.zone);
  }

  boolean isBefore(FinalDates other) {
    return at.isBefore(other.at);
  }

  int changed() {
    return ++changes;
  }
}
