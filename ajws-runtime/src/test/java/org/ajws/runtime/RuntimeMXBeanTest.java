package org.ajws.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import javax.management.JMX;
import javax.management.MBeanServer;
import javax.management.ObjectName;
import javax.management.openmbean.CompositeData;
import org.ajws.runtime.loop.LoopsTest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class RuntimeMXBeanTest {
  private final MBeanServer server = ManagementFactory.getPlatformMBeanServer();

  @AfterEach
  void stop() throws Exception {
    AjwsRuntime.shutdown();
    ObjectName name = new ObjectName(AjwsRuntimeMXBean.NAME);
    if (server.isRegistered(name)) {
      server.unregisterMBean(name);
    }
  }

  @Test
  void aConsoleSeesTheStatisticsBySite() throws Exception {
    new Setup(Engine.LOOPS, 2, Setup.Pace.TINY).install();
    AjwsRuntime.resetStatistics();
    AjwsRuntime.registerMXBean();
    AjwsRuntime.registerMXBean(); // again: nothing
    for (int round = 0; round < 3; round++) {
      Engine.LOOPS.times(50, i -> LoopsTest.work(30));
    }
    ObjectName name = new ObjectName(AjwsRuntimeMXBean.NAME);
    AjwsRuntimeMXBean bean = JMX.newMXBeanProxy(server, name, AjwsRuntimeMXBean.class);
    assertEquals("trycatch", bean.getTarget());
    assertEquals(2, bean.getWorkers());
    assertEquals(3, bean.getRegions());
    assertEquals(150, bean.getIterations());
    assertEquals(List.of(), bean.getSpeculativeSites());
    List<AjwsRuntimeMXBean.Site> sites = bean.getSites();
    SiteStatistics expected = AjwsRuntime.statistics().sites().get(0);
    assertEquals(1, sites.size());
    assertEquals(expected.site(), sites.get(0).getSite());
    assertEquals(3, sites.get(0).getExecutions());
    assertEquals(150, sites.get(0).getIterations());
    CompositeData[] raw = (CompositeData[]) server.getAttribute(name, "Sites");
    assertEquals(expected.site(), raw[0].get("site"), "for a console that has no AJWS");
    bean.reset();
    assertEquals(0, bean.getRegions());
  }

  /** Every attribute of the statistics is one of the bean. */
  @Test
  void nothingIsLeftOut() throws Exception {
    AjwsRuntime.registerMXBean();
    ObjectName name = new ObjectName(AjwsRuntimeMXBean.NAME);
    List<String> attributes =
        List.of(server.getMBeanInfo(name).getAttributes()).stream()
            .map(a -> a.getName().replace("SpeculativeSites", "Speculative").toLowerCase())
            .collect(Collectors.toList());
    for (var component : Statistics.class.getRecordComponents()) {
      assertTrue(attributes.contains(component.getName().toLowerCase()), component.getName());
    }
    CompositeData[] sites = (CompositeData[]) server.getAttribute(name, "SpeculativeSites");
    assertEquals(AjwsRuntime.statistics().speculative().size(), sites.length);
  }

  /** In a JVM of its own, started with the classes of this one. */
  public static final class Loops {
    private Loops() {}

    /** Runs a loop and asks for its statistics. */
    public static void main(String[] args) {
      Engine.LOOPS.times(50, i -> LoopsTest.work(30));
      System.out.println(AjwsRuntime.statistics().regions() + " region");
    }
  }

  @Test
  void aProgramThatDoesNotAskLoadsNothingOfJmx() throws Exception {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xshare:off",
                "-verbose:class",
                "-cp",
                System.getProperty("java.class.path"),
                Loops.class.getName())
            .redirectErrorStream(true)
            .start();
    List<String> lines;
    try (BufferedReader out =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      lines = out.lines().collect(Collectors.toList());
    }
    assertEquals(0, process.waitFor());
    assertTrue(lines.contains("1 region"), "it ran");
    assertTrue(lines.stream().anyMatch(l -> l.contains("org.ajws.runtime.AjwsRuntime ")));
    assertFalse(
        lines.stream()
            .anyMatch(l -> l.contains("javax.management") || l.contains("java.lang.management")),
        "classes of JMX");
  }
}
