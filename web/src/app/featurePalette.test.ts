import { afterEach, expect, it, vi } from "vitest";
import shell from "../i18n/en/shell.json";
import { actionsFor, searchPalette } from "./featurePalette";
import { admits, type Gate } from "./gate";

const { get } = vi.hoisted(() => ({ get: vi.fn() }));
vi.mock("../api/client", () => ({ api: { get } }));

afterEach(() => get.mockReset());

const t = (key: string) => {
  const word = (shell as Record<string, string>)[key];
  if (!word) throw new Error(`There is no word for ${key}.`);
  return word;
};
const admin = (gate: Gate) => admits(gate, ["admin", "learner"]);
const learner = (gate: Gate) => admits(gate, ["learner"]);

it("offers what the features can begin, in one order, to whom it is open", () => {
  expect(actionsFor(admin, t).map(({ id }) => id)).toEqual([
    "new-course",
    "new-person",
    "invite",
    "new-rule",
    "new-blog",
    "new-badge-rule",
  ]);
  expect(actionsFor(learner, t)).toEqual([]);
});

it("finds people before courses, and for learners their own courses alone", async () => {
  get.mockImplementation(async (path: string) => ({
    items: [{ id: path, title: path, category: "", firstName: "Lena", lastName: "Ortiz" }],
  }));
  const asAdmin = await searchPalette("le", admin, t);
  expect(asAdmin.map(({ group }) => group)).toEqual(
    ["people", "courses", "mine"].map((group) => t(`palette.${group}`)),
  );
  get.mockClear();
  const asLearner = await searchPalette("le", learner, t);
  expect(asLearner).toHaveLength(1);
  expect(get.mock.calls.map(([path]) => path)).toEqual(["/api/me/courses"]);
});

it("shows what was found though one of them cannot answer", async () => {
  get.mockImplementation(async (path: string) => {
    if (path === "/api/people") throw new Error("unreachable");
    return { items: [{ id: "1", title: "First aid", category: "" }] };
  });
  expect(await searchPalette("aid", admin, t)).toHaveLength(2);
});
