def stamped = { File classFile ->
  new String(classFile.bytes, "ISO-8859-1").contains("Lorg/ajws/runtime/Translated;")
}
def log = new File(basedir, "build.log").text
def expect = { String what, boolean holds -> if (!holds) throw new AssertionError((Object) what) }
def logged = { String text -> expect("in build.log: " + text, log.contains(text)) }

logged("Translated 1 of 1 file ")
assert !stamped(new File(basedir, "target/classes/it/Squares.class"))
