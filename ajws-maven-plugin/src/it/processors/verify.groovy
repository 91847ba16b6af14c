def expect = { String what, boolean holds -> if (!holds) throw new AssertionError((Object) what) }
def log = new File(basedir, "build.log").text
def builds = log.split(/(?m)^.*Scanning for projects.*$/).drop(1)
expect("four builds", builds.size() == 4)
expect("in Maven's own JVM", !builds[0].contains("forked"))
expect("compiled again", builds[1].contains("Recompiling the module"))
expect("nothing to do", builds[2].contains("Nothing to compile"))
def source = new File(basedir, "src/main/java/it/Account.java").path
expect("Lombok's members of a set are refused", (builds[3] =~ /\Q${source}\E:\[6,1\] \[AJWS-126\]/).find())

def jars = []
// The failed build has left no classes, the third its jar.
new File(localRepositoryPath, "org/ajws/ajws-runtime").eachFileRecurse {
  if (it.name ==~ /ajws-runtime-.*(?<!sources)\.jar/) jars << it.path
}
new File(localRepositoryPath, "org/mapstruct/mapstruct").eachFileRecurse {
  if (it.name ==~ /mapstruct-[0-9.]+(Final)?\.jar/) jars << it.path
}
def java = new File(System.getProperty("java.home"), "bin/java").path
def run = new ProcessBuilder(java, "-cp", ([new File(basedir, "target/processors-1.jar").path] + jars).join(File.pathSeparator), "it.Main")
    .redirectErrorStream(true).start()
def text = run.inputStream.text.trim()
expect("it runs with the change: " + text, run.waitFor() == 0 && text == "375")
