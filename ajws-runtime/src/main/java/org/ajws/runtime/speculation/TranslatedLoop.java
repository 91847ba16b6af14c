package org.ajws.runtime.speculation;

import org.ajws.runtime.claim.Claims;
import org.ajws.runtime.generated.TaskLocals;

/**
 * A speculative loop whose bodies are lambdas, so that {@code this} and all names in them mean what
 * they meant in the loop.
 *
 * @param <L> the state of a chunk: partial results of reductions and private copies
 * @param <V> what a {@code return} in the body returns
 */
public final class TranslatedLoop<L extends TaskLocals<L>, V>
    extends SpeculativeLoop<TranslatedLoop.Own<L, V>> {
  /**
   * The private record of a chunk.
   *
   * @param <L> the state of a chunk
   * @param <V> what a {@code return} in the body returns
   */
  public static final class Own<L, V> {
    /** Partial results and private copies. */
    public final L locals;

    /** What is returned, where the loop is left by a {@code return}. */
    public V value;

    Own(L locals) {
      this.locals = locals;
    }
  }

  /**
   * The body as it was written.
   *
   * @param <L> the state of a chunk
   * @param <V> what a {@code return} in the body returns
   */
  @FunctionalInterface
  public interface Plain<L, V> {
    /** As {@link SpeculativeLoop#plain}. */
    int run(Own<L, V> own, long from, long to) throws Throwable;
  }

  /**
   * The body with tracked accesses.
   *
   * @param <L> the state of a chunk
   * @param <V> what a {@code return} in the body returns
   */
  @FunctionalInterface
  public interface Tracked<L, V> {
    /** As {@link SpeculativeLoop#tracked}. */
    int run(Chunk chunk, Own<L, V> own, long from, long to) throws Throwable;
  }

  /** States what the body reads and writes. */
  @FunctionalInterface
  public interface Claiming {
    /** As {@link SpeculativeLoop#claim}. */
    void run(Claims claims, long from, long to) throws Throwable;
  }

  private final L root;
  private final Plain<L, V> plain;
  private final Tracked<L, V> tracked;
  private final Claiming claiming; // null: the body is tracked
  private boolean bound;
  private V value;

  /**
   * A loop.
   *
   * @param root the state of the enclosing method, to which those of chunks are joined
   * @param plain the body
   * @param tracked the body with tracked accesses
   */
  public TranslatedLoop(L root, Plain<L, V> plain, Tracked<L, V> tracked) {
    this(root, plain, tracked, null);
  }

  /**
   * A loop that says what it touches before it runs.
   *
   * @param root the state of the enclosing method
   * @param plain the body
   * @param claiming states what trips read and write
   */
  public TranslatedLoop(L root, Plain<L, V> plain, Claiming claiming) {
    this(root, plain, irrevocably(plain), claiming);
  }

  private TranslatedLoop(L root, Plain<L, V> plain, Tracked<L, V> tracked, Claiming claiming) {
    this.root = root;
    this.plain = plain;
    this.tracked = tracked;
    this.claiming = claiming;
  }

  /**
   * A loop that cannot run ahead.
   *
   * @param root the state of the enclosing method
   * @param plain the body
   */
  public TranslatedLoop(L root, Plain<L, V> plain) {
    this(root, plain, irrevocably(plain));
    bound = true;
  }

  /**
   * Says that trips may do what cannot be undone, of which the thread may be a part.
   *
   * @return this
   */
  public TranslatedLoop<L, V> bound() {
    bound = true;
    return this;
  }

  private static <L, V> Tracked<L, V> irrevocably(Plain<L, V> plain) {
    return (chunk, own, from, to) -> {
      chunk.irrevocable();
      return plain.run(own, from, to);
    };
  }

  /**
   * What the {@code return} returned that has left the loop.
   *
   * @return its value
   */
  public V value() {
    return value;
  }

  @Override
  protected Object body() {
    return plain;
  }

  /**
   * Says that trips may do what cannot be undone if they are over a collection whose iterator may.
   *
   * @param elements what the loop goes over
   * @return this
   */
  public TranslatedLoop<L, V> bound(AheadElements<?> elements) {
    bound |= elements.isInOrder();
    return this;
  }

  @Override
  protected boolean isBound() {
    return bound;
  }

  @Override
  protected Own<L, V> start() {
    return new Own<>(root.forked());
  }

  @Override
  protected int plain(Own<L, V> own, long from, long to) throws Throwable {
    return plain.run(own, from, to);
  }

  @Override
  protected int tracked(Chunk chunk, Own<L, V> own, long from, long to) throws Throwable {
    return tracked.run(chunk, own, from, to);
  }

  @Override
  protected void merge(Own<L, V> own) {
    root.joinSettled(own.locals);
    value = own.value;
  }

  @Override
  protected boolean isClaimed() {
    return claiming != null;
  }

  @Override
  protected void claim(Claims claims, long from, long to) throws Throwable {
    claiming.run(claims, from, to);
  }
}
