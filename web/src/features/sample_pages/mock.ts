/** Questions, articles and the search, answered in the browser. */
import { HttpResponse, http } from "msw";
import type { SampleApp } from "../sample/app";
import { faq, knowledge, searchHits } from "./data";
import { type Category, mentions, type Question, type SearchHit } from "./model";

const FAQ = "pages.faq";
const KNOWLEDGE = "pages.knowledge";
const SEARCH = "pages.search";

export const app: SampleApp = {
  seed: (random) => ({ [FAQ]: faq, [KNOWLEDGE]: knowledge, [SEARCH]: searchHits(random) }),
  handlers: (store) => [
    http.get("/api/faq", async () => HttpResponse.json(await store.read<Question[]>(FAQ))),
    http.get("/api/knowledge-base", async () => HttpResponse.json(await store.read<Category[]>(KNOWLEDGE))),
    // Without words everything is found.
    http.get("/api/search", async ({ request }) => {
      const input = new URL(request.url).searchParams.get("q")?.trim() ?? "";
      const all = await store.read<SearchHit[]>(SEARCH);
      return HttpResponse.json(all.filter(({ title, excerpt }) => mentions(input, title, excerpt)));
    }),
  ],
};
