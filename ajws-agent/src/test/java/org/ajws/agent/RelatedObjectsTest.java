package org.ajws.agent;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Which objects belong together: sides of a lock, views of a collection, copies and what they were
 * made of. Lines are marked as in {@link MarkedProgram}.
 */
class RelatedObjectsTest {
  private static final String CLONEABLE =
      """
        static class Part implements Cloneable {
          int own;
          double[] rows = new double[2];
          final int fixed = 3;
          Part copy() {
            try {
              return (Part) super.clone(); // %s
            } catch (CloneNotSupportedException e) {
              throw new IllegalStateException(e);
            }
          }
        }
        static class Whole extends Part {
          int more;
        }
      """;

  @TempDir Path folder;

  /** Most locks and views of libraries are made in initialisers. */
  @Test
  void sidesOfALockThatAnInitialiserHasTakenAreOneLock() throws Exception {
    MarkedProgram.check(
        folder,
        """
          static final ReadWriteLock BOTH = new ReentrantReadWriteLock();
          static final Lock READ = BOTH.readLock(), WRITE = BOTH.writeLock();
          static int shared;
          public static void main(String[] a) {
            loop(4, i -> {
              READ.lock();
              int x = shared; // R
              READ.unlock();
              WRITE.lock();
              shared++;
              WRITE.unlock();
              READ.lock();
              if (i == 3) {
                shared = 5; // R
              }
              READ.unlock();
            });
          }
        """);
  }

  @Test
  void viewsThatAnInitialiserHasMadeAreOfTheirObject() throws Exception {
    MarkedProgram.check(
        folder,
        """
          static final List<Integer> LIST = new ArrayList<>(List.of(1, 2));
          static final List<Integer> VIEW = Collections.unmodifiableList(LIST);
          static final Map<Integer, Integer> MAP = new HashMap<>();
          static final Set<Integer> KEYS = MAP.keySet();
          static final Set<Integer> SET = Collections.newSetFromMap(new HashMap<>());
          static final Map<Integer, Integer> CACHE = new LinkedHashMap<>(16, .75f, true);
          public static void main(String[] a) {
            loop(2, i -> {
              if (i == 0) {
                int x = VIEW.get(0); // V
                KEYS.contains(1); // K
              } else {
                LIST.set(1, 3); // V
                MAP.put(1, 2); // K
              }
              SET.contains(i);
              CACHE.get(i); // 2M
            });
          }
        """);
  }

  @Test
  void aCopyReadsAllFieldsOfTheOriginal() throws Exception {
    MarkedProgram.check(
        folder,
        CLONEABLE.formatted("C")
            + """
              public static void main(String[] a) {
                Whole original = new Whole();
                loop(2, i -> {
                  if (i == 0) {
                    Part copy = original.copy();
                    copy.own = 4;
                    ((Whole) copy).more = 5;
                  } else {
                    original.more = 2; // C
                  }
                });
              }
            """);
  }

  @Test
  void aCopyOfWhatAnotherTaskHasWrittenRaces() throws Exception {
    MarkedProgram.check(
        folder,
        CLONEABLE.formatted("C")
            + """
              public static void main(String[] a) {
                Whole original = new Whole();
                original.more = 1;
                loop(2, i -> {
                  if (i == 0) {
                    original.own = 2; // C
                  } else {
                    original.copy();
                  }
                });
              }
            """);
  }

  /** What a copy shares is what its fields refer to. */
  @Test
  void copiesOfOneObjectDoNotRace() throws Exception {
    MarkedProgram.check(
        folder,
        CLONEABLE.formatted("")
            + """
              static final Whole FIRST = new Whole(), SECOND = (Whole) FIRST.copy();
              public static void main(String[] a) {
                loop(2, i -> {
                  Part copy = FIRST.copy();
                  copy.own = 4;
                  copy.rows[i] = 3;
                  if (i == 0) {
                    SECOND.own = 4;
                  }
                });
                FIRST.own = 5;
                SECOND.own = 6;
              }
            """);
  }

  /** To write, to read, perhaps, for some time; given back with a stamp or without. */
  @Test
  void aStampedLockIsALock() throws Exception {
    MarkedProgram.check(
        folder,
        """
          static final StampedLock LOCK = new StampedLock();
          static final Lock READ = LOCK.asReadLock();
          static final Lock WRITE = LOCK.asReadWriteLock().writeLock();
          static int shared, both, late;
          public static void main(String[] a) {
            loop(4, i -> {
              long stamp = i % 2 == 0 ? LOCK.writeLock() : LOCK.tryWriteLock();
              shared++;
              LOCK.unlock(stamp);
              stamp = LOCK.readLock();
              int x = shared;
              if (i == 3) {
                both = 4; // R
              }
              LOCK.unlockRead(stamp);
              READ.lock();
              x = shared + both; // R
              READ.unlock();
              WRITE.lock();
              shared++;
              WRITE.unlock();
              stamp = LOCK.readLock();
              stamp = LOCK.tryConvertToWriteLock(stamp);
              shared++;
              LOCK.tryUnlockWrite();
              late++; // 2L
              stamp = LOCK.tryOptimisticRead();
              LOCK.validate(stamp);
            });
          }
        """);
  }
}
