def log = new File(basedir, "build.log").text
def expect = { String what, boolean holds -> if (!holds) throw new AssertionError((Object) what) }
def logged = { String text -> expect("in build.log: " + text, log.contains(text)) }

// AJWS-107 in the plugin's words: the translator could not be loaded.
logged("AJWS needs a JDK, and Maven runs on a Java without compiler")
expect("no stack trace", !(log =~ /(?m)^\s+at (org|java|com)\./).find())
