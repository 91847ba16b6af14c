def log = new File(basedir, "build.log").text
def logged = { String text ->
  if (!log.contains(text)) throw new AssertionError((Object) ("not in build.log: " + text))
}

// The dialect is translated, shown as a diff, then converted, and translated again.
logged("Translated 1 of 1 file for trycatch (1 parallel loop, 1 atomic set)")
logged("-    @SyncSteal {")
logged("+    finish: {")
logged("Would convert 1 of 1 file")
logged("Converted 1 of 1 file")
assert new File(basedir, "target/classes/it/Sample.class").exists()
def converted = new File(basedir, "src/main/java/it/Sample.java").text
assert converted.contains("@AtomicSet(\"a\") public class Sample {")
assert converted.contains("for (@ParallelFor int i = 0; i < size; i++) inc();")
return true
