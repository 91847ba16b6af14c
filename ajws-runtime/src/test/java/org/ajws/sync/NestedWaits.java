package org.ajws.sync;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.ajws.runtime.generated.TaskLocals;
import org.ajws.runtime.generated.ValueBody;
import org.ajws.runtime.loop.ForkJoinLoops;
import org.ajws.runtime.loop.IntBody;
import org.ajws.runtime.loop.Loops;
import org.ajws.runtime.loop.Relation;
import org.ajws.runtime.task.Finish;
import org.ajws.runtime.task.ForkJoinTasks;
import org.ajws.runtime.task.TaskValue;
import org.ajws.runtime.task.Tasks;

/**
 * A random program of asyncs, finishes and loops, one in the other, whose tasks wait for events:
 * promises, futures, the ends of channels and conditions.
 *
 * <p>It is made by running it, in one thread, with a thread for each task, and in a random order;
 * each wait is for an event that has been. So in this order it ends. No event is ever undone, hence
 * it ends in every order, if each task that can go on does at some time.
 */
final class NestedWaits {
  private enum Event {
    PROMISE,
    CHANNEL,
    CONDITION,
    FUTURE,
    /** An async value, which only the block that declares it waits for. */
    VALUE
  }

  private enum Kind {
    WAIT,
    DONE,
    ASYNC,
    FUTURE,
    VALUE,
    USE,
    FINISH,
    LOOP
  }

  /** What a task does next. */
  private record Step(Kind kind, int event, List<Body> bodies) {}

  private static final class Body {
    final List<Step> steps = new ArrayList<>();
  }

  /** A construct whose end waits for tasks. */
  private static final class Region {
    int tasks;
  }

  /** A body that a thread of the model is in, and the values that it has declared. */
  private record Place(Body body, Region own, boolean isLoop, List<Integer> values) {
    Place(Body body, Region own, boolean isLoop) {
      this(body, own, isLoop, new ArrayList<>());
    }
  }

  /** A thread of the model. */
  private static final class Task {
    final Deque<Place> places = new ArrayDeque<>();
    final Region counted; // in what
    final int event; // that its end is; -1: none

    Task(Body body, Region counted, int event) {
      places.push(new Place(body, counted, false));
      this.counted = counted;
      this.event = event;
    }

    /** What its asyncs are counted in. */
    Region region() {
      return places.peek().own;
    }

    boolean canEnd(Set<Integer> ended) {
      Place place = places.peek();
      return ended.containsAll(place.values) && (places.size() == 1 || place.own.tasks == 0);
    }
  }

  private final Random random;
  private final Body main = new Body();
  private final List<Event> events = new ArrayList<>();
  private final List<Integer> been = new ArrayList<>();
  private final Set<Integer> ended = new HashSet<>(); // of the values
  private int waits;

  NestedWaits(Random random, int steps) {
    this.random = random;
    Region all = new Region();
    List<Task> tasks = new ArrayList<>();
    tasks.add(new Task(main, all, -1));
    int left = steps;
    while (!tasks.isEmpty()) {
      Task task = tasks.get(random.nextInt(tasks.size()));
      Place place = task.places.peek();
      if (!place.isLoop && left > 0 && (tasks.size() == 1 || random.nextInt(5) > 0)) {
        left--;
        goOn(task, tasks);
      } else if (task.canEnd(ended)) {
        task.places.pop();
        if (task.places.isEmpty()) {
          tasks.remove(task);
          task.counted.tasks--;
          if (task.event >= 0) {
            (events.get(task.event) == Event.VALUE ? ended : been).add(task.event);
          }
        }
      }
    }
  }

  private void goOn(Task task, List<Task> tasks) {
    Body body = task.places.peek().body;
    List<Integer> values = task.places.peek().values;
    int k = random.nextInt(18);
    if (k >= 16) {
      int value = values.isEmpty() ? -1 : values.get(random.nextInt(values.size()));
      if (ended.contains(value)) {
        body.steps.add(new Step(Kind.USE, value, List.of()));
        waits++;
      }
    } else if (k < 5 && !been.isEmpty()) { // mostly for what has been just now
      int event = been.get(been.size() - 1 - random.nextInt(Math.min(3, been.size())));
      body.steps.add(new Step(Kind.WAIT, event, List.of()));
      waits++;
    } else if (k < 9) {
      int event = event(Event.values()[random.nextInt(3)]);
      body.steps.add(new Step(Kind.DONE, event, List.of()));
      been.add(event);
    } else if (k < 13) {
      Kind kind = List.of(Kind.ASYNC, Kind.ASYNC, Kind.FUTURE, Kind.VALUE).get(random.nextInt(4));
      int event = kind == Kind.ASYNC ? -1 : event(Event.valueOf(kind.name()));
      Body async = new Body();
      body.steps.add(new Step(kind, event, List.of(async)));
      if (kind == Kind.VALUE) {
        values.add(event);
      }
      task.region().tasks++;
      tasks.add(new Task(async, task.region(), event));
    } else if (k < 15) {
      Body finish = new Body();
      body.steps.add(new Step(Kind.FINISH, -1, List.of(finish)));
      task.places.push(new Place(finish, new Region(), false));
    } else {
      Region loop = new Region();
      List<Body> iterations = new ArrayList<>();
      for (int i = 1 + random.nextInt(3); i >= 0; i--) {
        Body iteration = new Body();
        iterations.add(iteration);
        loop.tasks++;
        tasks.add(new Task(iteration, loop, -1));
      }
      body.steps.add(new Step(Kind.LOOP, -1, iterations));
      task.places.push(new Place(null, loop, true));
    }
  }

