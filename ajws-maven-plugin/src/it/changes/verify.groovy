def expect = { String what, boolean holds -> if (!holds) throw new AssertionError((Object) what) }
def builds = new File(basedir, "build.log").text.split(/(?m)^.*Scanning for projects.*$/).drop(1)
expect("twelve builds", builds.size() == 12)
// What a build says of one of the modules, and of its goal.
def part = { int build, String module, String goal ->
  def ofModule = builds[build - 1].split(/(?m)^.*Building /).find { it.startsWith(module + " ") }
  def of = ofModule == null ? null : ofModule.split(/(?m)^.*--- (?=\S+:\S+:)/).find { it.contains(":" + goal + " ") }
  expect("build " + build + " of " + module + " reaches " + goal, of != null)
  of
}
def says = { int build, String module, String goal, String text ->
  expect("build " + build + ", " + goal + " of " + module + " says " + text, part(build, module, goal).contains(text))
}

says(2, "library", "compile", "compiling anew")
says(2, "library", "compile", "Compiling 2 source files")
says(5, "library", "compile", "Nothing to compile")
says(5, "library", "testCompile", "compiling anew")
says(5, "program", "compile", "compiling anew what was compiled with other settings, with other modules")
says(5, "program", "compile", "Compiling 3 source files")
says(5, "program", "testCompile", "compiling anew")
says(6, "library", "compile", "Nothing to compile")
says(6, "program", "compile", "Compiling 2 source files")
// Each goal of another build that compiles does it anew, and no build that does not is taken for one.
says(8, "library", "compile", "compiling anew")
says(8, "program", "compile", "compiling anew")
says(9, "program", "compile", "Nothing to compile")
says(9, "program", "testCompile", "compiling anew")
says(10, "program", "compile", "Nothing to compile")
says(10, "program", "testCompile", "Nothing to compile")
says(11, "program", "compile", "Nothing to compile")
says(11, "program", "testCompile", "Compiling 1 source file")
says(12, "program", "compile", "Compiling 1 source file")

def sources = { String module -> new File(basedir, module + "/target/ajws/sources") }
expect("both loops", new File(sources("library"), "lib/Table.java").text.count("Loops.") >= 2)
expect("the translation of what is gone is gone, too",
    new File(sources("program"), "program").list() as List == ["Main.java"])

def jars = []
new File(localRepositoryPath, "org/ajws").eachFileRecurse {
  if (it.name ==~ /ajws-runtime-.*(?<!sources)\.jar/) jars << it.path
}
def path = (["program", "library"].collect { new File(basedir, it + "/target/classes").path } + jars).join(File.pathSeparator)
def java = new File(System.getProperty("java.home"), "bin/java").path
def run = new ProcessBuilder(java, "-cp", path, "program.Main").redirectErrorStream(true).start()
def text = run.inputStream.text.trim()
expect("it runs: " + text, run.waitFor() == 0 && text == "-1000 1000 8")
