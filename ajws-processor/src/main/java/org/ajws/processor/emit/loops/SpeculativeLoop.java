package org.ajws.processor.emit.loops;

import com.sun.source.util.TreePath;
import java.util.Set;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.analysis.speculation.RangeSummary;
import org.ajws.processor.analysis.speculation.RunsInOrder;
import org.ajws.processor.analysis.speculation.Speculations;
import org.ajws.processor.analysis.speculation.TrackedCode;
import org.ajws.processor.emit.speculation.ClaimsText;
import org.ajws.processor.emit.speculation.SpeculationLowering;
import org.ajws.processor.emit.speculation.TrackedNames;
import org.ajws.processor.emit.speculation.TrackedText;
import org.ajws.processor.program.LoopHeader;
import org.ajws.processor.source.CountedFor;

/**
 * A speculative loop becomes {@code Speculation.run} with its body twice: as it stands, on its
 * lines, and once more with tracked accesses, behind it on one line.
 */
final class SpeculativeLoop extends LoopForm {
  private static final String SPECULATION = RUNTIME + "speculation.";

  private final Context context;
  private final TrackedCode code;
  private final LoopExits exits;
  private final TrackedNames tracked;
  private final RangeSummary ranges; // null: the accesses are tracked
  private final boolean bound;

  SpeculativeLoop(Context context, Speculations speculations) {
    super(context);
    this.context = context;
    this.code = speculations.of(loop);
    this.ranges = speculations.isClaimed(loop) ? speculations.ranges(loop) : null;
    this.bound = ranges == null && !RunsInOrder.always(code) && speculations.isBound(code);
    this.exits = new LoopExits(module, names, loop);
    this.tracked = new TrackedNames(module, speculations);
  }

  @Override
  void lower() {
    // What is behind the loop asks by which exit it was left, outside of the try for results.
    String exit = "final int %s; final %s %s; ".formatted(fresh("exit"), kind(), fresh("loop"));
    open(Set.of(), exits.isEmpty() ? "" : exit);
    String trips;
    if (loop.header() instanceof LoopHeader.Counted counted) {
      trips = header(counted);
    } else if (loop.header() instanceof LoopHeader.Array array) {
      trips = header(array);
    } else {
      trips = header((LoopHeader.Elements) loop.header());
    }
    edits.open(start(loop.body()), span, trips + mayThrow() + declaration() + plainHead());
    exits.lower(edits);
    edits.close(end(loop.body()), span, " " + tail());
  }

  /** The returns that are made behind it; null for none. */
  LoopReturns returns() {
    return exits.returns(fresh("exit"), fresh("loop"));
  }

  // ---- the header, evaluated where it stands and in its order

  private String header(LoopHeader.Array header) {
    String array = fresh("array");
    edits.replace(
        start(loop.path().getLeaf()), start(header.source()), "final var " + array + " = ");
    edits.replace(end(header.source()), start(loop.body()), ";");
    return " final long %s = %s.length; ".formatted(fresh("trips"), array);
  }

  private String header(LoopHeader.Elements header) {
    String elements = fresh("elements");
    String cast = header.raw() ? "(java.lang.Iterable<?>) (" : "(";
    edits.replace(
        start(loop.path().getLeaf()),
        start(header.source()),
        "final var %s = %sAheadElements.%s(%s"
            .formatted(elements, SPECULATION, RunsInOrder.always(code) ? "inOrder" : "of", cast));
    edits.replace(end(header.source()), start(loop.body()), "));");
    return " final long %s = %s.trips(); ".formatted(fresh("trips"), elements);
  }

