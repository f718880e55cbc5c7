/** Every component of the kit in every state that it can be seen in. What stands after `#` says which page. */
import "@learnt/ui/styles/kit.css";
import "@learnt/ui/styles/screens.css";
import { KitProvider } from "@learnt/ui/theme/KitProvider";
import { setTeamColours } from "@learnt/ui/theme/useTheme";
import { createRoot } from "react-dom/client";
import { galleryHost } from "./host";
import { Parts } from "./Parts";
import { isLayout, Shell } from "./Shell";

setTeamColours(undefined);
const page = window.location.hash.slice(1);
// Its pages differ in nothing but this.
window.addEventListener("hashchange", () => window.location.reload());

createRoot(document.getElementById("root") as HTMLElement).render(
  <KitProvider host={galleryHost}>
    {isLayout(page) ? <Shell style={page} /> : <Parts only={page} />}
  </KitProvider>,
);
