import org.ajws.Finish;

abstract class MisplacedFinish {
  @Finish
  abstract void run();

  @Finish
  native int compute();

  interface Task {
    @Finish
    void run();
  }
}