  private int event(Event event) {
    events.add(event);
    return events.size() - 1;
  }

  /** How many waits there are. */
  int waits() {
    return waits;
  }

  /** One run of it. */
  final class Run {
    private final boolean forkJoin;
    private final AtomicInteger waited = new AtomicInteger();
    private final List<Promise<Future<Integer>>> promises = new ArrayList<>();
    private final List<Channel<Integer>> channels = new ArrayList<>();
    private final List<StuckConditionsTest.Cell> cells = new ArrayList<>();

    Run(boolean forkJoin) {
      this.forkJoin = forkJoin;
      for (int i = 0; i < events.size(); i++) {
        promises.add(new Promise<>());
        channels.add(new Channel<>());
        cells.add(new StuckConditionsTest.Cell());
      }
    }

    void run() {
      finish(main);
    }

    /** How many waits have ended. */
    int waited() {
      return waited.get();
    }

    private void finish(Body body) {
      Finish finish =
          forkJoin ? ForkJoinTasks.finishApart("N.java:1") : Tasks.finishApart("N.java:1");
      try {
        run(body);
      } finally {
        finish.join();
      }
    }

    private void run(Body body) {
      Map<Integer, TaskValue<Integer>> values = new LinkedHashMap<>();
      try {
        run(body, values);
      } catch (Throwable t) {
        values.values().forEach(v -> v.failed(t));
        throw t;
      } finally {
        values.values().forEach(TaskValue::join);
      }
    }

    private void run(Body body, Map<Integer, TaskValue<Integer>> values) {
      for (Step step : body.steps) {
        switch (step.kind) {
          case VALUE -> values.put(step.event, value(step.bodies.get(0)));
          case USE -> waited.addAndGet(values.get(step.event).get());
          case WAIT -> await(step.event);
          case DONE -> done(step.event);
          case ASYNC -> async(step.bodies.get(0));
          case FUTURE -> future(step.event, step.bodies.get(0));
          case FINISH -> finish(step.bodies.get(0));
          default -> loop(step.bodies);
        }
      }
    }

    private void await(int event) {
      switch (events.get(event)) {
        case PROMISE -> promises.get(event).future().get();
        case FUTURE -> promises.get(event).future().get().get();
        case CONDITION -> cells.get(event).awaitSet();
        default -> awaitEnd(channels.get(event));
      }
      waited.incrementAndGet();
    }

    private void awaitEnd(Channel<Integer> channel) {
      try {
        channel.take();
        throw new AssertionError("nobody puts anything");
      } catch (NoSuchElementException e) {
        // that is the event
      }
    }

    private void done(int event) {
      switch (events.get(event)) {
        case PROMISE -> promises.get(event).complete(null);
        case CONDITION -> cells.get(event).set(1);
        default -> channels.get(event).close();
      }
    }

    private void async(Body body) {
      if (forkJoin) {
        ForkJoinTasks.asyncApart("N.java:2", () -> run(body));
      } else {
        Tasks.asyncApart("N.java:2", () -> run(body));
      }
    }

    private TaskValue<Integer> value(Body body) {
      ValueBody<Integer, RuntimeException> initialiser =
          () -> {
            run(body);
            return 1;
          };
      return forkJoin
          ? ForkJoinTasks.valueApart("N.java:5", initialiser)
          : Tasks.valueApart("N.java:5", initialiser);
    }

    private Future<Integer> compute(Body body) {
      run(body);
      return Future.of(1);
    }

    private void future(int event, Body body) {
      promises
          .get(event)
          .complete(
              forkJoin
                  ? ForkJoinTasks.futureApart("N.java:3", () -> compute(body))
                  : Tasks.futureApart("N.java:3", () -> compute(body)));
    }

    private void loop(List<Body> iterations) {
      IntBody<TaskLocals.None, RuntimeException> body =
          (from, to, step, locals) -> {
            for (int i = from; i < to; i++) {
              run(iterations.get(i));
            }
          };
      TaskLocals.None apart = TaskLocals.apart$();
      if (forkJoin) {
        ForkJoinLoops.ints("N.java:4", 0, Relation.LT, iterations.size(), 1, apart, body);
      } else {
        Loops.ints("N.java:4", 0, Relation.LT, iterations.size(), 1, apart, body);
      }
    }
  }
}
