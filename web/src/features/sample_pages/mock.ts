/** Questions, articles and the search, answered in the browser. */
import { HttpResponse, http } from "msw";
import type { SampleApp } from "../sample/app";
import { faq, hits, knowledge } from "./data";
import { type Category, type Hit, mentions, type Question } from "./model";

const FAQ = "pages.faq";
const KNOWLEDGE = "pages.knowledge";
const SEARCH = "pages.search";

export const app: SampleApp = {
  seed: (random) => ({ [FAQ]: faq, [KNOWLEDGE]: knowledge, [SEARCH]: hits(random) }),
  handlers: (store) => [
    http.get("/api/faq", async () => HttpResponse.json(await store.read<Question[]>(FAQ))),
    http.get("/api/knowledge-base", async () => HttpResponse.json(await store.read<Category[]>(KNOWLEDGE))),
    // Without words everything is found.
    http.get("/api/search", async ({ request }) => {
      const typed = new URL(request.url).searchParams.get("q")?.trim() ?? "";
      const all = await store.read<Hit[]>(SEARCH);
      return HttpResponse.json(all.filter(({ title, excerpt }) => mentions(typed, title, excerpt)));
    }),
  ],
};
