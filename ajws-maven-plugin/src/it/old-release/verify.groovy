def expect = { String what, boolean holds -> if (!holds) throw new AssertionError((Object) what) }
def builds = new File(basedir, "build.log").text.split(/(?m)^.*Scanning for projects.*$/).drop(1)
expect("four builds", builds.size() == 4)
(0..3).each { n ->
  def warnings = builds[n].readLines().count { it.contains("[AJWS-145] ") }
  expect("warnings of build " + (n + 1) + ": " + warnings, n < 2 ? warnings >= 1 : warnings == 0)
}
expect("the page", builds[1].contains("(see docs/diagnostics/AJWS-145.md)"))
