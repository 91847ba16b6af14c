package org.ajws.maven;

import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.descriptor.MojoDescriptor;
import org.apache.maven.plugin.descriptor.PluginDescriptor;
import org.apache.maven.project.MavenProject;
import org.codehaus.plexus.configuration.PlexusConfiguration;

/**
 * Settings on Maven's command line that look like ours, and that nobody reads: {@code -Dajws.lock}.
 * Maven ignores them without a word.
 */
final class UnknownSettings {
  private static final String BEGIN = "ajws.";

  /** What the command line gives may be for the tests, or for the translator: it is handed on. */
  static final Set<String> OF_OTHERS =
      Set.of(
          "ajws.workers",
          "ajws.target",
          "ajws.stackSize",
          "ajws.spinMicros",
          "ajws.stealGap",
          "ajws.stealThrottle",
          "ajws.stealEvery",
          "ajws.stealSeed",
          "ajws.spares",
          "ajws.outsiders",
          "ajws.speculationProfile",
          "ajws.docs",
          "ajws.translatorStack");

  private UnknownSettings() {}

  /** What is to be said in this build, the first time that it is asked for. */
  static List<String> messages(MavenSession session, PluginDescriptor plugin) {
    MavenProject first = session.getTopLevelProject();
    if (session.getPluginContext(plugin, first).put(UnknownSettings.class.getName(), true)
        != null) {
      return List.of();
    }
    Set<String> known = new TreeSet<>(OF_OTHERS);
    for (MojoDescriptor goal : plugin.getMojos()) {
      for (PlexusConfiguration parameter : goal.getMojoConfiguration().getChildren()) {
        known.add(property(parameter.getValue("")));
      }
    }
    for (MavenProject project : session.getProjects()) {
      known.addAll(project.getProperties().stringPropertyNames()); // used in the POM itself
    }
    return messages(session.getUserProperties(), known);
  }

  private static String property(String expression) {
    return expression.startsWith("${") && expression.endsWith("}")
        ? expression.substring(2, expression.length() - 1)
        : "";
  }

  static List<String> messages(Properties given, Set<String> known) {
    return new TreeSet<>(given.stringPropertyNames())
        .stream()
            .filter(name -> name.toLowerCase(Locale.ROOT).startsWith(BEGIN))
            .filter(name -> !known.contains(name))
            .map(
                name ->
                    "AJWS: -D"
                        + name
                        + " is ignored: there is no such setting (docs/maven.md and"
                        + " docs/runtime-settings.md have all)")
            .toList();
  }
}
