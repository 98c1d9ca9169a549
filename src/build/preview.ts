import { freshBuild, runVite } from "./freshBuild";

/** Serves the built shop with its sandbox; builds it first when a source is newer than the build. */
freshBuild();
runVite("preview", ...process.argv.slice(2));
