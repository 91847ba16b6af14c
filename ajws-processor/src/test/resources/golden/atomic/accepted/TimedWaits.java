import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.SubmissionPublisher;
import java.util.function.Supplier;
import org.ajws.AtomicSet;

/** Methods of the same names as those that wait for a while, which do not. */
@AtomicSet("a")
class TimedWaits {
  private int v;
  private final BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(3);
  private final LinkedBlockingDeque<Integer> deque = new LinkedBlockingDeque<>();
  private final LinkedTransferQueue<Integer> transfers = new LinkedTransferQueue<>();
  private final Semaphore permits = new Semaphore(1);

  void polled() { Integer n = queue.poll(); v += n == null ? 0 : n; }
  void offered() { queue.offer(v++); }
  void ends() { deque.offerFirst(v++); deque.offerLast(v); deque.pollFirst(); deque.pollLast(); }
  void transferred() { transfers.tryTransfer(v++); }
  void permitted() { if (permits.tryAcquire() || permits.tryAcquire(2)) v++; }
  void completed(ExecutorCompletionService<Integer> all) { if (all.poll() != null) v++; }
  void published(SubmissionPublisher<Integer> all) { v += all.offer(v, null); }
  void function() { Supplier<Integer> s = queue::poll; Integer n = s.get(); v += n == null ? 0 : n; }
}
