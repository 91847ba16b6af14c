def expect = { String what, boolean holds -> if (!holds) throw new AssertionError((Object) what) }
def builds = new File(basedir, "build.log").text.split(/(?m)^.*Scanning for projects.*$/).drop(1)
expect("two builds", builds.size() == 2)
def list = builds[0].substring(builds[0].indexOf("COMPILATION ERROR"))
list = list.substring(0, list.indexOf("BUILD FAILURE"))
def errors = list.readLines().findAll { it.contains(".java:[") }
expect("one error: " + errors, errors.size() == 1 && errors[0] =~ /module-info\.java:\[1,\d+\] \[AJWS-127\]/)

def jars = []
new File(localRepositoryPath, "org/ajws").eachFileRecurse {
  if (it.name ==~ /ajws-(runtime|annotations)-.*(?<!sources)\.jar/) jars << it.path
}
def java = new File(System.getProperty("java.home"), "bin/java").path
def path = ([new File(basedir, "target/classes").path] + jars).join(File.pathSeparator)
def run = new ProcessBuilder(java, "-p", path, "-m", "it.modules/it.Main").redirectErrorStream(true).start()
def text = run.inputStream.text.trim()
expect("it runs as a module: " + text, run.waitFor() == 0 && text == "6765 it.modules")
