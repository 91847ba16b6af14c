// The builds of Gradle are made where there is one.
def home = System.getenv("GRADLE_HOME")
def folders = (home == null ? [] : [home + "/bin"]) + (System.getenv("PATH") ?: "").split(File.pathSeparator).toList()
return folders.any { new File(it, "gradle").canExecute() }
