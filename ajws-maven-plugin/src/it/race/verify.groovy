def expect = { String what, boolean holds -> if (!holds) throw new AssertionError((Object) what) }
def builds = new File(basedir, "build.log").text.split(/(?m)^.*Scanning for projects.*$/).drop(1)
def isShort = basedir.parentFile.name == "it-short" // that of short.properties
expect("five builds", builds.size() == (isShort ? 1 : 5))

def all = builds[0]
["Marks.java:9: race: a task writes and another task writes slot 0 of int[8]",
 "written by iteration 0 of the loop at Marks.java:8",
 "Rows.java:19: race:",
 "2 races",
 "AJWS: the tests of racy: there are races"].each { expect("on the console: " + it, all.contains(it)) }
expect("the module without", all.contains("no race on this input, for any schedule"))
expect("every fork ran all tests", all.contains("Tests run: 2, Failures: 0, Errors: 0"))
expect("nothing limits", !all.contains("not everything was seen"))

def report = { module, type -> new File(basedir, module + "/target/ajws/race/report/race." + type) }
["html", "json", "sarif"].each { assert report("clean", it).exists(): it }
def racy = new groovy.json.JsonSlurper().parse(report("racy", "json"))
assert racy.verdict == "races" && racy.races.size() == 2
expect("the other module's source", report("racy", "html").text.contains("values[index[i]] += i;"))
assert new File(basedir, "clean/target/ajws/race/jacoco.exec").exists()

def stamp = { file -> new String(new File(basedir, file).bytes, "ISO-8859-1") }
expect("the watched classes", stamp("clean/target/ajws/race/classes/it/Rows.class").contains("traced"))
if (isShort) {
  return
}

expect("silent", builds[1].contains("no race on this input, for any schedule"))
expect("the program ran", builds[2].contains("sum ") && builds[2].contains("no race on this input"))
expect("its tests did not", !builds[2].contains("Tests run:"))
expect("no such program", builds[3].contains("it.Gone is no class of clean"))

expect("the ordinary classes", stamp("clean/target/classes/it/Rows.class").contains("trycatch"))
if (basedir.parentFile.name == "it-4") { // the folder of the integration tests with Maven 4
  expect("not behind an ordinary build", builds[4].contains("call 'mvn ajws:race' by itself"))
  return
}
expect("behind an ordinary build", builds[4].contains("2 races") && builds[4].contains("no race on this input"))
