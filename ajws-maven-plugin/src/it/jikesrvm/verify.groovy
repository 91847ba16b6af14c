def log = new File(basedir, "build.log").text
def expect = { String what, boolean holds -> if (!holds) throw new AssertionError((Object) what) }

def version = new File(basedir, "pom.xml").text.find(/<version>(.*-SNAPSHOT|[0-9.]+)<\/version>\s*<\/dependency>/) { it[1] }
def stub = new File(localRepositoryPath, "org/ajws/ajws-jikesrvm/${version}/ajws-jikesrvm-${version}.jar")
expect("the stub", stub.exists())
def java = new File(System.getProperty("java.home"), "bin/java").path

["target/ajws/jikesrvm-classes", "target/by-ecj"].each { name ->
  expect("in build.log: " + name,
      (log =~ /Made \d+ class files? of version 50 for Jikes RVM, verified, in \Q${name}\E/).find())
  def classes = new File(basedir, name)
  def files = []
  classes.eachFileRecurse { if (it.name.endsWith(".class")) files << it }
  expect("class files in " + name, files.any { it.name == "Fib.class" })
  files.each { expect(it.path + " has version 50", it.bytes[7] == 50) }
  def process = new ProcessBuilder(
      java, "-cp", [classes, stub].join(File.pathSeparator), "it.Fib").redirectErrorStream(true).start()
  def text = process.inputStream.text.trim()
  expect(name + " runs: " + text, process.waitFor() == 0 && text == "6765")
}
// What the compiler plugin makes is not touched.
expect("target/classes", new File(basedir, "target/classes/it/Fib.class").bytes[7] == 52)
