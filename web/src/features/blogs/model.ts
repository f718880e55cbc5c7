/** What an entry of the blog and a product are, and what a form makes of them. */
import { emptyDocument, type RichNode } from "@learnt/ui/editor/document";
import type { Tone } from "@learnt/ui/feedback/Badge";
import type { Schemas } from "../../api/types";
import { fromLocal, toLocal } from "../../app/localTime";
import { paths } from "../../app/pathBuilder";

/** The document leaves open what a text is made of: it is what the editor writes. */
export type Blog = Omit<Schemas["Blog"], "doc"> & { doc: RichNode };
export const asBlog = (blog: Schemas["Blog"]): Blog => blog as Blog;
export type BlogRow = Schemas["BlogRow"];
export type Kind = Schemas["BlogKind"];
export type Status = Schemas["BlogStatus"];
export type Picture = Schemas["BlogPicture"];
export type Content = Omit<Schemas["BlogContent"], "doc"> & { doc: RichNode };

export const statuses = ["draft", "published", "archived"] as const satisfies readonly Status[];
export const MAX_PICTURES = 12;

/** A published one that has still to come is told apart: nobody reads it yet. */
export type BlogState = Status | "scheduled";

export const toneOf: Readonly<Record<BlogState, Tone>> = {
  draft: "warn",
  scheduled: "info",
  published: "good",
  archived: "neutral",
};

export const stateOf = (item: Pick<Blog, "status" | "publishedAt">, now: number): BlogState =>
  item.status === "published" && item.publishedAt && Date.parse(item.publishedAt) > now
    ? "scheduled"
    : item.status;

export const pathOf = ({ kind, id }: Pick<Blog, "kind" | "id">) =>
  `/${kind === "product" ? "product" : "blog"}/${id}`;

export const listOf = (kind: Kind) => (kind === "product" ? `${paths.blogs}?kind=product` : paths.blogs);

export const kindFromSearch = (search: URLSearchParams): Kind =>
  search.get("kind") === "product" ? "product" : "blog";

/** The list narrowed down to what one word stands for. */
export function filteredListPath(kind: Kind, by: "category" | "tag", value: string): string {
  const search = new URLSearchParams(kind === "product" ? { kind } : {});
  search.set(by, value);
  return `${paths.blogs}?${search}`;
}

/** All pictures of a product, the one of its card first. */
export const gallery = ({ image, product }: Pick<Blog, "image" | "product">): Picture[] => {
  const rest = (product?.pictures ?? []).filter(({ id }) => id !== image?.id);
  return image ? [image, ...rest] : rest;
};

export type Form = {
  title: string;
  summary: string;
  doc: RichNode;
  image: Picture | null;
  category: string;
  tags: string[];
  /** As the input of date and time holds it. */
  publishedAt: string;
  product: { price: string; pictures: Picture[]; actionLabel: string; actionLink: string };
};

export const formOf = (blog: Blog): Form => ({
  title: blog.title,
  summary: blog.summary,
  doc: blog.doc ?? emptyDocument,
  image: blog.image ?? null,
  category: blog.category,
  tags: blog.tags,
  publishedAt: toLocal(blog.publishedAt ?? null),
  product: {
    price: blog.product?.price ?? "",
    pictures: blog.product?.pictures ?? [],
    actionLabel: blog.product?.actionLabel ?? "",
    actionLink: blog.product?.actionLink ?? "",
  },
});

/** The input holds minutes: a date that nobody touched stays the very moment that it was. */
function dateOf(text: string, before: Blog): string | null {
  const known = before.publishedAt ?? null;
  return text === toLocal(known) ? known : fromLocal(text);
}

export const contentOf = (form: Form, before: Blog): Content => ({
  title: form.title,
  summary: form.summary,
  doc: form.doc,
  image: form.image?.id ?? null,
  category: form.category,
  tags: form.tags,
  publishedAt: dateOf(form.publishedAt, before),
  product: { ...form.product, pictures: form.product.pictures.map(({ id }) => id) },
});

/** One picture is put where another one stands, which moves up. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const next = [...items];
  const [item] = next.splice(from, 1);
  if (item !== undefined) next.splice(to, 0, item);
  return next;
}
