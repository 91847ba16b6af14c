package it;

import org.ajws.Atomic;
import org.ajws.AtomicSet;
import org.ajws.ParallelFor;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.stereotype.Component;

/** A bean with a set and a loop; Spring writes its properties. */
@Component
@ConfigurationProperties("rows")
@AtomicSet("all")
public class Rows {
  @Atomic("all")
  private int size;

  @Atomic("all")
  private long sum;

  public int getSize() {
    return size;
  }

  public void setSize(int size) {
    this.size = size;
  }

  void add(int n) {
    sum += n;
  }

  long fill() {
    for (@ParallelFor int i = 0, n = getSize(); i < n; i++) {
      add(i);
    }
    return sum();
  }

  private long sum() {
    return sum;
  }
}
