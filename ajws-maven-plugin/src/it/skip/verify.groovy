def stamped = { File classFile ->
  new String(classFile.bytes, "ISO-8859-1").contains("Lorg/ajws/runtime/Translated;")
}
def log = new File(basedir, "build.log").text
def expect = { String what, boolean holds -> if (!holds) throw new AssertionError((Object) what) }
def builds = log.split(/(?m)^.*Scanning for projects.*$/).drop(1)
expect("four builds", builds.size() == 4)
def says = { int build, String text -> expect("build " + build + " says " + text, builds[build - 1].contains(text)) }

says(1, "Translated 1 of 1 file ")
says(2, "which was compiled with translation")
says(3, "which was compiled without translation")
says(4, "which was compiled with translation")
assert !stamped(new File(basedir, "target/classes/it/Squares.class"))
