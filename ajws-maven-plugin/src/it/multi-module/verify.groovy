def stamped = { File classFile ->
  new String(classFile.bytes, "ISO-8859-1").contains("Lorg/ajws/runtime/Translated;")
}
def log = new File(basedir, "build.log").text
def expect = { String what, boolean holds -> if (!holds) throw new AssertionError((Object) what) }
def logged = { String text -> expect("in build.log: " + text, log.contains(text)) }

["library/target/classes/lib/Histogram", "other/target/classes/other/Rows",
    "program/target/classes/program/Main"].each {
  assert stamped(new File(basedir, it + ".class")) : it
}
["Translated 1 of 1 file ", "Up to date: 1 of 1 file ", "Nothing to compile"].each {
  expect("three times in build.log: " + it, log.count(it) == 3)
}

def version = new File(basedir, "pom.xml").text.find(/<version>(.*-SNAPSHOT|[0-9.]+)<\/version>\s*<\/dependency>/) { it[1] }
def runtime = new File(localRepositoryPath, "org/ajws/ajws-runtime/${version}/ajws-runtime-${version}.jar")
def process = new ProcessBuilder(
    new File(System.getProperty("java.home"), "bin/java").path, "-Dajws.workers=4", "-cp",
    [new File(basedir, "program/target/classes"), new File(basedir, "library/target/classes"), runtime]
        .join(File.pathSeparator),
    "program.Main").redirectErrorStream(true).start()
def text = process.inputStream.text.trim()
assert process.waitFor() == 0 : text
assert text == "1"
