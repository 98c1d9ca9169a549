import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/boot.css";
import "./app/demand";
import { start } from "./app/start";
import { tellStartFailure } from "./app/startFailure";

// The built page's first script has done so; the development server has none.
document.documentElement.dataset.first ??= "other";

const begin = () => void start().catch(tellStartFailure);

// From a cache the bundle may come before all of the page is parsed, with the place where the shop is drawn. Otherwise
// in a task of its own, after the one that evaluated the bundle, so that input can be handled in between.
if (document.readyState === "loading") addEventListener("DOMContentLoaded", begin);
else setTimeout(begin);
