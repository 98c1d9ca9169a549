import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/boot.css";
import { start } from "./app/start";

void start();
