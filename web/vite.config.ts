import { fileURLToPath } from "node:url";
import { defineConfig, mergeConfig } from "vite";
import { appConfig } from "../ui/vite/shared";

const noSuffixes = fileURLToPath(new URL("src/features/sample/noSuffixes.ts", import.meta.url));

export default defineConfig(
  mergeConfig(appConfig(process.env.LEARNT_API ?? "http://127.0.0.1:4400"), {
    resolve: { alias: [{ find: /^tldts$/, replacement: noSuffixes }] },
  }),
);
