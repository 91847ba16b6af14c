package org.ajws.processor.analysis.effects;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.ajws.processor.source.BoundModule;

/** What the checks know about the JDK: which calls change an object, and which objects bear it. */
public final class Library {
  /** Of each type that several threads may not change at a time, the methods that change it. */
  private static final Map<String, Set<String>> MUTATORS = new LinkedHashMap<>();

  /**
   * Of each type that several threads may use, the methods whose order shows in what comes of it.
   */
  private static final Map<String, Set<String>> SEQUENCES = new LinkedHashMap<>();

  /**
   * Types whose methods lock or are atomic by themselves, or whose objects never change; all of
   * java.util.concurrent, too.
   */
  private static final List<String> THREAD_SAFE =
      List.of(
          "java.io.File",
          "java.lang.Class",
          "java.net.InetAddress",
          "java.net.URI",
          "java.net.URL",
          "java.nio.charset.Charset",
          "java.nio.file.Path",
          "java.util.Locale",
          "java.util.UUID",
          "java.util.regex.Pattern",
          "java.util.Vector",
          "java.util.Hashtable",
          "java.lang.StringBuffer",
          "java.util.Random",
          "java.util.Timer");

  /** Types whose implementation, thread-safe or not, the static type does not tell. */
  private static final List<String> OPEN = List.of("java.util.Collection", "java.util.Map");

  private static final Set<String> ELEMENT_GETTERS =
      Set.of(
          "get",
          "getFirst",
          "getLast",
          "first",
          "last",
          "peek",
          "peekFirst",
          "peekLast",
          "element",
          "elementAt",
          "firstElement",
          "lastElement",
          "getOrDefault",
          "computeIfAbsent",
          "next",
          "nextElement",
          "previous",
          "getKey",
          "getValue");

  private static final Set<String> ITERATOR_MAKERS =
      Set.of("iterator", "listIterator", "elements", "descendingIterator", "spliterator");

  private static final Set<String> VIEWS = Set.of("keySet", "values", "entrySet", "subList");

  private static final List<String> CONTAINERS =
      List.of(
          "java.util.Collection",
          "java.util.Map",
          "java.util.Map.Entry",
          "java.util.Iterator",
          "java.util.Enumeration",
          "java.util.concurrent.atomic.AtomicReference",
          "java.util.concurrent.atomic.AtomicReferenceArray",
          "java.lang.ref.Reference",
          "java.util.Optional",
          "java.util.stream.BaseStream",
          "java.util.concurrent.Future");

  /** Types whose objects read or write through another one that they were given. */
  private static final List<String> DECORATORS =
      List.of(
          "java.io.InputStream",
          "java.io.OutputStream",
          "java.io.Reader",
          "java.io.Writer",
          "java.util.Scanner",
          "java.util.Formatter");

  private static final Set<String> COUNTER_STEPS =
      Set.of(
          "getAndIncrement",
          "incrementAndGet",
          "getAndDecrement",
          "decrementAndGet",
          "getAndAdd",
          "addAndGet");

  private static final Set<String> ATOMIC_STORES = Set.of("set", "lazySet");

  /** Methods of concurrent collections that look and change in one piece. */
  private static final Set<String> SELF_CHECKING =
      Set.of(
          "putIfAbsent",
          "computeIfAbsent",
          "computeIfPresent",
          "compute",
          "merge",
          "poll",
          "pollFirst",
          "pollLast",
          "pollFirstEntry",
          "pollLastEntry",
          "offer",
          "clear");

  private static final Set<String> STREAMS = Set.of("ints", "longs", "doubles");

