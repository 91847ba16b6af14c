def expect = { String what, boolean holds -> if (!holds) throw new AssertionError((Object) what) }

// One daemon for all builds, of a home of its own.
def home = new File(basedir, "gradle-home").path
def gradleIn = { File project, String... arguments ->
  def folder = System.getenv("GRADLE_HOME")
  def command = [folder == null ? "gradle" : folder + "/bin/gradle", "-g", home, "--offline", "--console", "plain",
      "-Dmaven.repo.local=" + localRepositoryPath, *arguments]
  def builder = new ProcessBuilder(command).directory(project).redirectErrorStream(true)
  builder.environment().put("JAVA_HOME", System.getProperty("java.home"))
  def process = builder.start()
  process.outputStream.close()
  def said = process.inputStream.text
  new File(basedir, "gradle.log") << "\n" << command.join(" ") << "\n" << said
  return [process.waitFor(), said]
}
def gradle = { String... arguments -> gradleIn(basedir, *arguments) }
def edit = { String file, String from, String to ->
  def source = new File(basedir, file)
  expect(file + " has " + from, source.text.contains(from))
  source.text = source.text.replace(from, to)
}
def copy
copy = { File from, File to ->
  if (from.directory) {
    from.eachFile { copy(it, new File(to, it.name)) }
  } else {
    to.parentFile.mkdirs()
    to.bytes = from.bytes
  }
}
def prints = { built, String result ->
  expect("it prints " + result + ": " + built[1], built[0] == 0 && built[1].contains("results 6765 " + result))
}
def rows = "src/main/java/it/Rows.java"
try {
  prints(gradle("run"), "[0, 0, 2, 4]")

  def again = gradle("compileJava")
  expect("nothing to do: " + again[1], again[1].contains(":compileJava UP-TO-DATE"))

  // The compiler splits the settings at blanks.
  def elsewhere = new File(basedir, "a folder of 50%20")
  ["build.gradle", "gradle.properties", "settings.gradle", "src"].each { copy(new File(basedir, it), new File(elsewhere, it)) }
  prints(gradleIn(elsewhere, "run"), "[0, 0, 2, 4]")

  edit(rows, "what Lombok makes", "what Lombok has made")
  def comment = gradle("run")
  prints(comment, "[0, 0, 2, 4]")
  expect("compiled again: " + comment[1], !comment[1].contains(":compileJava UP-TO-DATE"))

  edit(rows, "rows[i].getNumber();", "(rows[i].getNumber() + 2);")
  prints(gradle("run"), "[0, 1, 4, 7]")

  // What is parallel is seen by the run: Main asks whether Plain was translated.
  edit("src/main/ajws/it.ajws-overlay", "class", "# class")
  def serial = gradle("run")
  expect("an overlay is an input: " + serial[1], serial[0] != 0 && serial[1].contains("it.Plain"))
  edit("src/main/ajws/it.ajws-overlay", "# class", "class")

  // In Gradle's own JVM, to which the compiler's packages are exported.
  new File(basedir, "gradle.properties") << "\norg.gradle.jvmargs=" + ["api", "code", "main", "parser", "tree", "util"].collect {
    "--add-exports=jdk.compiler/com.sun.tools.javac." + it + "=ALL-UNNAMED"
  }.join(" ") << "\n"
  prints(gradle("-PinDaemon", "run"), "[0, 1, 4, 7]")

  new File(basedir, "src/broken/it/Broken.java").renameTo(new File(basedir, "src/main/java/it/Broken.java"))
  def broken = gradle("compileJava")
  def file = new File(basedir, "src/main/java/it/Broken.java").path
  expect("the build fails", broken[0] != 0)
  expect("AJWS' error in the user's file: " + broken[1], broken[1].contains(file + ":6: error: [AJWS-301] "))
  expect("the compiler's error in the user's file: " + broken[1], broken[1].contains(file + ":7: error: cannot find symbol"))
} finally {
  gradle("--stop")
}
