/** The gallery of the kit: `npm run gallery` shows it, the browser tests measure it. No app has it in its bundle. */
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { kitAlias } from "../vite/shared";

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  resolve: { alias: [kitAlias], dedupe: ["react", "react-dom", "react-hook-form"] },
  build: { target: "es2023", chunkSizeWarningLimit: 4000 },
  server: { host: "127.0.0.1" },
});