  static {
    mutators(
        "java.lang.StringBuilder",
        "append insert delete deleteCharAt replace reverse setCharAt setLength appendCodePoint");
    mutators(
        "java.util.Iterator",
        "next remove set add previous forEachRemaining nextInt nextLong nextDouble");
    mutators("java.util.Enumeration", "nextElement");
    mutators("java.util.Spliterator", "tryAdvance forEachRemaining trySplit");
    mutators("java.util.stream.Stream.Builder", "add accept");
    mutators("java.util.stream.IntStream.Builder", "add accept");
    mutators("java.util.stream.LongStream.Builder", "add accept");
    mutators("java.util.stream.DoubleStream.Builder", "add accept");
    mutators(
        "java.text.BreakIterator",
        "next previous first last following preceding setText isBoundary");
    mutators("java.text.CharacterIterator", "next previous first last setIndex");
    mutators("java.security.Signature", "update sign verify initSign initVerify");
    mutators("javax.crypto.Cipher", "init update updateAAD doFinal wrap unwrap");
    mutators("javax.crypto.Mac", "init update doFinal reset");
    mutators("javax.xml.parsers.DocumentBuilder", "parse reset newDocument");
    mutators(
        "java.sql.ResultSet",
        "next previous first last absolute relative beforeFirst afterLast close");
    mutators("java.util.Map.Entry", "setValue");
    mutators(
        "java.util.Collection",
        "add addAll remove removeAll removeIf retainAll clear sort replaceAll offer poll push pop"
            + " addFirst addLast offerFirst offerLast pollFirst pollLast removeFirst removeLast"
            + " removeFirstOccurrence removeLastOccurrence ensureCapacity trimToSize");
    mutators(
        "java.util.Map",
        "put putAll putIfAbsent remove clear compute computeIfAbsent computeIfPresent merge replace"
            + " replaceAll pollFirstEntry pollLastEntry");
    mutators( // what nobody refers to any more is taken away by each of these
        "java.util.WeakHashMap", "get getOrDefault containsKey containsValue size isEmpty forEach");
    mutators("java.util.BitSet", "set clear flip and or xor andNot");
    mutators("java.util.SplittableRandom", "nextInt nextLong nextDouble nextBoolean split");
    mutators("java.text.Format", "format parse parseObject applyPattern formatToCharacterIterator");
    mutators(
        "java.util.regex.Matcher",
        "find matches lookingAt reset usePattern region replaceAll replaceFirst"
            + " appendReplacement appendTail hitEnd");
    mutators(
        "java.util.Scanner",
        "next nextLine nextInt nextLong nextDouble nextBoolean nextFloat nextByte nextShort hasNext"
            + " hasNextInt hasNextLine findInLine skip useDelimiter");
    mutators("java.util.StringTokenizer", "nextToken nextElement hasMoreTokens hasMoreElements");
    mutators("java.util.StringJoiner", "add merge setEmptyValue");
    mutators( // fields are computed when they are asked for
        "java.util.Calendar",
        "set add roll clear setTime setTimeInMillis setTimeZone get getTime getTimeInMillis"
            + " getActualMaximum getActualMinimum compareTo before after isSet toInstant"
            + " getWeekYear getWeeksInWeekYear");
    mutators(
        "java.util.Date",
        "setTime setHours setMinutes setSeconds setYear setMonth setDate getYear getMonth getDate"
            + " getDay getHours getMinutes getSeconds getTimezoneOffset");
    mutators("java.util.Formatter", "format");
    mutators("java.security.MessageDigest", "update digest reset");
    mutators("java.util.zip.Checksum", "update reset");
    mutators("java.nio.charset.CharsetEncoder", "encode reset flush canEncode");
    mutators("java.nio.charset.CharsetDecoder", "decode reset flush");
    mutators(
        "java.nio.Buffer",
        "put putChar putDouble putFloat putInt putLong putShort get getChar getDouble getFloat"
            + " getInt getLong getShort position limit flip clear rewind mark reset compact");
    mutators(
        "java.io.DataInput",
        "readBoolean readByte readChar readDouble readFloat readFully readInt readLine readLong"
            + " readShort readUTF readUnsignedByte readUnsignedShort skipBytes");
    mutators("java.io.ObjectInput", "readObject read skip");
    mutators(
        "java.io.DataOutput",
        "writeBoolean writeByte writeBytes writeChar writeChars writeDouble writeFloat writeInt"
            + " writeLong writeShort writeUTF");
    mutators("java.io.ObjectOutput", "writeObject write");
    mutators("java.util.zip.ZipInputStream", "getNextEntry closeEntry read");
    mutators("java.util.zip.ZipOutputStream", "putNextEntry closeEntry write");
    mutators("java.util.IntSummaryStatistics", "accept combine");
    mutators("java.util.LongSummaryStatistics", "accept combine");
    mutators("java.util.DoubleSummaryStatistics", "accept combine");
    String text =
        "append insert delete deleteCharAt replace reverse setCharAt setLength appendCodePoint";
    SEQUENCES.put("java.lang.StringBuffer", Set.of(text.split(" ")));
    Set<String> input =
        Set.of("read", "readNBytes", "readAllBytes", "readLine", "skip", "mark", "reset");
    SEQUENCES.put("java.io.InputStream", input);
    SEQUENCES.put("java.io.Reader", input);
    Set<String> output = Set.of("write", "append", "print", "println", "printf", "format");
    SEQUENCES.put("java.io.OutputStream", output);
    SEQUENCES.put("java.io.Writer", output);
  }

  private final BoundModule module;

  public Library(BoundModule module) {
    this.module = module;
  }

  private static void mutators(String type, String names) {
    MUTATORS.put(type, Set.of(names.split(" ")));
  }

  /** What calling a method of this name does to its object; null where it changes nothing. */
  Effect.Kind change(TypeMirror type, String method) {
    if (changes(type, method)) {
      return Effect.Kind.OBJECT;
    }
    if (isGenerator(type) && (method.startsWith("next") || STREAMS.contains(method))
        || listed(SEQUENCES, type, method)) {
      return Effect.Kind.SEQUENCE;
    }
    boolean stored =
        isAtomic(type)
            ? ATOMIC_STORES.contains(method) || COUNTER_STEPS.contains(method)
            : !SELF_CHECKING.contains(method) && isMutator(type, method);
    return stored && isThreadSafe(type) ? Effect.Kind.ATOMIC : null;
  }

  private boolean isAtomic(TypeMirror type) {
    return type instanceof DeclaredType declared
        && ((TypeElement) declared.asElement())
            .getQualifiedName()
            .toString()
            .startsWith("java.util.concurrent.atomic.Atomic");
  }

