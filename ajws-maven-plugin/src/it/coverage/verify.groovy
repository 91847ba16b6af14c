def expect = { String what, boolean holds -> if (!holds) throw new AssertionError((Object) what) }
def report = new File(basedir, "target/site/jacoco/jacoco.xml").text
def methods = (report =~ /<method name="([^"]+)"/).collect { it[1] }
expect("the user's method is counted: " + methods, methods.contains("fib") && methods.contains("calls"))
def added = methods.findAll { it.contains('$slow') || it.contains('$frame') || it.contains('monitor') || it.contains('lock') }
expect("what nobody wrote is not: " + added, added.isEmpty())
def classes = (report =~ /<class name="([^"]+)"[^>]*[^\/]>/).collect { it[1] } // with methods
expect("nor are its classes: " + classes, classes == ["it/Counted"])
// Every line of the program was run, though another version of fib was not.
def source = report.substring(report.indexOf("<sourcefile"))
def missed = (source =~ /<line nr="(\d+)" mi="(\d+)" ci="(\d+)"/).findAll { it[3] == "0" }.collect { it[1] }
expect("lines without coverage: " + missed, missed.isEmpty())
