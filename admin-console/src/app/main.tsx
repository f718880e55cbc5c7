/** The console starts here. */
import { isTransient } from "@learnt/ui/http/problem";
import { setTeamColours } from "@learnt/ui/theme/useTheme";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router/dom";
import { languagesStarted } from "./i18n";
import { router } from "./router";
import "@learnt/ui/styles/kit.css";
import "./styles.css";

/** The console's own dress: a dark side bar, whatever the tenants' colours are. */
const colours = {
  primaryColor: "#4f46e5",
  secondaryColor: "#0d9488",
  sidebarBackgroundColor: "#0b0c12",
  topHeaderBackgroundColor: "#ffffff",
};

const queries = new QueryClient({
  defaultOptions: { queries: { retry: (count, error) => isTransient(error) && count < 2, staleTime: 5_000 } },
});

async function start(root: HTMLElement) {
  setTeamColours(colours);
  await languagesStarted();
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
}

const root = document.getElementById("root");
if (root) void start(root);
