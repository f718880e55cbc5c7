import { expect, test } from "vitest";
import { pictureAt, planOf, titleOf } from "./importFolder";

const file = (path: string, size = 3) => {
  const created = new File(["x".repeat(size)], path.split("/").at(-1) ?? "");
  Object.defineProperty(created, "webkitRelativePath", { value: `fire-safety/${path}` });
  return created;
};

test("folders are sections in their order, files activities, and what cannot be one is told", () => {
  const plan = planOf(
    [
      "10 Last/01 End.pdf",
      "2 Doors/02_the-doors.md",
      "2 Doors/film.mp4",
      "2 Doors/film.vtt",
      "2 Doors/film.de.vtt",
      "2 Doors/pictures/door.png",
      "welcome.md",
      "lost.vtt",
      "notes.docx",
      "sound.mp3",
      ".DS_Store",
    ].map((path) => file(path)),
  );
  expect(plan.title).toBe("Fire safety");
  expect(
    plan.sections.map(({ title, activities }) => [title, ...activities.map((item) => item.title)]),
  ).toEqual([
    ["Doors", "The doors", "Film"],
    ["Last", "End"],
    ["Fire safety", "Welcome"],
  ]);
  expect(plan.sections[0]?.activities[1]?.captions.map(({ language }) => language).sort()).toEqual([
    "de",
    "en",
  ]);
  expect([...plan.pictures.keys()]).toEqual(["2 Doors/pictures/door.png"]);
  expect(plan.refused).toEqual([
    { path: "notes.docx", why: "office.asPdf" },
    { path: "sound.mp3", why: "import.type" },
    { path: "lost.vtt", why: "import.captions" },
  ]);
});

test("empty files, endless texts and too many of them are refused, each with its reason", () => {
  const many = Array.from({ length: 501 }, (_, index) => file(`page ${index}.md`));
  const { sections, refused } = planOf([file("a.md", 0), file("b.md", 1024 * 1024 + 1), ...many]);
  expect(sections[0]?.activities.length).toBe(500);
  expect(refused.map(({ why }) => why)).toEqual(["import.nothing", "import.long", "import.many"]);
});

test("a picture lies where the text that names it says", () => {
  expect(pictureAt("2 Doors/a.md", "pictures/the%20door.png")).toBe("2 Doors/pictures/the door.png");
  expect(pictureAt("2 Doors/a.md", "../shared/a.png")).toBe("shared/a.png");
  expect(pictureAt("a.md", "../../etc/passwd")).toBeNull();
  expect(pictureAt("a.md", "https://x.test/a.png")).toBeNull();
  expect(titleOf("03 - fire_exits")).toBe("Fire exits");
  expect(titleOf("7")).toBe("7");
});
