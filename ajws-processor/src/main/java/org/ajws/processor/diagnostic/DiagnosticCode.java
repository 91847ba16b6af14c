package org.ajws.processor.diagnostic;

/**
 * Every kind of message of the translator. The number is stable; each has a page in {@code
 * docs/diagnostics} and a program that provokes it in {@code src/test/resources/golden}.
 *
 * <p>Numbers: 10x input, 11x overlays, 12x the report, 2xx parallel loops, 3xx captured locals and
 * reductions, 4xx shared objects, 5xx atomic sets, 6xx dialects, 70x constructs and 75x class files
 * for Jikes RVM.
 */
public enum DiagnosticCode {
  // ---- 10x: input and output
  /** The compiler of the running JDK rejects an option, or fails. */
  COMPILER_FAILED(100, Severity.ERROR),
  /** The file is not legal Java. */
  SYNTAX(101, Severity.ERROR),
  /** The file cannot be read, or its bytes are not in the encoding of the build. */
  UNREADABLE(102, Severity.ERROR),
  /** A name or type inside a construct cannot be bound. */
  UNBOUND(103, Severity.ERROR),
  /** The output folder cannot be written. */
  UNWRITABLE(104, Severity.ERROR),
  /** An entry of the class path does not exist. */
  MISSING_CLASS_PATH_ENTRY(105, Severity.ERROR),
  /** Two sources would be written to the same output file. */
  SAME_OUTPUT(106, Severity.ERROR),
  /** No compiler: the running Java is not a JDK. */
  NO_COMPILER(107, Severity.ERROR),
  /** The source is nested too deeply to be analysed. */
  TOO_DEEP(108, Severity.ERROR),
  /** A translation would overwrite a source. */
  OUTPUT_IS_SOURCE(109, Severity.ERROR),

  // ---- 11x: overlays
  /** An overlay file is not written as it should be. */
  OVERLAY_SYNTAX(110, Severity.ERROR),
  /** An entry of an overlay matches nothing. */
  OVERLAY_UNMATCHED(111, Severity.ERROR),
  /** An entry of an overlay matches more than one place, and does not say that it may. */
  OVERLAY_AMBIGUOUS(112, Severity.ERROR),
  /** Two entries do something to one place, or one puts what the source has already. */
  OVERLAY_CONFLICT(113, Severity.ERROR),
  /** An entry puts something where it cannot stand. */
  OVERLAY_MISPLACED(114, Severity.ERROR),
  /** A field cannot have private copies in a loop. */
  OVERLAY_NO_FIELD(115, Severity.ERROR),

  // ---- 116: the translation
  /** The code made for a construct does not compile. */
  GENERATED_CODE(116, Severity.ERROR),

  // ---- 12x: the report
  /** A number of the report is beyond a limit that was set for it. */
  THRESHOLD(120, Severity.ERROR),
  /** A limit on something that the report does not have. */
  THRESHOLD_UNDECIDED(121, Severity.ERROR),
  /** A generated method is longer than HotSpot compiles. */
  HUGE_METHOD(122, Severity.WARNING),
  /** A name in the program hides a package that generated code names. */
  HIDDEN_PACKAGE(123, Severity.ERROR),
  /** A source with constructs that the compiler plugin was not shown. */
  NOT_TRANSLATED(124, Severity.ERROR),
  /** A member of the program has the name of what the translation adds. */
  RESERVED_NAME(125, Severity.ERROR),

  // ---- 126-129, 131-135, 145: what stands around the sources: processors, modules, releases
  /** An annotation processor adds members to a class with atomic sets. */
  GENERATED_MEMBER(126, Severity.ERROR),
  /** The module of the sources does not read the runtime. */
  RUNTIME_NOT_READ(127, Severity.ERROR),
  /** Classes that were compiled before do not fit those that are compiled now. */
  COMPILED_BEFORE(128, Severity.ERROR),
  /** The class files are for a Java version that the runtime does not run on. */
  RELEASE_BELOW_RUNTIME(145, Severity.WARNING),

