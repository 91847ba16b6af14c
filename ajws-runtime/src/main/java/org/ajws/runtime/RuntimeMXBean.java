package org.ajws.runtime;

import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import javax.management.InstanceAlreadyExistsException;
import javax.management.JMException;
import javax.management.ObjectName;
import javax.management.StandardMBean;
import org.ajws.runtime.statistics.ConflictLines;

/**
 * Answers JMX. Nothing but {@link AjwsRuntime#registerMXBean()} uses this class, so that programs
 * without JMX never load any of it.
 */
final class RuntimeMXBean implements AjwsRuntimeMXBean {
  /** Registers one, unless there is one. */
  static void register() {
    try {
      ManagementFactory.getPlatformMBeanServer()
          .registerMBean(
              new StandardMBean(new RuntimeMXBean(), AjwsRuntimeMXBean.class, true),
              new ObjectName(NAME));
    } catch (InstanceAlreadyExistsException e) {
      return; // by an earlier call, or by another class loader's runtime
    } catch (JMException e) {
      throw new IllegalStateException(NAME + " cannot be registered: " + e.getMessage(), e);
    }
  }

  private static Statistics now() {
    return AjwsRuntime.statistics();
  }

  @Override
  public String getTarget() {
    return AjwsRuntime.target();
  }

  @Override
  public int getWorkers() {
    return now().workers();
  }

  @Override
  public long getRegions() {
    return now().regions();
  }

  @Override
  public long getTasks() {
    return now().tasks();
  }

  @Override
  public long getIterations() {
    return now().iterations();
  }

  @Override
  public long getSplits() {
    return now().splits();
  }

  @Override
  public long getSteals() {
    return now().steals();
  }

  @Override
  public long getIdleNanos() {
    return now().idleNanos();
  }

  @Override
  public long getSharedNanos() {
    return now().sharedNanos();
  }

  @Override
  public long getUnwindings() {
    return now().unwindings();
  }

  @Override
  public long getSavedFrames() {
    return now().savedFrames();
  }

  @Override
  public long getUnwindNanos() {
    return now().unwindNanos();
  }

  @Override
  public long getFrameSteals() {
    return now().frameSteals();
  }

  @Override
  public long getBlockedWaits() {
    return now().blockedWaits();
  }

  @Override
  public List<Site> getSites() {
    return now().sites().stream().map(SiteView::new).collect(Collectors.toList());
  }

  @Override
  public List<SpeculativeSite> getSpeculativeSites() {
    return now().speculative().stream().map(SpeculativeView::new).collect(Collectors.toList());
  }

  @Override
  public void reset() {
    AjwsRuntime.resetStatistics();
  }

  private static String text(SpeculationConflict c) {
    return new ConflictLines(c.place(), c.read(), c.written()).toString();
  }

  private record SiteView(SiteStatistics s) implements Site {
    @Override
    public String getSite() {
      return s.site();
    }

    @Override
    public long getExecutions() {
      return s.executions();
    }

    @Override
    public long getIterations() {
      return s.iterations();
    }
  }

  private record SpeculativeView(SpeculationStatistics s) implements SpeculativeSite {
    @Override
    public String getSite() {
      return s.site();
    }

    @Override
    public long getExecutions() {
      return s.executions();
    }

    @Override
    public long getTurnedOff() {
      return s.turnedOff();
    }

    @Override
    public long getCommits() {
      return s.commits();
    }

    @Override
    public long getPlain() {
      return s.plain();
    }

    @Override
    public long getIrrevocable() {
      return s.irrevocable();
    }

    @Override
    public long getWaits() {
      return s.waits();
    }

    @Override
    public Map<String, Long> getRollbacks() {
      return s.rollbacks();
    }

    @Override
    public Map<String, Long> getConflicts() {
      return s.conflicts();
    }

    @Override
    public Map<String, Long> getConflictLines() {
      return s.lines().stream()
          .collect(Collectors.toMap(RuntimeMXBean::text, SpeculationConflict::count, Long::sum));
    }

    @Override
    public long getEntries() {
      return s.entries();
    }

    @Override
    public long getTrackedTrips() {
      return s.trackedTrips();
    }

    @Override
    public long getTrackedNanos() {
      return s.trackedNanos();
    }

    @Override
    public long getPlainTrips() {
      return s.plainTrips();
    }

    @Override
    public long getPlainNanos() {
      return s.plainNanos();
    }

    @Override
    public long getClaimNanos() {
      return s.claimNanos();
    }

    @Override
    public long getCopyNanos() {
      return s.copyNanos();
    }

    @Override
    public long getValidationNanos() {
      return s.validationNanos();
    }

    @Override
    public long getCommitNanos() {
      return s.commitNanos();
    }

    @Override
    public long getTrips() {
      return s.trips();
    }

    @Override
    public int getGranularity() {
      return s.granularity();
    }
  }
}
