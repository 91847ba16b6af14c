def expect = { String what, boolean holds -> if (!holds) throw new AssertionError((Object) what) }
def stamped = { String name ->
  new String(new File(basedir, "target/classes/it/" + name).bytes, "ISO-8859-1").contains("Lorg/ajws/runtime/Translated;")
}
expect("translated", stamped("Rows.class"))

def jars = []
new File(localRepositoryPath, "org/ajws/ajws-runtime").eachFileRecurse {
  if (it.name ==~ /ajws-runtime-.*(?<!sources)\.jar/) jars << it.path
}
new File(localRepositoryPath, "org/jetbrains/kotlin/kotlin-stdlib").eachFileRecurse {
  if (it.name ==~ /kotlin-stdlib-[0-9.]+\.jar/) jars << it.path
}
def java = new File(System.getProperty("java.home"), "bin/java").path
def path = ([new File(basedir, "target/classes").path] + jars).join(File.pathSeparator)
def run = new ProcessBuilder(java, "-cp", path, "it.MainKt").redirectErrorStream(true).start()
def text = run.inputStream.text.trim()
expect("it runs: " + text, run.waitFor() == 0 && text == "9900")
