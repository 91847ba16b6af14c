import java.util.zip.ZipFile

def expect = { String what, boolean holds -> if (!holds) throw new AssertionError((Object) what) }
def log = new File(basedir, "build.log").text
def builds = log.split(/(?m)^.*Scanning for projects.*$/).drop(1)
def isShort = basedir.parentFile.name == "it-short" // that of short.properties
expect("six builds", builds.size() == (isShort ? 3 : 6))
def says = { int build, String text -> expect("build " + build + " says " + text, builds[build - 1].contains(text)) }

says(1, "AJWS: each module's compiler gets a JVM of its own")
says(1, "Compiling 3 source files with javac [forked ")
says(2, "Nothing to compile")
expect("nothing is deleted where nothing has changed", !builds[1].contains("compiling anew"))
if (!isShort) {
  says(3, "AJWS: compiling anew what was compiled with other settings, with other modules or by another tool (3 files)")
  expect("a setting that there is not is told once", builds[2].count("-Dajws.lock is ignored") == 1)
  says(4, "AJWS is skipped")
  says(4, "compiling anew")
  says(5, "compiling anew")
}
expect("Maven has nothing to warn of",
    !(log =~ /\[WARNING\].*(compileSourceRoots|deprecated|read-only|[Uu]nable to autodetect)/).find())

// The user's own error and the compiler's come at once, in the user's file.
def source = new File(basedir, "src/main/java/it/Broken.java").path
expect("AJWS' error in the user's file", (builds.last() =~ /\Q${source}\E:\[6,\d+\] \[AJWS-301\]/).find())
expect("the compiler's error in the user's file", (builds.last() =~ /\Q${source}\E:\[7,\d+\] .*cannot find symbol/).find())

// What the last but one has left: the broken one stopped before it wrote a class.
expect("translations for reading",
    new File(basedir, "target/ajws/sources/it").list().sort() == ["Counter.java", "Squares.java"])
expect("locks of the last settings", new File(basedir, "target/ajws/sources/it/Counter.java").text.contains("synchronized"))
expect("both loops", new File(basedir, "target/ajws/sources/it/Squares.java").text.count("Loops.") >= 2)
expect("tests, too", new File(basedir, "target/ajws/test-sources/it/SquaresCheck.java").exists())
new ZipFile(new File(basedir, "target/configure-1-sources.jar")).withCloseable { jar ->
  def own = jar.getInputStream(jar.getEntry("it/Squares.java")).bytes
  expect("the sources jar has the user's files", own == new File(basedir, "src/main/java/it/Squares.java").bytes)
}
new ZipFile(new File(basedir, "target/configure-1.jar")).withCloseable { jar ->
  def text = new String(jar.getInputStream(jar.getEntry("it/Squares.class")).bytes, "ISO-8859-1")
  expect("the first build was translated", text.contains("Lorg/ajws/runtime/Translated;"))
}

def jars = ["ajws-runtime"].collect { artifact ->
  def found = []
  new File(localRepositoryPath, "org/ajws/" + artifact).eachFileRecurse {
    if (it.name ==~ /${artifact}-.*(?<!sources)\.jar/) found << it.path
  }
  found.first()
}
def java = new File(System.getProperty("java.home"), "bin/java").path
def run = new ProcessBuilder(
    java, "-cp", ([new File(basedir, "target/configure-1.jar").path] + jars).join(File.pathSeparator), "it.Squares")
    .redirectErrorStream(true).start()
def text = run.inputStream.text.trim()
expect("it runs: " + text, run.waitFor() == 0 && text == "Point(x=3, y=10) 10")
