import java.util.zip.ZipFile

def stamped = { File classFile ->
  new String(classFile.bytes, "ISO-8859-1").contains("Lorg/ajws/runtime/Translated;")
}
def log = new File(basedir, "build.log").text
def expect = { String what, boolean holds -> if (!holds) throw new AssertionError((Object) what) }
def logged = { String text -> expect("in build.log: " + text, log.contains(text)) }

logged("Translated 1 of 1 file for trycatch (1 parallel loop, 0 atomic sets)")
assert stamped(new File(basedir, "target/classes/lib/Sums.class"))
assert new File(basedir, "target/classes/it/Main.class").exists()

// The library's sources are no part of the user's sources jar.
new ZipFile(new File(basedir, "target/overlay-1-sources.jar")).withCloseable { jar ->
  assert jar.getEntry("it/Main.java") != null
  assert jar.getEntry("lib/Sums.java") == null
}
return true
