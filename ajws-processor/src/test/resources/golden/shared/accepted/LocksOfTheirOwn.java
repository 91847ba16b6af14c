import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import org.ajws.*;

/** Locks of which the place that is written tells which one it is. */
class LocksOfTheirOwn {
  private final Object a = new Object();
  private final Object b = new Object();
  private final Object[] locks = new Object[16];
  private final Lock[] stripes = new Lock[16];
  private final Map<String, Object> byName = new HashMap<>();
  private Object changing = new Object();
  private int total;
  private final int[] counts = new int[64];
  private final List<Integer> list = new ArrayList<>();
  private volatile int seen;
  static final class Account { int total; final Object lock = new Object(); final Lock guard = new ReentrantLock(); Account partner; List<Integer> log = new ArrayList<>(); }

  void one(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      synchronized (a) { total++; }
      synchronized (a) { total--; }
    }
  }

  void both(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      synchronized (a) { synchronized (b) { total++; } }
      synchronized (b) { total--; }
    }
  }

  void stripes(int[] k, int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      synchronized (locks[k[i] % 16]) { counts[k[i]]++; }
    }
  }

  void stripesLocal(String[] keys, int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      int h = (keys[i].hashCode() & 0x7fffffff) % 16;
      synchronized (locks[h]) { counts[h]++; }
    }
  }

  void stripesLock(int[] k, int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      int h = k[i] & 15;
      stripes[h].lock();
      try { counts[h] += i; } finally { stripes[h].unlock(); }
    }
  }

  void stripesLocalLock(int[] k, int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      Lock l = stripes[k[i] & 15];
      l.lock();
      try { counts[k[i] & 15] += i; } finally { l.unlock(); }
    }
  }

  void stripesRead(int[] k, int[] out, int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      synchronized (locks[k[i]]) { counts[k[i]]++; }
      synchronized (locks[i]) { out[i] = counts[i]; }
    }
  }

  void accounts(Account[] all, int[] to, int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      synchronized (all[to[i]]) { all[to[i]].total++; }
    }
  }

  void accountLock(Account[] all, int[] to, int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      Account x = all[to[i]];
      synchronized (x.lock) { x.total++; }
    }
  }

  void accountGuard(List<Account> all, int[] to, int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      Account x = all.get(to[i]);
      x.guard.lock();
      try { x.total++; x.log.add(i); } finally { x.guard.unlock(); }
    }
  }

  void elementLog(List<Account> all) {
    for (@ParallelFor Account x : all) {
      synchronized (x) { x.log.add(3); }
    }
  }

  void partner(List<Account> all) {
    for (@ParallelFor Account x : all) {
      synchronized (x.partner) { x.partner.total++; }
    }
  }

  void transfer(Account[] all, int[] from, int[] to, int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      synchronized (all[from[i]]) { all[from[i]].total--; }
      synchronized (all[to[i]]) { all[to[i]].total++; }
    }
  }
  synchronized void add() { total++; }
  void addA() { synchronized (a) { total++; } }
  static int statics;
  static synchronized void addStatic() { statics++; }
  static void addStatic2() { synchronized (LocksOfTheirOwn.class) { statics++; } }
  synchronized void addStatic3() { statics++; }

  void staticMethods(int n) {
    for (@ParallelFor int i = 0; i < n; i++) { addStatic(); addStatic2(); }
  }

  void aThis(int n) {
    for (@ParallelFor int i = 0; i < n; i++) { add(); synchronized (this) { total--; } }
  }

  void asyncsArrays() {
    finish: {
      async: { synchronized (locks[0]) { total++; list.add(1); } }
      async: { synchronized (locks[0]) { total++; list.add(1); } }
    }
  }

  void check(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      synchronized (list) { if (!list.contains(i)) list.add(i); }
    }
  }

  void lockInMethod(Account[] all, int[] k, int n) {
    for (@ParallelFor int i = 0; i < n; i++) deposit(all[k[i]]);
    for (@ParallelFor int i = 0; i < n; i++) deposit2(all[k[i]]);
  }
  static void deposit(Account x) { synchronized (x) { x.total++; } }
  static void deposit2(Account x) { synchronized (x.lock) { x.total++; } }
}
