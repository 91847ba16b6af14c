import java.util.zip.ZipFile

def expect = { String what, boolean holds -> if (!holds) throw new AssertionError((Object) what) }
def builds = new File(basedir, "build.log").text.split(/(?m)^.*Scanning for projects.*$/).drop(1)
expect("two builds", builds.size() == 2)
expect("the second has nothing to compile", builds[1].contains("Nothing to compile"))

def jar = new File(basedir, "target/spring-boot-1.jar")
new ZipFile(jar).withCloseable {
  def text = new String(it.getInputStream(it.getEntry("BOOT-INF/classes/it/Rows.class")).bytes, "ISO-8859-1")
  expect("it is translated", text.contains("Lorg/ajws/runtime/Translated;"))
  expect("Spring's processor has run", it.getEntry("BOOT-INF/classes/META-INF/spring-configuration-metadata.json") != null ||
      it.getEntry("META-INF/spring-configuration-metadata.json") != null)
}
def java = new File(System.getProperty("java.home"), "bin/java").path
def run = new ProcessBuilder(java, "-jar", jar.path, "--rows.size=1000", "--spring.main.banner-mode=off")
    .redirectErrorStream(true).start()
def said = run.inputStream.text
expect("it runs: " + said, run.waitFor() == 0 && said.readLines().any { it == "sum 499500" })
