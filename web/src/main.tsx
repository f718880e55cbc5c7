/** The start of the learner's and admin's app: who is this host, who is signed in, which language; then paint. */
import "@learnt/ui/styles/kit.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/App";
import { StartFailed } from "./app/StartFailed";
import { start } from "./app/start";

const root = createRoot(document.getElementById("root") as HTMLElement);

start().then(
  () =>
    root.render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  (error: unknown) => root.render(<StartFailed error={error} />),
);