  private String header(LoopHeader.Counted header) {
    String first = "final %s %s = ".formatted(type(header), fresh("first"));
    edits.replace(start(loop.path().getLeaf()), start(header.first()), first);
    String bound = "; final long %s = ".formatted(fresh("bound"));
    edits.replace(end(header.first()), start(header.bound()), bound);
    if (header.step() == null) {
      edits.replace(end(header.bound()), start(loop.body()), ";");
    } else {
      String sign = header.negated() ? "-" : "+"; // either of them unboxes
      TypeMirror given = module.type(new TreePath(loop.path(), header.step()));
      boolean narrowed = !header.wide() && types.boxed(given).equals("java.lang.Long");
      String declared =
          "; final %s %s = %s%s("
              .formatted(type(header), fresh("step"), narrowed ? "(int) " : "", sign);
      edits.replace(end(header.bound()), start(header.step()), declared);
      edits.replace(end(header.step()), start(loop.body()), ");");
    }
    return " final long %1$s = %2$sloop.TripCount.%3$s(\"%4$s\", %5$s, %2$sloop.Relation.%6$s, %7$s, %8$s); "
        .formatted(
            fresh("trips"),
            RUNTIME,
            header.wide() ? "ofLongs" : "ofInts",
            loop.site(),
            fresh("first"),
            header.relation(),
            fresh("bound"),
            step(header));
  }

  private static String type(LoopHeader.Counted header) {
    return header.wide() ? "long" : "int";
  }

  private String step(LoopHeader.Counted header) {
    return header.step() != null ? fresh("step") : header.negated() ? "-1" : "1";
  }

  /** Declares the checked exceptions that leave the body: the runtime throws them undeclared. */
  private String mayThrow() {
    StringBuilder text = new StringBuilder();
    for (TypeMirror thrown : loop.thrown()) {
      text.append(RUNTIME).append("loop.Loops.<").append(types.of(thrown)).append(">mayThrow(); ");
    }
    return text.toString();
  }

  // ---- the bodies

  private String own() {
    return exits.own();
  }

  private String kind() {
    return "%sTranslatedLoop<%s, %s>".formatted(SPECULATION, locals.name(), exits.valueType(types));
  }

  /** {@code final TranslatedLoop<L, V> loop = new TranslatedLoop<L, V>(locals, }. */
  private String declaration() {
    String declared = exits.isEmpty() ? "final " + kind() + " " : "";
    return "%s%s = new %s(%s, ".formatted(declared, fresh("loop"), kind(), locals.root());
  }

  private String plainHead() {
    String head =
        loop.header() instanceof LoopHeader.Elements elements
            ? elementsHead(elements, "", fresh("elements") + ".element()")
            : chunkHead("%s[%s]".formatted(fresh("array"), fresh("index")));
    return "(%s, %s, %s) -> { %s".formatted(own(), fresh("trip"), fresh("past"), head);
  }

  /**
   * From the numbers of trips to the user's variable; the body follows.
   *
   * @param element the expression that reads the slot of an array
   */
  private String chunkHead(String element) {
    String begin = beginChunk(own() + ".locals");
    if (loop.header() instanceof LoopHeader.Counted counted) {
      return begin + range(counted) + new CountedLoop(context, counted).chunkLoop();
    }
    LoopHeader.Array array = (LoopHeader.Array) loop.header();
    return begin
        + "%1$sfor (int %2$s = (int) %3$s; %2$s < %4$s; %2$s++) { %5$s = %6$s; "
            .formatted(
                labels(),
                fresh("index"),
                fresh("trip"),
                fresh("past"),
                variable(array.variable()),
                element);
  }

  /**
   * The same over a collection.
   *
   * @param chunk the chunk and a comma in tracked code, else empty
   */
  private String elementsHead(LoopHeader.Elements header, String chunk, String element) {
    return beginChunk(own() + ".locals")
        + "%1$sfor (long %2$s = %3$s; %4$s.next(%5$s%2$s, %6$s); %2$s++) { %7$s = %8$s; "
            .formatted(
                labels(),
                fresh("index"),
                fresh("trip"),
                fresh("elements"),
                chunk,
                fresh("past"),
                variable(header.variable()),
                element);
  }

