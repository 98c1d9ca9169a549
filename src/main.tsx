import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/boot.css";
import { start } from "./app/start";
import { tellStartFailure } from "./app/startFailure";

// In a task of its own, after the one that evaluated the bundle, so that input can be handled in between.
setTimeout(() => void start().catch(tellStartFailure));
