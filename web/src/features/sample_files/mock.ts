/** What answers the call for the files inside the browser. */
import { HttpResponse, http } from "msw";
import type { SampleApp } from "../sample/app";
import { filesOf } from "./data";
import { FILES, type SampleFile } from "./model";

export const app: SampleApp = {
  seed: (random, now) => ({ [FILES]: filesOf(random, now) }),
  handlers: (store) => [
    http.get("/api/file-manager-app/files", async () =>
      HttpResponse.json(await store.read<SampleFile[]>(FILES)),
    ),
  ],
};
