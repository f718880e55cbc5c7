import { describe, expect, it } from "vitest";
import { type Blog, contentOf, filteredListPath, formOf, gallery, moved, pathOf, stateOf } from "./model";

const picture = (id: string) => ({ id, url: `/api/files/${id}` });

const productBlog: Blog = {
  id: "7",
  kind: "product",
  status: "published",
  revision: 3,
  title: "Lamp",
  summary: "",
  doc: { type: "doc", content: [] },
  image: picture("a"),
  category: "Light",
  tags: ["New"],
  publishedAt: "2026-11-20T10:11:12Z",
  changedAt: "2026-11-21T10:00:00Z",
  author: null,
  minutes: 1,
  product: { price: "EUR 25", pictures: [picture("b"), picture("a")], actionLabel: "Buy", actionLink: "/x" },
  previous: null,
  next: null,
};

describe("a form", () => {
  it("sends back what it was given, to the second", () => {
    expect(contentOf(formOf(productBlog), productBlog)).toEqual({
      title: "Lamp",
      summary: "",
      doc: productBlog.doc,
      image: "a",
      category: "Light",
      tags: ["New"],
      publishedAt: productBlog.publishedAt,
      product: { price: "EUR 25", pictures: ["b", "a"], actionLabel: "Buy", actionLink: "/x" },
    });
  });

  it("sends no date where it was emptied, and another one where one was chosen", () => {
    expect(contentOf({ ...formOf(productBlog), publishedAt: "" }, productBlog).publishedAt).toBeNull();
    const chosen = contentOf(
      { ...formOf(productBlog), publishedAt: "2026-12-01T08:00" },
      productBlog,
    ).publishedAt;
    expect(chosen).toBe(new Date("2026-12-01T08:00").toISOString());
  });
});

it("shows each picture of a product once, that of its card first", () => {
  expect(gallery(productBlog).map(({ id }) => id)).toEqual(["a", "b"]);
  expect(gallery({ image: null, product: null })).toEqual([]);
});

it("tells what has still to come from what is read", () => {
  const at = Date.parse("2026-11-20T10:11:12Z");
  expect(stateOf(productBlog, at)).toBe("published");
  expect(stateOf(productBlog, at - 1)).toBe("scheduled");
  expect(stateOf({ ...productBlog, status: "draft" }, at - 1)).toBe("draft");
});

it("leads to the page of each kind, and to the list narrowed down", () => {
  expect(pathOf(productBlog)).toBe("/product/7");
  expect(pathOf({ ...productBlog, kind: "blog" })).toBe("/blog/7");
  expect(filteredListPath("product", "tag", "A & B")).toBe("/blogs?kind=product&tag=A+%26+B");
});

it("puts a picture where another one stands", () => {
  expect(moved(["a", "b", "c"], 0, 2)).toEqual(["b", "c", "a"]);
  expect(moved(["a", "b", "c"], 2, 1)).toEqual(["a", "c", "b"]);
});
