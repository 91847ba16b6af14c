def expect = { String what, boolean holds -> if (!holds) throw new AssertionError((Object) what) }
def classes = new File(basedir, "target/classes")
def stamped = new String(new File(classes, "it/Squares.class").bytes, "ISO-8859-1")
expect("Squares is translated", stamped.contains("Lorg/ajws/runtime/"))
expect("its translation can be read", new File(basedir, "target/ajws/sources/it/Squares.java").text.contains("Loops"))
expect("only what has constructs", !new File(basedir, "target/ajws/sources/it/Point.java").exists())
def path = [classes.path, runtime(basedir)].join(File.pathSeparator)
def run = ["${System.getProperty('java.home')}/bin/java", "-cp", path, "it.Squares"].execute()
expect("it runs", run.text.trim() == "Point(x=9, y=9)")

String runtime(File basedir) {
  def jars = []
  new File(basedir, "../../it-repo/org/ajws/ajws-runtime").eachFileRecurse { if (it.name ==~ /ajws-runtime-.*(?<!sources)\.jar/) jars << it.path }
  return jars.first()
}
true
