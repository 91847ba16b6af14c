package golden.overlay;

import java.util.ArrayList;
import java.util.List;

/** A list that its owner hands to others, which lock it themselves. */
public class SharedObject {
  static class Registry {
    private List names = new ArrayList();
    private static List all = new ArrayList();
    private int asked;

    Entry enter(String name) {
      return new Entry(names, name);
    }

    static Entry everybodys(String name) {
      return new Entry(all, name);
    }

    int size() {
      synchronized (names) {
        asked++;
        return names.size();
      }
    }

    static boolean isEmpty() {
      synchronized (all) {
        return all.isEmpty();
      }
    }
  }

  static class Entry {
    private List names;
    private final String name;

    Entry(List names, String name) {
      this.name = name;
      this.names = names;
    }

    boolean add() {
      synchronized (names) {
        return !names.contains(name) && names.add(name);
      }
    }

    public boolean remove() {
      synchronized (names) {
        return names.remove(name);
      }
    }
  }

  public static void main(String[] args) {
    Registry registry = new Registry();
    Entry a = registry.enter("a");
    Entry again = registry.enter("a");
    System.out.println(a.add() + " " + again.add() + " " + registry.size());
    System.out.println(again.remove() + " " + a.remove() + " " + registry.size());
    System.out.println(Registry.everybodys("x").add() + " " + Registry.isEmpty());
  }
}
