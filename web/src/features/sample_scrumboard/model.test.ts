import { describe, expect, it } from "vitest";
import {
  addCard,
  type Board,
  blankCard,
  checked,
  coverOf,
  linkOf,
  matchesFilter,
  moveCard,
  moveList,
  orderLists,
  removeCard,
  removeList,
  slugOf,
  stepCard,
  stepList,
} from "./model";

const lists = [
  { id: "l1", name: "One", idCards: ["a", "b", "c"] },
  { id: "l2", name: "Two", idCards: ["d"] },
];
const board: Board = {
  id: "1",
  name: "Plan",
  uri: "plan",
  settings: { color: "accent", subscribed: false, cardCoverImages: true },
  lists,
  cards: ["a", "b", "c", "d"].map((id) => blankCard(id, `Card ${id}`)),
  members: [],
  labels: [],
};
const ids = (all: readonly { idCards: string[] }[] | null) =>
  all?.map((list) => list.idCards.join("")) ?? null;

describe("moving", () => {
  it("puts a card beside another, in any list", () => {
    expect(ids(moveCard(lists, "a", "l1", { card: "c", after: true }))).toEqual(["bca", "d"]);
    expect(ids(moveCard(lists, "a", "l2", { card: "d", after: false }))).toEqual(["bc", "ad"]);
    expect(ids(moveCard(lists, "a", "l2", "end"))).toEqual(["bc", "da"]);
    expect(ids(moveCard(lists, "a", "l1", { card: "a", after: true }))).toEqual(["bca", "d"]);
  });

  it("steps by key, and stops at the ends", () => {
    expect(ids(stepCard(lists, "a", "up"))).toBeNull();
    expect(ids(stepCard(lists, "a", "down"))).toEqual(["bac", "d"]);
    expect(ids(stepCard(lists, "a", "on"))).toEqual(["bc", "ad"]);
    expect(ids(stepCard(lists, "c", "on"))).toEqual(["ab", "dc"]);
    expect(stepCard(lists, "d", "on")).toBeNull();
    expect(stepCard(lists, "nobody", "on")).toBeNull();
  });

  it("steps over cards that a filter hides", () => {
    expect(ids(stepCard(lists, "a", "down", (id) => id !== "b"))).toEqual(["bca", "d"]);
  });

  it("moves lists", () => {
    expect(moveList(lists, "l1", "l2", true).map(({ id }) => id)).toEqual(["l2", "l1"]);
    expect(stepList(lists, "l1", "back")).toBeNull();
    expect(stepList(lists, "l1", "on")?.map(({ id }) => id)).toEqual(["l2", "l1"]);
  });
});

describe("an order that was sent", () => {
  it("neither loses nor doubles what another tab added", () => {
    const more = addCard(board, "l1", blankCard("e", "New"));
    const sent = [
      { id: "l2", name: "", idCards: ["a", "d", "a"] },
      { id: "l1", name: "", idCards: ["b", "c", "gone"] },
      { id: "removed", name: "", idCards: ["d"] },
    ];
    const next = orderLists(more, sent).lists;
    expect(next.map(({ id, name }) => `${id} ${name}`)).toEqual(["l2 Two", "l1 One"]);
    expect(ids(next)).toEqual(["ad", "bce"]);
  });

  it("keeps lists that it does not name", () => {
    expect(ids(orderLists(board, []).lists)).toEqual(["abc", "d"]);
  });
});

it("takes a card out of its list, and cards away with their list", () => {
  expect(ids(removeCard(board, "b").lists)).toEqual(["ac", "d"]);
  const left = removeList(board, "l1");
  expect(left.cards.map(({ id }) => id)).toEqual(["d"]);
  expect(addCard(board, "unknown", blankCard("x", "X"))).toBe(board);
});

it("finds by words, label and member", () => {
  const card = { ...blankCard("x", "Book the Hall"), idLabels: ["l"], idMembers: ["m"] };
  expect(matchesFilter(card, { text: " hall ", label: "", member: "" })).toBe(true);
  expect(matchesFilter(card, { text: "", label: "l", member: "m" })).toBe(true);
  expect(matchesFilter(card, { text: "hall", label: "other", member: "" })).toBe(false);
});

it("counts what is ticked, and shows only a picture as cover", () => {
  const card = blankCard("x", "X");
  card.checklists = [
    {
      id: "c",
      name: "C",
      checkItems: [
        { id: "1", name: "", checked: true },
        { id: "2", name: "", checked: false },
      ],
    },
  ];
  card.attachments = [{ id: "p", name: "p", time: "", type: "image", src: "seed:p" }];
  expect(checked(card)).toEqual({ done: 1, all: 2 });
  expect(coverOf(card)).toBeNull();
  expect(coverOf({ ...card, idAttachmentCover: "p" })).toBe("seed:p");
});

it.each([
  ["example.org/page", "https://example.org/page"],
  ["http://example.org", "http://example.org/"],
  ["javascript:alert(1)", null],
  ["data:text/html,x", null],
  ["nothing", null],
  ["", null],
])("takes %s as a link: %s", (input, link) => {
  expect(linkOf(input)).toBe(link);
});

it("makes an address of a name in any script", () => {
  expect(slugOf("  Course: First aid! ")).toBe("course-first-aid");
  expect(slugOf("計画 2")).toBe("計画-2");
});
