def log = new File(basedir, "build.log").text
def expect = { String what, boolean holds -> if (!holds) throw new AssertionError((Object) what) }
def logged = { String text -> expect("in build.log: " + text, log.contains(text)) }

def source = new File(basedir, "src/main/java/it/Broken.java").path
expect("the diagnostic in its standard form",
    (log =~ /\[ERROR\] \Q${source}\E:11:9: error: \[AJWS-2\d\d\] .+ — .+/).find())
logged("AJWS found 1 error; the first: " + source)
logged("BUILD FAILURE")
expect("no stack trace", !(log =~ /(?m)^\s+at (org|java|com)\./).find())
assert !new File(basedir, "target/ajws/sources").exists() : "half a translation"
assert !new File(basedir, "target/classes/it").exists()
