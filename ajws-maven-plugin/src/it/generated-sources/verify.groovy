import java.util.zip.ZipFile

def stamped = { File classFile ->
  new String(classFile.bytes, "ISO-8859-1").contains("Lorg/ajws/runtime/Translated;")
}
def log = new File(basedir, "build.log").text
def expect = { String what, boolean holds -> if (!holds) throw new AssertionError((Object) what) }
def logged = { String text -> expect("in build.log: " + text, log.contains(text)) }

logged("Translated 2 of 2 files")
assert stamped(new File(basedir, "target/classes/it/Main.class"))
assert stamped(new File(basedir, "target/classes/gen/Scale.class"))
assert new File(basedir, "target/ajws/sources/gen/Scale.java").text.contains("3")

// The encoding went through the translator and the compiler: "Gr\u00f6\u00dfe" in UTF-8.
def main = new String(new File(basedir, "target/classes/it/Main.class").bytes, "UTF-8")
assert main.contains("Gr\u00f6\u00dfe")
def lines = new String(new File(basedir, "target/ajws/sources/it/Main.java").bytes, "ISO-8859-1")
assert lines.count("\r\n") == lines.count("\n")

new ZipFile(new File(basedir, "target/generated-sources-1-sources.jar")).withCloseable { jar ->
  ["it/Main.java": "src/main/java", "gen/Scale.java": "target/generated-sources/scale"].each { name, root ->
    assert jar.getInputStream(jar.getEntry(name)).bytes == new File(basedir, root + "/" + name).bytes
  }
}
return true
