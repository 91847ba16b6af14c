def expect = { String what, boolean holds -> if (!holds) throw new AssertionError((Object) what) }
def builds = new File(basedir, "build.log").text.split(/(?m)^.*Scanning for projects.*$/).drop(1)
expect("three builds", builds.size() == 3)
expect("without AJWS there is nothing to say", builds[0].contains("BUILD SUCCESS") && !builds[0].contains("errorprone.info"))
// -Werror: what Error Prone says about code that nobody wrote would end the second build.
expect("nor is there with it", builds[1].contains("BUILD SUCCESS") && !builds[1].contains("errorprone.info"))
expect("it has looked", builds[1].contains("Error Prone's messages about lines that the translation has changed are left out"))
def source = new File(basedir, "src/main/java/it/Wrong.java").path
expect("the user's mistake: " + builds[2], (builds[2] =~ /\Q${source}\E:\[12,\d+\] \[ArrayEquals\]/).find())
expect("and no other", (builds[2] =~ /\.java:\[\d+,\d+\] \[[A-Z]\w+\]/).collect { it }.toSet().size() == 1)
