import { getResponse } from "msw";
import { describe, expect, it } from "vitest";
import { sampleTest } from "../sample/testStore";
import { app } from "./mock";
import {
  type Category,
  highlightMatches,
  mentions,
  monthly,
  paragraphs,
  plans,
  type Question,
  type SearchHit,
  smallestPlanFor,
} from "./model";

const handlers = app.handlers(sampleTest(app));

async function ask<Answer>(path: string): Promise<Answer> {
  const answer = await getResponse([...handlers], new Request(new URL(path, document.baseURI)));
  expect(answer?.status).toBe(200);
  return (await answer?.json()) as Answer;
}

describe("the mock", () => {
  it("has twenty-four articles in Item Support, the known titles first", async () => {
    const [support, ...others] = await ask<Category[]>("/api/knowledge-base");
    expect(support).toMatchObject({
      title: "Item Support",
      path: "/pages/knowledge-base",
      articlesCount: 24,
    });
    expect(support?.featuredArticles).toHaveLength(24);
    expect(support?.featuredArticles.slice(0, 5).map(({ title }) => title)).toEqual([
      "What is Item Support?",
      "How to contact an author",
      "Rating or review removal policy",
      "Purchasing unsupported items",
      "Item installation guide",
    ]);
    for (const { articlesCount, featuredArticles } of others)
      expect(featuredArticles).toHaveLength(articlesCount);
  });

  it("answers questions", async () => {
    const questions = await ask<Question[]>("/api/faq");
    expect(questions.length).toBeGreaterThan(8);
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
  });

  it("finds by words in any script, whatever their capitals and accents", async () => {
    const names = async (values: string) =>
      (await ask<SearchHit[]>(`/api/search?q=${encodeURIComponent(values)}`)).map(({ title }) => title);
    expect(await names("NUNEZ jose")).toContain("José Núñez");
    expect(await names("김민지")).toContain("김민지");
    expect(await names("no such thing at all")).toEqual([]);
    expect((await names("")).length).toBeGreaterThan(40);
  });
});

describe("what is looked for", () => {
  it("has to stand there with all its words", () => {
    expect(mentions("fire drill", "Drill", "What to do in a fire")).toBe(true);
    expect(mentions("fire water", "Fire")).toBe(false);
    expect(mentions("", "anything")).toBe(true);
  });

  it("is marked, and nothing is lost", () => {
    expect(highlightMatches("Fire drill", "fire")).toEqual([
      { text: "Fire", isFound: true },
      { text: " drill", isFound: false },
    ]);
    expect(highlightMatches("a (b) c", "(b)").map(({ text }) => text)).toEqual(["a ", "(b)", " c"]);
  });
});

it("reads an article without its markup", () => {
  expect(paragraphs("<p>One</p><h3>Two</h3><p>Th<b>re</b>e<img src=x onerror=alert(1)></p>")).toEqual([
    { isHeading: false, text: "One" },
    { isHeading: true, text: "Two" },
    { isHeading: false, text: "Three" },
  ]);
});

describe("a price", () => {
  it("is less a month where the year is paid", () => {
    for (const plan of plans) expect(monthly(plan, "year")).toBeLessThan(monthly(plan, "month"));
  });

  it("is that of the smallest plan with room", () => {
    expect([5, 25, 26, 150, 151, 5_000].map((people) => smallestPlanFor(people).id)).toEqual([
      "starter",
      "starter",
      "team",
      "team",
      "organisation",
      "organisation",
    ]);
  });
});