  /** Whether an object gives a sequence of numbers that is the same in each run. */
  boolean isGenerator(TypeMirror type) {
    return is(type, "java.util.Random")
        && !is(type, "java.security.SecureRandom")
        && !is(type, "java.util.concurrent.ThreadLocalRandom");
  }

  /** Whether calling a method of this name changes an object that does not bear two threads. */
  public boolean changes(TypeMirror type, String method) {
    return !isThreadSafe(type) && isMutator(type, method);
  }

  /** Whether it is known which methods of a type change its objects. */
  public boolean isKnown(TypeMirror type) {
    return MUTATORS.keySet().stream().anyMatch(t -> is(type, t));
  }

  /** Whether a method of this name changes its object, as far as that is known of the type. */
  public boolean isMutator(TypeMirror type, String method) {
    return listed(MUTATORS, type, method);
  }

  private boolean listed(Map<String, Set<String>> table, TypeMirror type, String method) {
    for (Map.Entry<String, Set<String>> e : table.entrySet()) {
      if (e.getValue().contains(method) && is(type, e.getKey())) {
        return true;
      }
    }
    return false;
  }

  /** Whether several threads may call the methods of a type at a time. */
  public boolean isThreadSafe(TypeMirror type) {
    if (type == null || type.getKind() != TypeKind.DECLARED) {
      return false;
    }
    if (((TypeElement) ((DeclaredType) type).asElement())
        .getQualifiedName()
        .toString()
        .startsWith("java.util.concurrent.")) {
      return true;
    }
    if (THREAD_SAFE.stream().anyMatch(t -> is(type, t))) {
      return true;
    }
    return is(type, "java.util.concurrent.ConcurrentMap")
        || is(type, "java.util.concurrent.BlockingQueue")
        || is(type, "java.util.concurrent.CopyOnWriteArrayList");
  }

  /** Whether the static type leaves open which class it is. */
  public boolean isOpen(TypeMirror type) {
    if (!(type instanceof DeclaredType d)) {
      return true;
    }
    boolean partial =
        d.asElement().getKind().isInterface()
            || d.asElement().getModifiers().contains(Modifier.ABSTRACT);
    return partial && OPEN.stream().anyMatch(t -> is(type, t));
  }

  /** Whether an interface is meant for lambdas: one abstract method, and no library's own type. */
  boolean isFunction(TypeElement type) {
    String name = type.getQualifiedName().toString();
    boolean callable =
        !name.startsWith("java.")
            || name.startsWith("java.util.function.")
            || name.equals("java.lang.Runnable")
            || name.equals("java.util.concurrent.Callable")
            || name.equals("java.util.Comparator");
    return callable
        && type.getKind().isInterface()
        && ElementFilter.methodsIn(type.getEnclosedElements()).stream()
                .filter(m -> m.getModifiers().contains(Modifier.ABSTRACT))
                .filter(m -> !m.getSimpleName().contentEquals("equals"))
                .count()
            == 1;
  }

  /** Whether a type is a subtype of a named one. */
  public boolean is(TypeMirror type, String name) {
    return module.isSubtype(type, name);
  }

  boolean isContainer(TypeMirror type) {
    return CONTAINERS.stream().anyMatch(t -> is(type, t));
  }

  /** Whether an object may read or write through another one. */
  boolean isDecorator(TypeMirror type) {
    return DECORATORS.stream().anyMatch(t -> is(type, t));
  }

  static boolean isElementGetter(String method) {
    return ELEMENT_GETTERS.contains(method);
  }

  static boolean isIteratorMaker(String method) {
    return ITERATOR_MAKERS.contains(method);
  }

  static boolean isView(String method) {
    return VIEWS.contains(method);
  }

  /** Whether a call takes the next number from an atomic counter. */
  boolean takesNumber(TypeMirror type, String method) {
    return COUNTER_STEPS.contains(method)
        && (is(type, "java.util.concurrent.atomic.AtomicInteger")
            || is(type, "java.util.concurrent.atomic.AtomicLong"));
  }

  /** An integer that the language computes with: a primitive, or its box. */
  public boolean isNumber(TypeMirror type) {
    if (type == null) {
      return false;
    }
    if (type.getKind().isPrimitive()) {
      return true;
    }
    if (type.getKind() != TypeKind.DECLARED) {
      return false;
    }
    String name = ((TypeElement) ((DeclaredType) type).asElement()).getQualifiedName().toString();
    return BOXES.contains(name);
  }

  private static final Set<String> BOXES =
      Set.of(
          "java.lang.Integer",
          "java.lang.Long",
          "java.lang.Short",
          "java.lang.Byte",
          "java.lang.Character",
          "java.lang.Boolean",
          "java.lang.Double",
          "java.lang.Float");

  static boolean isIntegral(TypeMirror type) {
    return type != null
        && switch (type.getKind()) {
          case INT, LONG, SHORT, BYTE, CHAR -> true;
          default ->
              Set.of("java.lang.Integer", "java.lang.Long", "java.lang.Short", "java.lang.Byte")
                  .contains(type.toString());
        };
  }
}
