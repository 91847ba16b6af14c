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

// An image of the program: the runtime has to be a module that says so itself.
def image = new File(basedir, "target/image")
def jlink = new File(System.getProperty("java.home"), "bin/jlink").path
def link = new ProcessBuilder(jlink, "-p", path, "--add-modules", "it.modules", "--output", image.path)
    .redirectErrorStream(true).start()
def linked = link.inputStream.text.trim()
expect("it is linked: " + linked, link.waitFor() == 0)
def alone = new ProcessBuilder(new File(image, "bin/java").path, "-m", "it.modules/it.Main").redirectErrorStream(true).start()
text = alone.inputStream.text.trim()
expect("it runs from its image: " + text, alone.waitFor() == 0 && text == "6765 it.modules")
