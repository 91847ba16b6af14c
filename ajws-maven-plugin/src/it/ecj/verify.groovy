def expect = { String what, boolean holds -> if (!holds) throw new AssertionError((Object) what) }
def stamped = { String name ->
  new String(new File(basedir, "target/classes/it/" + name).bytes, "ISO-8859-1").contains("Lorg/ajws/runtime/Translated;")
}
expect("translated", stamped("Main.class"))

def jars = []
new File(localRepositoryPath, "org/ajws/ajws-runtime").eachFileRecurse {
  if (it.name ==~ /ajws-runtime-.*(?<!sources)\.jar/) jars << it.path
}
def java = new File(System.getProperty("java.home"), "bin/java").path
def path = ([new File(basedir, "target/classes").path] + jars).join(File.pathSeparator)
def run = new ProcessBuilder(java, "-cp", path, "it.Main").redirectErrorStream(true).start()
def text = run.inputStream.text.trim()
expect("it runs: " + text, run.waitFor() == 0 && text == "6765")