  // ---- 2xx: parallel loops
  /** {@code @ParallelFor} stands elsewhere than on the variable of a {@code for}. */
  MISPLACED_PARALLEL_FOR(201, Severity.ERROR),
  /** Another annotation of AJWS stands where it has no meaning. */
  MISPLACED_ANNOTATION(202, Severity.ERROR),
  /** A value in an annotation of AJWS is unknown. */
  ANNOTATION_VALUE(203, Severity.ERROR),
  /** The body assigns the loop variable. */
  LOOP_VARIABLE_ASSIGNED(204, Severity.ERROR),
  /** The body changes what the bound or the step reads. */
  BOUND_CHANGED(205, Severity.ERROR),
  /** A loop that runs its header in order, and whose body or header changes too much. */
  HEADER_VARIABLE_USED(206, Severity.ERROR),
  /** {@code return}, {@code yield}, {@code break} or {@code continue} leaves a parallel body. */
  JUMP_OUT_OF_LOOP(207, Severity.ERROR),
  /** {@code break} ends a parallel loop. */
  BREAK_OF_LOOP(208, Severity.ERROR),
  /** The body of a loop, or an async, has no effect. */
  NO_EFFECT(209, Severity.WARNING),
  /** A label that looks like a misspelt {@code async} or {@code finish}. */
  LABEL_RESEMBLES_CONSTRUCT(210, Severity.WARNING),

  // ---- 22x: asyncs
  /** {@code return}, {@code yield}, {@code break} or {@code continue} leaves an async. */
  JUMP_OUT_OF_ASYNC(220, Severity.ERROR),
  /** An {@code @Async} local without an initialiser. */
  ASYNC_VALUE_WITHOUT_INITIALISER(221, Severity.ERROR),
  /** An {@code @Async} local is assigned by more than its initialiser. */
  ASYNC_VALUE_ASSIGNED(222, Severity.ERROR),
  /** An async stands in a critical section or a static initialiser. */
  ASYNC_IN_ORDER(223, Severity.WARNING),

  /** An async assigns a local, but no finish in its method ends it. */
  RESULT_WITHOUT_FINISH(224, Severity.ERROR),
  /** An async's result is read before the finish ends. */
  RESULT_READ_EARLY(225, Severity.ERROR),
  /** An async's result is assigned by somebody else, too. */
  RESULT_ASSIGNED_TWICE(226, Severity.ERROR),
  /** A {@code try} between an async and its finish catches a checked exception of the async. */
  CAUGHT_BEFORE_FINISH(227, Severity.ERROR),
  /** A {@code try} between an async and its finish catches unchecked exceptions. */
  UNCHECKED_CAUGHT_BEFORE_FINISH(228, Severity.WARNING),
  /** An async updates a reduction variable that no finish combines. */
  REDUCTION_WITHOUT_FINISH(229, Severity.ERROR),
  /** What belongs to a thread is used where another thread may run the code. */
  THREAD_BOUND(230, Severity.WARNING),
  /** A private variable is read before it is assigned, and keeps what an earlier task part left. */
  PRIVATE_CARRIED(231, Severity.WARNING),
  /** What is written into a private copy is never read. */
  PRIVATE_LOST(232, Severity.WARNING),
  /** A lock is held around a construct in a way that is not seen as a critical section. */
  LOCK_NOT_SEEN(233, Severity.WARNING),

  // ---- 24x: speculative loops
  /** The iterations of a speculative loop cannot be counted before they run. */
  SPECULATIVE_HEADER(240, Severity.ERROR),
  /** A speculative loop may cancel. */
  SPECULATIVE_CANCEL(241, Severity.ERROR),
  /** {@code return} leaves a speculative loop in a lambda or a {@code @Finish} method. */
  SPECULATIVE_RETURN(242, Severity.ERROR),
  /** What is said about speculation has no meaning there. */
  SPECULATION_MISPLACED(243, Severity.ERROR),
  /** Each iteration of a speculative loop does what cannot be taken back. */
  SPECULATION_IN_ORDER(244, Severity.WARNING),
  /** A reduction of floating-point numbers in a speculative loop. */
  SPECULATIVE_REDUCTION(245, Severity.ERROR),
  /** A loop or async uses more locals from outside than Java can give a function. */
  TOO_MANY_CAPTURES(246, Severity.ERROR),
  /** A speculative loop is to run by ranges, but what it touches cannot be told before. */
  SPECULATIVE_RANGES(260, Severity.ERROR),

