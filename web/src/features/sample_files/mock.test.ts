import { expect, it } from "vitest";
import { answersOf } from "../sample/testAnswers";
import { app } from "./mock";
import { pathIn, type SampleFile } from "./model";

it("lists files whose places are all folders", async () => {
  const { ask } = answersOf(app);
  const files = (await ask("/api/file-manager-app/files")).body as SampleFile[];
  const folders = new Set(
    files.filter(({ type }) => type === "folder").map(({ location, name }) => pathIn(location, name)),
  );
  expect(files.length).toBeGreaterThan(20);
  for (const { location } of files) if (location) expect(folders).toContain(location);
});
