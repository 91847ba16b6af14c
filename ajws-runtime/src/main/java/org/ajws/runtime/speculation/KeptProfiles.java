package org.ajws.runtime.speculation;

import java.io.IOException;
import java.lang.ref.WeakReference;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.ajws.runtime.scheduler.Config;

/**
 * What runs of the program have learnt of its speculative loops, kept in a file between them: read
 * when the first loop runs, written when the virtual machine ends. Only where the system property
 * {@code ajws.speculationProfile} names the file. Whatever is wrong with it, the program runs as
 * without it.
 */
final class KeptProfiles {
  private static final KeptProfiles COMMON = common();

  private final ProfileFile file;
  private final Map<ProfileFile.Key, ProfileFile.Entry> before;

  // Guarded by this. Who holds sites would keep classes from being unloaded.
  private final Map<ProfileFile.Key, WeakReference<SpeculationSite>> sites = new LinkedHashMap<>();

  private static KeptProfiles common() {
    String name = Config.speculationProfile();
    if (name.isEmpty()) {
      return null;
    }
    KeptProfiles profiles = new KeptProfiles(new ProfileFile(Path.of(name).toAbsolutePath()));
    try {
      Runtime.getRuntime().addShutdownHook(new Thread(profiles::save, "ajws-profile"));
    } catch (IllegalStateException e) {
      return null; // the virtual machine ends already
    }
    return profiles;
  }

  KeptProfiles(ProfileFile file) {
    this.file = file;
    this.before = file.read();
  }

  /** Tells a site what earlier runs have learnt, and remembers it. */
  static void recall(SpeculationSite site, Object body) {
    if (COMMON != null) {
      COMMON.add(site, body.getClass().getNestHost().getName());
    }
  }

  /** The same. What is known of another source says nothing about this loop. */
  synchronized void add(SpeculationSite site, String type) {
    String digest = site.source();
    if (digest.isEmpty()) {
      return; // of which nobody would know whether it has changed
    }
    ProfileFile.Key key = new ProfileFile.Key(type, site.name());
    sites.put(key, new WeakReference<>(site));
    ProfileFile.Entry known = before.get(key);
    if (known != null && known.digest().equals(digest)) {
      site.resume(known);
    }
  }

  /** Writes the file. */
  void save() {
    Map<ProfileFile.Key, ProfileFile.Entry> learnt = new HashMap<>();
    synchronized (this) {
      sites.forEach(
          (key, known) -> {
            SpeculationSite site = known.get();
            if (site != null) {
              learnt.put(key, site.keep());
            }
          });
    }
    if (learnt.isEmpty()) {
      return;
    }
    try {
      file.add(learnt);
    } catch (IOException e) {
      file.warn("could not be written: " + e);
    }
  }
}
