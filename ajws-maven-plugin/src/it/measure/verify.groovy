def expect = { String what, boolean holds -> if (!holds) throw new AssertionError((Object) what) }
def builds = new File(basedir, "build.log").text.split(/(?m)^.*Scanning for projects.*$/).drop(1)
expect("three builds", builds.size() == 3)
["serial", "own threads", "AJWS, 1 worker", "AJWS, 2 workers", "Measuring, JVM 1 of 1"].each {
  expect("on the console: " + it, builds[0].contains(it))
}
def said = builds[0].readLines().findAll { it.startsWith("[INFO] ") && !it.startsWith("[INFO] Report: ") }
def measured = said.drop(said.findIndexOf { it.contains("Measuring, JVM 1 of 1") })
measured.each { expect("at most 120 columns: " + it, it.length() <= 120) }
expect("other output", builds[1].contains("a form of it.Main prints something else than the serial one"))
expect("what to name", builds[2].contains("-Dajws.mainClass=a.Main"))
assert new File(basedir, "target/ajws/measure/report/report.html").exists()
def report = new groovy.json.JsonSlurper().parse(new File(basedir, "target/ajws/measure/report/report.json"))
assert report.decisions.loops.size() == 1
