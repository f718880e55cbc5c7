import { readdirSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { kitAlias } from "./ui/vite/shared";

const folders = ["ui/src", "ui/gallery", "web/src", "admin-console/src"];
const files = folders
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.test\.tsx?$/.test(file));
// What a test puts in a module's place stays there for whoever imports that module later: such tests run each by itself. All
// others share one world in each worker, as most of their time went into loading the same modules again and again.
const alone = files.filter((file) => /\bvi\.(doMock|mock|resetModules)\(/.test(readFileSync(file, "utf8")));
const together = files.filter((file) => !alone.includes(file));

const common = { environment: "happy-dom", css: false };

export default defineConfig({
  resolve: { alias: [kitAlias], dedupe: ["react", "react-dom"] },
  test: {
    projects: [
      {
        extends: true,
        test: { ...common, name: "alone", include: [...alone, "compose/scripts/*.test.mjs"] },
      },
      {
        extends: true,
        test: {
          ...common,
          name: "together",
          include: together,
          isolate: false,
          setupFiles: "./vitest.setup.ts",
        },
      },
    ],
  },
});
