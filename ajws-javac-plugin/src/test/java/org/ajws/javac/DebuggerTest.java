package org.ajws.javac;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.jdi.Bootstrap;
import com.sun.jdi.Location;
import com.sun.jdi.ReferenceType;
import com.sun.jdi.StackFrame;
import com.sun.jdi.VirtualMachine;
import com.sun.jdi.connect.Connector;
import com.sun.jdi.connect.LaunchingConnector;
import com.sun.jdi.event.BreakpointEvent;
import com.sun.jdi.event.ClassPrepareEvent;
import com.sun.jdi.event.Event;
import com.sun.jdi.event.EventSet;
import com.sun.jdi.event.VMDisconnectEvent;
import com.sun.jdi.request.ClassPrepareRequest;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Breakpoints at lines of the user's file stop there, and show the user's locals. */
class DebuggerTest {
  private static final String PROGRAM =
      """
      package a;
      import org.ajws.*;
      class Program {
        static int fib(int n) {
          if (n < 2) {
            return n;
          }
          @Async int left = fib(n - 1);
          int right = fib(n - 2);
          return left + right;
        }
        static int sum(int[] numbers) {
          @Reduce(ReduceOp.SUM) int sum = 0;
          for (@ParallelFor int i = 0; i < numbers.length; i++) {
            int square = numbers[i] * numbers[i];
            sum += square;
          }
          return sum;
        }
        public static void main(String[] args) {
          int[] numbers = {fib(4), 4};
          System.out.println(sum(numbers));
        }
      }
      """;
  private static final int RETURN_OF_FIB = 10;
  private static final int IN_LOOP = 16;

  @TempDir Path folder;

  @Test
  void breakpointsStopAtTheUsersLines() throws Exception {
    Path source = folder.resolve("src/a/Program.java");
    Files.createDirectories(source.getParent());
    Files.writeString(source, PROGRAM);
    Path classes = folder.resolve("classes");
    Compilation run = Compilation.withPlugin(classes, List.of(source), "");
    assertTrue(run.ok(), () -> run.messages().toString());

    List<String> stops = new ArrayList<>();
    VirtualMachine vm = launch(classes);
    try {
      ClassPrepareRequest prepare = vm.eventRequestManager().createClassPrepareRequest();
      prepare.addClassFilter("a.Program");
      prepare.enable();
      vm.resume();
      for (boolean runs = true; runs; ) {
        EventSet events = vm.eventQueue().remove(300_000);
        assertNotNull(events, () -> "the program stands still after " + stops);
        for (Event event : events) {
          if (event instanceof ClassPrepareEvent prepared) {
            setBreakpoints(vm, prepared.referenceType());
          } else if (event instanceof BreakpointEvent stop) {
            stops.add(describe(stop.thread().frame(0)));
          }
          runs &= !(event instanceof VMDisconnectEvent);
        }
        if (runs) {
          events.resume();
        }
      }
    } finally {
      vm.process().destroyForcibly();
    }
    // fib(2) is the first to come to the line, with 1 and 0.
    assertEquals("Program.java:10 n=2 left=1 right=0", stops.get(0));
    assertEquals(
        4, stops.stream().filter(s -> s.startsWith("Program.java:10 ")).count(), () -> "" + stops);
    List<String> loop = stops.stream().filter(s -> s.startsWith("Program.java:16 ")).toList();
    assertTrue(loop.get(0).contains(" i=0") && loop.get(0).contains(" square=9"), () -> "" + loop);
    assertTrue(loop.get(1).contains(" i=1") && loop.get(1).contains(" square=16"), () -> "" + loop);
    assertEquals(6, stops.size(), () -> "" + stops);
  }

  private static VirtualMachine launch(Path classes) throws Exception {
    LaunchingConnector connector = Bootstrap.virtualMachineManager().defaultConnector();
    Map<String, Connector.Argument> arguments = connector.defaultArguments();
    arguments.get("main").setValue("a.Program");
    // One worker: nothing is taken away, and the order is that of the source.
    arguments
        .get("options")
        .setValue(
            "-Dajws.workers=1 -cp \""
                + classes
                + File.pathSeparator
                + System.getProperty("java.class.path")
                + "\"");
    return connector.launch(arguments);
  }

  /** At all places that have the line, as debuggers do it. */
  private static void setBreakpoints(VirtualMachine vm, ReferenceType type) throws Exception {
    for (int line : new int[] {RETURN_OF_FIB, IN_LOOP}) {
      List<Location> places = type.locationsOfLine(line);
      assertTrue(!places.isEmpty(), "no code at line " + line);
      for (Location place : places) {
        vm.eventRequestManager().createBreakpointRequest(place).enable();
      }
    }
  }

  private static String describe(StackFrame frame) throws Exception {
    StringBuilder all = new StringBuilder();
    all.append(frame.location().sourceName()).append(':').append(frame.location().lineNumber());
    for (var local : frame.visibleVariables()) {
      if (List.of("n", "left", "right", "i", "square").contains(local.name())) {
        all.append(' ').append(local.name()).append('=').append(frame.getValue(local));
      }
    }
    return all.toString();
  }
}
