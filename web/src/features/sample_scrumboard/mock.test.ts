import { expect, it, vi } from "vitest";
import { type SampleSession, sampleSession } from "../../app/sampleSession";
import { owner } from "../sample/owner";
import { answersOf } from "../sample/testAnswers";
import { app } from "./mock";
import { type Activity, authorOf, type Board } from "./model";

vi.mock("../../app/sampleSession", async (original) => ({
  ...(await original<typeof import("../../app/sampleSession")>()),
  sampleSession: vi.fn(() => null),
}));

const at = (path: string) => `/api/scrumboard-app/${path}`;

async function opened() {
  const { ask } = answersOf(app);
  const post = (path: string, body: unknown) => ask(at(path), body);
  const board = async (id = "board-1"): Promise<Board> => (await ask(at(`board?boardId=${id}`))).body;
  return { ask, post, board };
}

it("lists boards by id, name and address alone", async () => {
  const { ask } = await opened();
  const { status, body } = await ask(at("boards"));
  expect(status).toBe(200);
  expect(body[0]).toEqual({ id: "board-1", name: "Welcome week", uri: "welcome-week" });
});

it("says of an unknown board that it does not exist, whatever is asked of it", async () => {
  const { ask, post } = await opened();
  const { status, body } = await ask(at("board?boardId=none"));
  expect([status, body.detail]).toEqual([404, "Requested board do not exist."]);
  expect((await post("card/remove", { boardId: "none", cardId: "x" })).status).toBe(404);
});

it("makes, renames and deletes a board, which has the team's people and labels", async () => {
  const { ask, post, board } = await opened();
  const create = (await post("board/new", { board: { name: "  Garden  " } })).body as Board;
  expect(create).toMatchObject({ name: "Garden", uri: "garden", lists: [], cards: [] });
  expect(create.members.length).toBeGreaterThan(0);
  expect(create.labels).toHaveLength(4);
  await post("board/rename", { boardId: create.id, boardTitle: "Orchard" });
  expect(await board(create.id)).toMatchObject({ name: "Orchard", uri: "orchard" });
  await post("board/settings/update", { boardId: create.id, settings: { color: "good" } });
  expect((await board(create.id)).settings).toMatchObject({ color: "good", cardCoverImages: true });
  await post("board/delete", { boardId: create.id });
  expect((await ask(at("boards"))).body).toHaveLength(3);
});

it("takes no empty names", async () => {
  const { post } = await opened();
  const tries = [
    ["board/new", { board: { name: " " } }],
    ["board/rename", { boardId: "board-1", boardTitle: "" }],
    ["list/new", { boardId: "board-1", data: {} }],
    ["list/rename", { boardId: "board-1", listId: "board-1-list-1", listTitle: "" }],
    ["card/new", { boardId: "board-1", listId: "board-1-list-1", data: { name: "" } }],
  ] as const;
  for (const [path, body] of tries) expect((await post(path, body)).status).toBe(422);
});

it("keeps a card's whole way: new, changed, moved, removed from its list too", async () => {
  const { post, board } = await opened();
  const before = await board();
  const [first, second] = before.lists;
  const at = { boardId: "board-1" };
  await post("card/new", { ...at, listId: first?.id, data: { id: "new", name: "Cake" } });
  const card = (await board()).cards.find(({ id }) => id === "new");
  await post("card/update", { ...at, card: { ...card, description: "With plums" } });
  const lists = (await board()).lists.map((list) => ({
    ...list,
    idCards:
      list.id === second?.id ? ["new", ...list.idCards] : list.idCards.filter((item) => item !== "new"),
  }));
  await post("card/order", { ...at, lists });
  const moved = await board();
  expect(moved.lists[1]?.idCards[0]).toBe("new");
  expect(moved.cards.find(({ id }) => id === "new")?.description).toBe("With plums");
  await post("card/remove", { ...at, cardId: "new" });
  expect(await board()).toEqual(before);
});

it("adds, orders and removes lists", async () => {
  const { post, board } = await opened();
  const at = { boardId: "board-1" };
  await post("list/new", { ...at, data: { id: "later", name: "Later" } });
  await post("list/rename", { ...at, listId: "later", listTitle: "Some day" });
  await post("list/order", { ...at, lists: (await board()).lists.toReversed() });
  expect((await board()).lists[0]).toEqual({ id: "later", name: "Some day", idCards: [] });
  await post("list/remove", { ...at, listId: "later" });
  expect((await board()).lists.some(({ id }) => id === "later")).toBe(false);
});

it("writes a comment in the name of whoever is signed in to the sample, whoever it says that it is of", async () => {
  const { post, board } = await opened();
  const comment = async (id: string) => {
    const now = await board();
    const [card] = now.cards;
    const idMember = now.members[0]?.id ?? "";
    const message: Activity = {
      id,
      type: "comment",
      idMember,
      message: "Mine",
      time: "2026-11-23T09:00:00Z",
    };
    const activities = [message, ...(card?.activities ?? [])];
    await post("card/update", { boardId: now.id, card: { ...card, activities } });
  };
  const shown = async (id: string) => {
    const now = await board();
    const result = now.cards[0]?.activities.find((item) => item.id === id);
    return result && authorOf(now, result, owner());
  };
  const untouched = (await board()).cards[0]?.activities;
  await comment("first");
  expect(await shown("first")).toMatchObject({ name: "Abena Mensah", avatar: "" });
  expect((await board()).cards[0]?.activities.slice(1)).toEqual(untouched);

  const data = { displayName: "Arnaud Petit", photoURL: "data:image/png;base64,AA", email: "" };
  const asStaff = (more: object = {}) =>
    vi
      .mocked(sampleSession)
      .mockReturnValue({ user: { uuid: "sample-staff", data: { ...data, ...more } } } as SampleSession);
  asStaff();
  await comment("second");
  expect(await shown("second")).toMatchObject({ name: "Arnaud Petit", avatar: data.photoURL });
  expect(await shown("first"), "another's stays theirs").toEqual({ name: "Abena Mensah", avatar: "" });

  asStaff({ displayName: "Arnaud Grand" });
  expect(await shown("second"), "the name was changed").toMatchObject({ name: "Arnaud Grand" });
  vi.mocked(sampleSession).mockReturnValue(null);
  expect(await shown("second")).toEqual({ name: "Arnaud Petit", avatar: data.photoURL });
});

it("names a member of the board by the member alone", async () => {
  const { post, board } = await opened();
  const [member] = (await board()).members;
  const user = { uuid: member?.id, data: { displayName: "Someone else", photoURL: "", email: "" } };
  vi.mocked(sampleSession).mockReturnValue({ user } as SampleSession);
  const [card] = (await board()).cards;
  const message = { id: "new", type: "comment", idMember: "", message: "Mine", time: "2026-11-23T09:00:00Z" };
  await post("card/update", { boardId: "board-1", card: { ...card, activities: [message] } });
  vi.mocked(sampleSession).mockReturnValue(null);
  const now = await board();
  const [saved] = now.cards[0]?.activities ?? [];
  expect(saved).toEqual({ ...message, idMember: member?.id });
  expect(authorOf(now, saved as Activity, owner())).toEqual(member);
});
