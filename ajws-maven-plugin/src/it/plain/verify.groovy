import java.util.jar.JarFile
import java.util.zip.ZipFile

def stamped = { File classFile ->
  new String(classFile.bytes, "ISO-8859-1").contains("Lorg/ajws/runtime/Translated;")
}
def log = new File(basedir, "build.log").text
def expect = { String what, boolean holds -> if (!holds) throw new AssertionError((Object) what) }
def logged = { String text -> expect("in build.log: " + text, log.contains(text)) }

logged("Translated 1 of 2 files for trycatch (1 parallel loop, 0 atomic sets)")
logged("Checked 2 files (1 parallel loop, 0 atomic sets), no error")

logged("Up to date: 1 of 2 files")
def report = new File(basedir, "target/ajws/report/report.json").text
expect("compared with the baseline", report.contains('"comparison": {'))
logged("report.json: error: [AJWS-120] parallel loops: 1, and the build is to fail if loops>0")
logged("AJWS: 1 limit of the report exceeded; the first: ")
expect("the loop in the report", report.contains("Squares.java:12"))
assert new File(basedir, "target/ajws/report/report.html").exists()

// The compiler took the translation ...
assert stamped(new File(basedir, "target/classes/it/Squares.class"))
assert stamped(new File(basedir, "target/test-classes/it/SquaresCheck.class"))
assert !stamped(new File(basedir, "target/classes/it/Names.class"))
def output = new File(basedir, "target/ajws/sources/it")
assert output.list().sort() == ["Names.java", "Squares.java"]
assert new File(output, "Names.java").bytes == new File(basedir, "src/main/java/it/Names.java").bytes
assert !new File(basedir, "target/ajws/sources/it/SquaresCheck.java").exists()

// ... and the sources jar the user's own files.
new ZipFile(new File(basedir, "target/plain-1-sources.jar")).withCloseable { jar ->
  def files = jar.entries().findAll { it.name.endsWith(".java") }.collect { it.name }.sort()
  assert files == ["it/Names.java", "it/Squares.java"]
  files.each {
    assert jar.getInputStream(jar.getEntry(it)).bytes == new File(basedir, "src/main/java/" + it).bytes
  }
}

// It runs.
def version = new File(basedir, "pom.xml").text.find(/<version>(.*-SNAPSHOT|[0-9.]+)<\/version>\s*<\/dependency>/) { it[1] }
def runtime = new File(localRepositoryPath, "org/ajws/ajws-runtime/${version}/ajws-runtime-${version}.jar")
assert runtime.exists()
new JarFile(runtime).withCloseable { jar ->
  assert jar.getEntry("module-info.class") != null // a named module, for jlink too
}
def java = new File(System.getProperty("java.home"), "bin/java").path
def process = new ProcessBuilder(
    java, "-cp", [new File(basedir, "target/classes"), runtime].join(File.pathSeparator), "it.Squares")
    .redirectErrorStream(true).start()
def text = process.inputStream.text.trim()
assert process.waitFor() == 0 : text
assert text == "332833500"