  // ---- 3xx: captured locals and reductions
  /** A body assigns a local from outside that is none of reduction, private, private by itself. */
  CAPTURED_LOCAL_ASSIGNED(301, Severity.ERROR),
  /** A reduction variable is updated in a form that its operation does not take. */
  REDUCTION_FORM(302, Severity.ERROR),
  /** A reduction variable is used otherwise in a region that updates it. */
  REDUCTION_READ(303, Severity.ERROR),
  /** The operation of a reduction does not fit the variable's type. */
  REDUCTION_TYPE(304, Severity.ERROR),
  /** {@code @Reduce} names no operation or two, or a class that cannot be its reducer. */
  REDUCTION_OPERATION(305, Severity.ERROR),
  /** A private variable is read after the region that lost its value. */
  PRIVATE_READ_AFTER(306, Severity.ERROR),
  /** The object of a private variable is not copied. */
  PRIVATE_NOT_COPIED(307, Severity.WARNING),

  // ---- 4xx: shared objects
  /** Every iteration writes the same slots of an array. */
  SHARED_SLOT(401, Severity.ERROR),
  /** Every iteration writes the same field. */
  SHARED_FIELD(402, Severity.ERROR),
  /** Every iteration changes one library object that is not thread-safe. */
  SHARED_OBJECT(403, Severity.ERROR),
  /** An iteration writes a slot that another iteration reads or writes. */
  DEPENDENT_ITERATIONS(404, Severity.ERROR),
  /** Two iterations may write the same place. */
  PERHAPS_SHARED(405, Severity.WARNING),
  /** A place is looked at and then changed, and another task may change it between. */
  CHECK_THEN_ACT(406, Severity.WARNING),
  /** Tasks draw from one generator of random numbers. */
  SHARED_SEQUENCE(407, Severity.WARNING),
  /** A function that comes from elsewhere is called. */
  UNKNOWN_FUNCTION(408, Severity.WARNING),

