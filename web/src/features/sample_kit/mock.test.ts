import { getResponse } from "msw";
import { expect, it } from "vitest";
import { sampleTest } from "../sample/testStore";
import { icons } from "./data";
import { app } from "./mock";
import { copyOf, type Icon, search } from "./model";

const names = (text: string) => search(icons, text).map(({ name }) => name);

it("answers with a catalogue from the first to the last icon, in order", async () => {
  const request = new Request(new URL("/api/icons", document.baseURI));
  const list = (await (await getResponse([...app.handlers(sampleTest(app))], request))?.json()) as Icon[];
  expect(list[0]).toMatchObject({ order: 1, name: "3d_rotation", prevSize: 32, code: 0xe84d });
  expect(list.at(-1)?.name).toBe("view_carousel");
  expect(list.map(({ name }) => name)).toEqual(list.map(({ name }) => name).sort());
  expect(list.every(({ code }) => code >= 0xe000 && code <= 0xf8ff)).toBe(true);
  expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
});

it("finds an icon by its name, by parts of it and by what it means", () => {
  expect(names("alarm")[0]).toBe("alarm");
  expect(names("shopping cart")[0]).toBe("shopping_cart");
  expect(names("trash")).toContain("delete");
  expect(names("no such icon")).toEqual([]);
  expect(names("")).toHaveLength(icons.length);
});

it("copies what was asked for", () => {
  const icon = { name: "alarm", code: 0xe855 };
  expect(copyOf(icon, "name")).toBe("alarm");
  expect(copyOf(icon, "code")).toBe("e855");
  expect(copyOf(icon, "html")).toBe('<span class="material-icons">alarm</span>');
});
