import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.SubmissionPublisher;
import java.util.concurrent.TimeUnit;
import java.util.function.BiPredicate;
import org.ajws.AtomicSet;

/** Units that wait for a while: whoever would end it needs their set. */
@AtomicSet("a")
class TimedWaits {
  private int v;
  private final BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(3);
  private final LinkedBlockingDeque<Integer> deque = new LinkedBlockingDeque<>();
  private final LinkedTransferQueue<Integer> transfers = new LinkedTransferQueue<>();
  private final Semaphore permits = new Semaphore(1);

  void polled() throws Exception { v += queue.poll(1, TimeUnit.DAYS); }
  void offered() throws Exception { queue.offer(v++, 1, TimeUnit.DAYS); }
  void ends() throws Exception { v += deque.pollFirst(1, TimeUnit.DAYS) + deque.pollLast(1, TimeUnit.DAYS); }
  void first() throws Exception { deque.offerFirst(v++, 1, TimeUnit.DAYS); }
  void last() throws Exception { deque.offerLast(v++, 1, TimeUnit.DAYS); }
  void transferred() throws Exception { transfers.tryTransfer(v++, 1, TimeUnit.DAYS); }
  void permitted() throws Exception { if (permits.tryAcquire(1, TimeUnit.DAYS)) v++; }
  void several() throws Exception { if (permits.tryAcquire(2, 1, TimeUnit.DAYS)) v++; }
  void completed(ExecutorCompletionService<Integer> all) throws Exception { v += all.poll(1, TimeUnit.DAYS).get(); }
  void ended(ExecutorService all) throws Exception { v++; all.awaitTermination(1, TimeUnit.DAYS); }
  void got(CompletableFuture<Integer> one) throws Exception { v += one.get(1, TimeUnit.DAYS); }
  void published(SubmissionPublisher<Integer> all) { v += all.offer(v, 1, TimeUnit.DAYS, null); }
  void lambda() throws Exception { Callable<Integer> c = () -> queue.poll(1, TimeUnit.DAYS); v += c.call(); }
  void down() throws Exception { v++; helper(); }
  private void helper() throws Exception { permits.tryAcquire(1, TimeUnit.DAYS); }
}