  // ---- 5xx: atomic sets
  /** {@code @Atomic} names a set that its class neither declares nor inherits. */
  UNDECLARED_SET(501, Severity.ERROR),
  /** A class declares the same set twice, or one that it inherits. */
  SET_DECLARED_TWICE(502, Severity.ERROR),
  /** The name of a set is no identifier. */
  SET_NAME(503, Severity.ERROR),
  /** A set on a record or an annotation type. */
  SET_ON_WRONG_TYPE(504, Severity.ERROR),
  /** A static field as a member of a set of instances. */
  STATIC_MEMBER(505, Severity.ERROR),
  /** A member is touched through another object than {@code this}. */
  MEMBER_OF_OTHER_OBJECT(506, Severity.ERROR),
  /** A member is touched in a {@code @NotAtomic} method. */
  MEMBER_OUTSIDE_UNIT(507, Severity.ERROR),
  /** A member is touched in a method that contains a parallel construct. */
  MEMBER_IN_PARALLEL_METHOD(508, Severity.ERROR),
  /** An override of a unit that is none. */
  OVERRIDE_DROPS_UNIT(509, Severity.ERROR),
  /** The superclass has sets but was compiled without the translator. */
  SUPERCLASS_NOT_TRANSLATED(510, Severity.ERROR),
  /** A constructor hands out {@code this}. */
  THIS_HANDED_OUT(511, Severity.WARNING),
  /** A unit may reach a parallel construct, which then runs in order. */
  UNIT_REACHES_PARALLEL(512, Severity.WARNING),
  /** A unit waits for other threads while it holds its locks. */
  UNIT_WAITS(513, Severity.WARNING),
  /** An alias has none of the forms, or stands where there is no {@code this}. */
  ALIAS_FORM(514, Severity.ERROR),
  /** An alias names a set that is not declared, on either side. */
  ALIAS_SET(515, Severity.ERROR),
  /** An alias on a type that cannot have one. */
  ALIAS_TYPE(516, Severity.ERROR),
  /** An alias of a place to itself. */
  ALIAS_OF_ITSELF(517, Severity.ERROR),
  /** An object that does not share a set is stored where the type says that it does. */
  UNALIASED_STORED(518, Severity.ERROR),
  /** {@code @Atomic} names a parameter, field or set that a unit of work cannot be for. */
  UNIT_POSITION(519, Severity.ERROR),
  /** An override is a unit for other sets, or loses an alias. */
  OVERRIDE_CHANGES_SETS(520, Severity.ERROR),
  /** A unit of work for a field that may change meanwhile. */
  UNIT_FIELD_CHANGES(521, Severity.ERROR),
  /** A member is touched in an initialiser that takes no lock. */
  MEMBER_IN_INITIALISER(522, Severity.ERROR),
  /** A native method of a class with sets, which takes no lock. */
  NATIVE_METHOD(523, Severity.WARNING),
  /** Reflection by the name of a member, or serialisation of its object, which take no lock. */
  UNSEEN_ACCESS(524, Severity.WARNING),
  /** A cast to a container whose objects, or slots, may belong to a set. */
  CAST_HIDES_ALIAS(525, Severity.WARNING),
  /** A copy of an object keeps parts that share the lock of the original, or lose it. */
  COPIED_PARTS(526, Severity.WARNING),
  /** A unit waits for other threads that need its lock, in a parallel operation of the JDK. */
  UNIT_WAITS_FOR_ITSELF(527, Severity.WARNING),
  /** Units of work that may wait for each other for ever. */
  DEADLOCK(530, Severity.ERROR),
  /** A unit may be the first to use a class whose initialiser needs its lock, or waits. */
  CLASS_INITIALISED_IN_UNIT(531, Severity.WARNING),
  /** Reads without the lock are said of something that is no member. */
  READS_OF_NO_MEMBER(532, Severity.ERROR),
  /** A way to read that is not one of a member, or of a set, or of an interface's set. */
  READS_MISPLACED(533, Severity.ERROR),
  /** A snapshot cannot hold what a member refers to, or the member itself. */
  SNAPSHOT_MEMBER(534, Severity.ERROR),
  /** An alias makes members of other objects belong to a set with snapshots. */
  SNAPSHOT_ALIAS(535, Severity.ERROR),
  /** A new object is changed where a snapshot of it may have been made. */
  CHANGED_BESIDE_SNAPSHOT(536, Severity.ERROR),
  /** A unit that writes nothing takes the lock of a set with snapshots. */
  READS_UNDER_LOCK(537, Severity.WARNING),
  /** The build names a way for a set that is not there, or a way that would not be right. */
  LOCK_NOT_POSSIBLE(540, Severity.ERROR),
  /** A unit or an alias over a set of a class file that has no lock. */
  SET_WITHOUT_LOCK(541, Severity.ERROR),
  /** A constructor that is handed what shares a set of its object calls a unit for it. */
  UNIT_WHILE_MADE(542, Severity.ERROR),
  /** What an overlay's {@code off synchronized} leaves without a lock. */
  LOCK_TAKEN_AWAY(543, Severity.WARNING),
  /** {@code shared = true} on something whose object cannot have a set for all that have it. */
  SHARED_MEMBER_FORM(544, Severity.ERROR),
  /** The object of a shared set comes from or goes to code that does not know of the set. */
  SHARED_OBJECT_ELSEWHERE(545, Severity.ERROR),
  /** An array or collection that belongs to a set goes where nobody takes the lock. */
  CONTENT_HANDED_OUT(546, Severity.WARNING),
  /** A lock of the program's own and a set's can be taken in a circle. */
  OWN_LOCK_ORDER(547, Severity.WARNING),
  /** An inherited method calls several units of a set that its class does not know. */
  INHERITED_METHOD(548, Severity.WARNING),

  // ---- 6xx: dialects
  /** A block or an annotation of a dialect is not closed. */
  UNCLOSED_FORM(601, Severity.ERROR),
  /** A form of a dialect stands where it has no meaning. */
  MISPLACED_FORM(602, Severity.ERROR),
  /** What stands in the parentheses of a form names no set and no alias. */
  FORM_ARGUMENTS(603, Severity.ERROR),
  /** A block with an annotation that no dialect has. */
  UNKNOWN_FORM(604, Severity.ERROR),
  /** A declaration in an async block whose statements are spawned one by one. */
  DECLARATION_IN_ASYNC(605, Severity.ERROR),
  /** An async block around a loop whose header declares no variable. */
  LOOP_WITHOUT_VARIABLE(606, Severity.ERROR),

  // ---- 61x: futures, promises and channels
  /** An {@code @Async} future whose initialiser is not {@code Future.of(...)}. */
  FUTURE_WITHOUT_OF(610, Severity.ERROR),
  /** A target that has no futures, promises and channels. */
  FUTURE_TARGET(611, Severity.ERROR),
  /** A thread has to wait for a future, a promise or a channel. */
  FUTURE_BLOCKS(613, Severity.WARNING),
  /** A promise that nobody can complete, or a channel that nobody can put a value into. */
  NEVER_GIVEN(614, Severity.WARNING),
  /** A promise is certainly completed twice. */
  COMPLETED_TWICE(615, Severity.ERROR),

