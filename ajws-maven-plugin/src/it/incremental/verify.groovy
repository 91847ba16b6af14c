def stamped = { File classFile ->
  new String(classFile.bytes, "ISO-8859-1").contains("Lorg/ajws/runtime/Translated;")
}
def log = new File(basedir, "build.log").text
def expect = { String what, boolean holds -> if (!holds) throw new AssertionError((Object) what) }
def logged = { String text -> expect("in build.log: " + text, log.contains(text)) }

def builds = log.split(/(?m)^.*Scanning for projects.*$/).drop(1)
assert builds.size() == 5

expect("builds[0]: " + "Translated 3 of 4 files", builds[0].contains("Translated 3 of 4 files"))
expect("builds[1]: " + "Up to date: 3 of 4 files", builds[1].contains("Up to date: 3 of 4 files"))
expect("builds[1]: " + "Nothing to compile", builds[1].contains("Nothing to compile"))
expect("builds[2]: " + "Translated 2 of 3 files", builds[2].contains("Translated 2 of 3 files"))
expect("builds[2]: " + "Recompiling the module", builds[2].contains("Recompiling the module"))
expect("builds[3]: " + "AJWS is skipped", builds[3].contains("AJWS is skipped"))
expect("builds[3]: " + "Recompiling the module", builds[3].contains("Recompiling the module"))
expect("builds[4]: " + "2 of 3 files", builds[4].contains("2 of 3 files"))
expect("builds[4]: " + "Recompiling the module", builds[4].contains("Recompiling the module"))

// What was renamed and what was deleted has left the output and the classes.
assert new File(basedir, "target/ajws/sources/it").list().sort() == ["Names.java", "NewName.java", "Squares.java"]
assert new File(basedir, "target/classes/it").list().findAll { !it.contains("\$") }.sort() ==
    ["Names.class", "NewName.class", "Squares.class"]
assert new File(basedir, "target/ajws/sources/it/Squares.java").text.contains("i * i + 1")
assert stamped(new File(basedir, "target/classes/it/Squares.class"))
assert stamped(new File(basedir, "target/classes/it/NewName.class"))
