import java.text.SimpleDateFormat;
import java.util.ArrayList;
import java.util.Date;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.ajws.ParallelFor;

class SharedLibraryObjects {
  private final StringBuilder text = new StringBuilder();

  void appended(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      text.append(i).append('\n');
    }
  }

  void collected(List<String> words) {
    List<String> found = new ArrayList<>();
    for (@ParallelFor String word : words) {
      found.add(word.trim());
    }
  }

  void counted(List<String> words) {
    Map<String, Integer> counts = new HashMap<>();
    for (@ParallelFor String word : words) {
      counts.merge(word, 1, Integer::sum);
    }
  }

  void formatted(Date[] dates, String[] out, SimpleDateFormat format) {
    for (@ParallelFor int i = 0; i < dates.length; i++) {
      out[i] = format.format(dates[i]);
    }
  }
}
