// Does nothing. The package's command is given its place, and finds the tool beside it.
//
// SwiftPM (6.3) keeps one record of what it built for the plugins of a build, and another of what it built for commands. A
// program that both sorts of plugins name is built into the same files for each, so that each record finds its files
// changed by the other, and builds all of them anew. So the command names this program, and takes the tool that was built
// for the plugin of the build.
int main(void) { return 0; }
