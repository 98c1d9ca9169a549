import { freshBuild, runVite } from "./freshBuild";

/** Serves the built shop with its sandbox, after building it if a source file is newer than the build. */
freshBuild();
runVite("preview", ...process.argv.slice(2));