  // ---- 62x: conditions
  /** What stands behind the label {@code await} is no wait. */
  AWAIT_FORM(620, Severity.ERROR),
  /** A wait in code that is no unit of work. */
  AWAIT_OUTSIDE_UNIT(621, Severity.ERROR),
  /** A condition that changes something, or reads what is no member. */
  AWAIT_CONDITION(622, Severity.ERROR),
  /** A condition that reads no member. */
  AWAIT_NO_MEMBER(623, Severity.ERROR),
  /** A wait under a lock that is not given back meanwhile. */
  AWAIT_UNDER_LOCK(624, Severity.ERROR),
  /** A call at which a unit is split, since the callee waits. */
  UNIT_SPLIT(625, Severity.WARNING),
  /** A set whose lock cannot be given back, or a target that cannot wait. */
  AWAIT_NOT_POSSIBLE(626, Severity.ERROR),
  /** A condition over members that nothing changes. */
  AWAIT_NEVER_WOKEN(627, Severity.WARNING),

  // ---- 63x: units that end early
  /** The label {@code become} where no unit can end early. */
  BECOME_MISPLACED(630, Severity.ERROR),
  /** A unit may end a second time. */
  BECOME_TWICE(631, Severity.ERROR),
  /** A member is touched where the unit may have ended. */
  MEMBER_AFTER_UNIT(632, Severity.ERROR),

  // ---- 64x: intervals
  /** A target that has no intervals. */
  INTERVAL_TARGET(640, Severity.ERROR),

  // ---- 70x: constructs for Jikes RVM
  /** A construct stands in a lambda or a switch expression. */
  JIKES_POSITION(700, Severity.ERROR),
  /** A class captures a local that is handed over between threads. */
  JIKES_CAPTURE(701, Severity.ERROR),
  /** The value of a return needs locals that are out of scope behind the finish. */
  JIKES_RETURN(702, Severity.ERROR),
  /** The body of a split loop names the anonymous class around it. */
  JIKES_ANONYMOUS(703, Severity.ERROR),
  /** A final field is assigned inside of a finish. */
  JIKES_FINAL_FIELD(704, Severity.ERROR),
  /** A deterministic reduction over asyncs. */
  JIKES_DETERMINISTIC(705, Severity.ERROR),
  /** A call of cancel, which does nothing there. */
  JIKES_CANCEL(706, Severity.WARNING),

  // ---- 75x: class files for Jikes RVM
  /** The translation does not compile for class files of version 50. */
  JIKES_COMPILATION(750, Severity.ERROR),
  /** A class file has a version above 50. */
  JIKES_CLASS_VERSION(751, Severity.ERROR),
  /** An instruction or a constant that class files of version 50 do not have. */
  JIKES_INSTRUCTION(752, Severity.ERROR),
  /** An interface method with a body. */
  JIKES_INTERFACE_METHOD(753, Severity.ERROR),
  /** A class or member that the VM's library does not have. */
  JIKES_API(754, Severity.ERROR),
  /** A call of the VM's work-stealing without the handlers that it looks for. */
  JIKES_HANDLERS(755, Severity.ERROR),
  /** There is no VM where JIKESRVM_HOME says. */
  JIKES_VM(756, Severity.ERROR);

  /** The system property that says where the pages are. */
  public static final String PAGES_PROPERTY = "ajws.docs";

  /** In the source tree of AJWS; the address of the published pages once there is one. */
  private static final String PAGES = "docs/diagnostics/";

  private final int number;
  private final Severity severity;

  DiagnosticCode(int number, Severity severity) {
    this.number = number;
    this.severity = severity;
  }

  /** {@code AJWS-nnn}. */
  public String id() {
    return "AJWS-" + number;
  }

  /**
   * The address of the page that explains messages of this kind: below the pages of the project, or
   * where {@code -Dajws.docs} says that they are.
   */
  public String page() {
    String base = System.getProperty(PAGES_PROPERTY, PAGES);
    return base + (base.isEmpty() || base.endsWith("/") ? "" : "/") + id() + ".md";
  }

  /** The severity of messages of this kind. */
  public Severity severity() {
    return severity;
  }
}
