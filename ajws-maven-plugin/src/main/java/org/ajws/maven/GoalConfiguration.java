package org.ajws.maven;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.apache.maven.plugin.MojoExecution;
import org.codehaus.plexus.util.xml.Xpp3Dom;

/**
 * The configuration of a planned goal, for reading and changing. Parameters that the user did not
 * set stand in it as the expressions of their defaults.
 */
final class GoalConfiguration {
  private final Xpp3Dom dom;

  private GoalConfiguration(Xpp3Dom dom) {
    this.dom = dom;
  }

  /** A goal that has none gets an empty one. */
  static GoalConfiguration of(MojoExecution goal) {
    if (goal.getConfiguration() == null) {
      goal.setConfiguration(new Xpp3Dom("configuration"));
    }
    return new GoalConfiguration(goal.getConfiguration());
  }

  /**
   * A parameter's text.
   *
   * @param property looks up the property that the parameter's expression names
   * @return null where neither the user nor a property gives one
   */
  String text(String parameter, Function<String, String> property) {
    Xpp3Dom child = dom.getChild(parameter);
    String text = child == null ? null : child.getValue();
    if (text != null && text.startsWith("${") && text.endsWith("}")) {
      text = property.apply(text.substring(2, text.length() - 1));
    }
    return text == null || text.isBlank() ? null : text.strip();
  }

  /** Whether a parameter has elements of the user's. */
  boolean hasElements(String parameter) {
    Xpp3Dom child = dom.getChild(parameter);
    return child != null && child.getChildCount() > 0;
  }

  /** The texts of a parameter's elements. */
  List<String> elements(String parameter) {
    List<String> texts = new ArrayList<>();
    Xpp3Dom list = dom.getChild(parameter);
    for (int i = 0; list != null && i < list.getChildCount(); i++) {
      String text = list.getChild(i).getValue();
      texts.add(text == null ? "" : text.strip());
    }
    return texts;
  }

  /** The names and texts of a parameter's elements. */
  Map<String, String> pairs(String parameter) {
    Map<String, String> pairs = new LinkedHashMap<>();
    Xpp3Dom map = dom.getChild(parameter);
    for (int i = 0; map != null && i < map.getChildCount(); i++) {
      pairs.put(map.getChild(i).getName(), map.getChild(i).getValue());
    }
    return pairs;
  }

  void set(String parameter, String text) {
    child(parameter).setValue(text);
  }

  /** Replaces a list; each element is named after what it is. */
  void setElements(String parameter, String element, List<String> texts) {
    for (int i = dom.getChildCount() - 1; i >= 0; i--) {
      if (dom.getChild(i).getName().equals(parameter)) {
        dom.removeChild(i);
      }
    }
    texts.forEach(text -> add(parameter, leaf(element, text)));
    if (texts.isEmpty()) {
      child(parameter);
    }
  }

  void add(String parameter, Xpp3Dom element) {
    child(parameter).addChild(element);
  }

  /** The parameters that take {@code expression} unless the user says otherwise. */
  List<String> parametersOf(String expression) {
    List<String> names = new ArrayList<>();
    for (Xpp3Dom child : dom.getChildren()) {
      if (expression.equals(child.getAttribute("default-value"))) {
        names.add(child.getName());
      }
    }
    return names;
  }

  static Xpp3Dom leaf(String name, String text) {
    Xpp3Dom leaf = new Xpp3Dom(name);
    leaf.setValue(text);
    return leaf;
  }

  private Xpp3Dom child(String parameter) {
    Xpp3Dom child = dom.getChild(parameter);
    if (child == null) {
      child = new Xpp3Dom(parameter);
      dom.addChild(child);
    }
    return child;
  }
}
