import { defineConfig } from "vitest/config";
import { kitAlias } from "./ui/vite/shared";

export default defineConfig({
  resolve: { alias: [kitAlias], dedupe: ["react", "react-dom"] },
  test: {
    environment: "happy-dom",
    include: [
      "{ui,web,admin-console}/src/**/*.test.{ts,tsx}",
      "ui/gallery/*.test.ts",
      "compose/scripts/*.test.mjs",
    ],
    css: false,
  },
});
