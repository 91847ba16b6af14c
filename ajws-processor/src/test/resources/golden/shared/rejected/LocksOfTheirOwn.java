import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import org.ajws.*;

/** What is written under a lock each time, but not under one. */
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

  void two(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      synchronized (a) { total++; }
      synchronized (b) { total--; }
    }
  }

  void parameters(Object x, Object y, int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      synchronized (x) { total++; }
      synchronized (y) { total--; }
    }
  }

  void arrays(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      synchronized (locks[0]) { total++; }
      synchronized (locks[1]) { total--; }
    }
  }

  void list(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      synchronized (a) { list.add(i); }
      synchronized (b) { list.add(-i); }
    }
  }

  void slots(int[] k, int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      synchronized (a) { counts[k[i]]++; }
      synchronized (b) { counts[3]--; }
    }
  }

  void slotsApart(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      counts[i] = 1;
      synchronized (b) { counts[3]--; }
    }
  }

  void stripes(int[] k, int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      synchronized (locks[i % 4]) { counts[k[i]]++; }
    }
  }

  void stripesOwn(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      synchronized (locks[i]) { total++; }
    }
  }

  void stripesTotal(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      synchronized (locks[i % 4]) { total++; }
    }
  }

  void freshLock(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      synchronized (new Object()) { total++; }
      Object o = new Object();
      synchronized (o) { total++; }
    }
  }

  void partner(List<Account> all) {
    for (@ParallelFor Account x : all) {
      synchronized (x) { x.partner.total++; }
    }
  }

  void transfer(Account[] all, int[] from, int[] to, int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      synchronized (all[from[i]]) { all[from[i]].total--; all[to[i]].total++; }
    }
  }

  void changing(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      synchronized (changing) { total++; changing = new Object(); }
    }
  }

  void byName(String[] names, int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      synchronized (byName.get(names[i])) { total++; }
    }
  }
  synchronized void add() { total++; }
  void addA() { synchronized (a) { total++; } }
  static int statics;
  static synchronized void addStatic() { statics++; }
  static void addStatic2() { synchronized (LocksOfTheirOwn.class) { statics++; } }
  synchronized void addStatic3() { statics++; }

  void methods(int n) {
    for (@ParallelFor int i = 0; i < n; i++) { add(); addA(); }
  }

  void staticMethods(int n) {
    for (@ParallelFor int i = 0; i < n; i++) { addStatic(); addStatic3(); }
  }

  void seen(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      synchronized (a) { seen++; }
      synchronized (b) { seen--; }
    }
  }

  void asyncs(Object x, Object y) {
    finish: {
      async: { synchronized (x) { total++; } }
      async: { synchronized (y) { total++; } }
    }
  }

  void asyncsArrays() {
    finish: {
      async: { synchronized (locks[0]) { total++; list.add(1); } }
      async: { synchronized (locks[1]) { total++; list.add(1); } }
    }
  }

  void asyncMethods() {
    finish: {
      async: add();
      async: addA();
    }
  }

  void asyncAndBehind() {
    finish: {
      async: add();
      synchronized (a) { total++; }
    }
  }

  void rounds(int n) {
    finish: {
      for (int i = 0; i < n; i++) {
        async: { synchronized (a) { total++; } synchronized (b) { total--; } }
      }
    }
  }

  void oneLocked(int n) {
    finish: {
      async: { synchronized (a) { total++; } }
      async: total++;
    }
  }
  static void deposit(Account x) { synchronized (x) { x.total++; } }
  static void deposit2(Account x) { synchronized (x.lock) { x.total++; } }
}
