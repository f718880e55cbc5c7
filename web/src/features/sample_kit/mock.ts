/** The catalogue of icons, answered in the browser. It is not kept: nobody changes it. */
import { HttpResponse, http } from "msw";
import type { SampleApp } from "../sample/app";
import { icons } from "./data";

export const app: SampleApp = {
  seed: () => ({}),
  handlers: () => [http.get("/api/icons", () => HttpResponse.json(icons))],
};