  /** How a chunk ends that was not left; {@code chunk} as above. */
  private String normally(String chunk) {
    String result =
        loop.header() instanceof LoopHeader.Elements
            ? "%s.end(%s%s)".formatted(fresh("elements"), chunk, exits.last())
            : "0";
    return "} " + endChunk(own() + ".locals") + "return " + result + "; }";
  }

  private String range(LoopHeader.Counted header) {
    String cast = header.wide() ? "" : "(int) ";
    String value = "%s(%s + %%s * %s)".formatted(cast, fresh("first"), step(header));
    String to =
        header.relation() == CountedFor.Relation.NE // then it is a count
            ? "%s(%s - %s)".formatted(cast, fresh("past"), fresh("trip"))
            : value.formatted(fresh("past"));
    return "final %s %s = %s, %s = %s; "
        .formatted(type(header), fresh("from"), value.formatted(fresh("trip")), fresh("to"), to);
  }

  private String trackedBody() {
    String chunk = fresh("chunk");
    TrackedText text = new TrackedText(module, tracked, code, chunk);
    text.rename(names.usesIn(loop));
    exits.lowerAll(text.edits());
    String head;
    if (loop.header() instanceof LoopHeader.Elements elements) {
      String element = "%s.element(%s, %s)".formatted(fresh("elements"), chunk, fresh("index"));
      head = elementsHead(elements, chunk + ", ", element);
    } else if (loop.header() instanceof LoopHeader.Array array) {
      TypeMirror type = module.type(new TreePath(loop.path(), array.source()));
      String get =
          "%s.get(%s, %s, \"%s\")".formatted(chunk, fresh("array"), fresh("index"), loop.site());
      head = chunkHead(text.typed(((ArrayType) type).getComponentType(), get));
    } else {
      head = chunkHead("");
    }
    return "(%s, %s, %s, %s) -> { %s%s.poll(); %s "
        .formatted(chunk, own(), fresh("trip"), fresh("past"), head, chunk, text.text());
  }

  /** {@code (claims, trip, past) -> { … }}. */
  private String claims() {
    ClaimsText text =
        new ClaimsText(module, ranges, names.usesIn(loop), fresh("claims"), fresh("set"));
    boolean counted = loop.header() instanceof LoopHeader.Counted;
    String trips =
        "%sclaim.Indices.trips(%s, %s, %s, %s)"
            .formatted(
                RUNTIME,
                counted ? fresh("first") : "0",
                counted ? step((LoopHeader.Counted) loop.header()) : "1",
                fresh("trip"),
                fresh("past"));
    return "(%s, %s, %s) -> { %s}"
        .formatted(
            fresh("claims"),
            fresh("trip"),
            fresh("past"),
            text.text(trips, counted ? "null" : fresh("array")));
  }

  /** Whether the plain body is to run on one thread: as far as it is known here, or else there. */
  private String bound() {
    if (bound) {
      return ".bound()";
    }
    boolean unknown =
        loop.header() instanceof LoopHeader.Elements && ranges == null && !RunsInOrder.always(code);
    return unknown ? ".bound(%s)".formatted(fresh("elements")) : "";
  }

  /** The end of the plain body, the tracked one, the call, and what follows an exit. */
  private String tail() {
    String both =
        ranges != null
            ? normally("") + ", " + claims()
            : RunsInOrder.always(code)
                ? normally("")
                : normally("") + ", " + trackedBody() + normally(fresh("chunk") + ", ");
    String run =
        "%s(%s, %s, %s); "
            .formatted(
                context.engine().speculate(),
                SpeculationLowering.site(module, loop),
                fresh("trips"),
                fresh("loop"));
    return both
        + ")"
        + bound()
        + "; "
        + (exits.isEmpty() ? "" : fresh("exit") + " = ")
        + run
        + (locals.hasResults() ? "} finally { " + locals.readBack() + "} " : "")
        + exits.jumps(fresh("exit"), fresh("loop"))
        + "}";
  }
}
