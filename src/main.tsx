import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/boot.css";
import { start } from "./app/start";
import { tellStartFailure } from "./app/startFailure";

// A task of its own: reading the shop's files was one, and an input comes between.
setTimeout(() => void start().catch(tellStartFailure));
