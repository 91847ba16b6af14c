import java.lang.ref.ReferenceQueue;
import java.net.ServerSocket;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.Future;
import java.util.concurrent.SubmissionPublisher;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.Supplier;
import javax.swing.SwingUtilities;
import org.ajws.*;

/** Units that call a function which is a method of the JDK that waits. */
@AtomicSet("a")
class WaitsByReference {
  private int v;
  private Future<Integer> future;
  private CompletableFuture<Integer> stage;
  private BlockingQueue<Integer> queue;
  private Thread thread;

  void called() throws Exception { Callable<Integer> c = future::get; v += c.call(); }
  void supplied() { Supplier<Integer> s = stage::join; v += s.get(); }
  void handed() throws Exception { v += call(queue::take); }
  static int call(Callable<Integer> c) throws Exception { return c.call(); }
  void unbound() { Function<CompletableFuture<Integer>, Integer> f = CompletableFuture::join; v += f.apply(stage); }
  void timed() throws Exception { v++; TimeUnit.DAYS.timedJoin(thread, 1); }
  void shown() throws Exception { SwingUtilities.invokeAndWait(() -> v++); v++; }
  void streamed(List<CompletableFuture<Integer>> all) { v += all.stream().mapToInt(CompletableFuture::join).sum(); }
  void optional(Optional<CompletableFuture<Integer>> one) { v += one.map(CompletableFuture::join).orElse(0); }
  void otherwise() { v += Optional.<Integer>empty().orElseGet(stage::join); }
  void quietly(ForkJoinTask<Integer> task) { v++; task.quietlyJoin(); }
  void published(SubmissionPublisher<String> all) { v += all.submit("a"); }
  void accepted(ServerSocket socket) throws Exception { v++; socket.accept(); }
  void removed(ReferenceQueue<String> q) throws Exception { v++; q.remove(); }
  // Nobody waits here.
  void started(ExecutorService pool) { v++; pool.submit(stage::join); }
  Callable<Integer> made() { v++; return future::get; }
  void listed(List<Supplier<Integer>> all) { v++; all.add(stage::join); }
  void named(Map<String, Supplier<Integer>> all) { v++; all.put("a", stage::join); }
  ThreadLocal<Integer> local() { v++; return ThreadLocal.withInitial(stage::join); }
  Comparator<CompletableFuture<Integer>> order() { v++; return Comparator.comparing(CompletableFuture::join); }
  Function<CompletableFuture<Integer>, Integer> composed(Function<Integer, Integer> f) { v++; return f.compose(CompletableFuture::join); }
  void polled() { Supplier<Integer> s = queue::poll; v += s.get(); }
}
