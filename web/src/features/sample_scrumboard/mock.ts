/** What answers the calls of the boards inside the browser. */
import { HttpResponse, http } from "msw";
import type { SampleApp, SampleStore } from "../sample/app";
import { owner } from "../sample/owner";
import { refuse } from "../sample/refusals";
import { boardsOf } from "./data";
import {
  addCard,
  addList,
  type Board,
  blankCard,
  boardSummary,
  type Card,
  type List,
  orderLists,
  removeCard,
  removeList,
  renameBoard,
  renameList,
  type Settings,
  slugOf,
  updateCard,
  withActivity,
} from "./model";

const KEY = "scrumboard.boards";
const at = (path: string) => `/api/scrumboard-app/${path}`;

const unknownBoard = () => refuse("sample_board_unknown");
const unnamed = () => refuse("sample_name_missing");

type Body = { boardId?: string } & Record<string, unknown>;
/** What becomes of a board, and what is answered; nothing where the request names nothing that it could change. */
type Change = (board: Board, body: Body) => { board: Board; answer: unknown } | Response;

const nameIn = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

const changes: Record<string, Change> = {
  "board/rename": (board, { boardTitle }) => {
    const name = nameIn(boardTitle);
    if (!name) return unnamed();
    const next = renameBoard(board, name);
    return { board: next, answer: boardSummary(next) };
  },
  "board/settings/update": (board, { settings }) => {
    const next = { ...board.settings, ...(settings as Settings) };
    return { board: { ...board, settings: next }, answer: next };
  },
  "list/new": (board, { data }) => {
    const input = (data ?? {}) as Partial<List>;
    const name = nameIn(input.name);
    if (!name) return unnamed();
    const list = { id: input.id || crypto.randomUUID(), name, idCards: [] };
    return { board: addList(board, list), answer: list };
  },
  "list/rename": (board, { listId, listTitle }) => {
    const name = nameIn(listTitle);
    if (!name) return unnamed();
    const next = renameList(board, String(listId), name);
    return { board: next, answer: next.lists };
  },
  "list/remove": (board, { listId }) => {
    const next = removeList(board, String(listId));
    return { board: next, answer: next.lists };
  },
  "card/new": (board, { listId, data }) => {
    const input = (data ?? {}) as Partial<Card>;
    const name = nameIn(input.name);
    if (!name) return unnamed();
    const id = input.id || crypto.randomUUID();
    const card = { ...blankCard(id, name), ...input, id, name };
    const next = addCard(board, String(listId), card);
    return { board: next, answer: next };
  },
  "card/update": (board, { card }) => {
    const next = withActivity(board, card as Card, owner());
    return { board: updateCard(board, next), answer: next };
  },
  "card/remove": (board, { cardId }) => {
    const next = removeCard(board, String(cardId));
    return { board: next, answer: next.lists };
  },
  "card/order": (board, { lists }) => ordered(board, lists),
  "list/order": (board, { lists }) => ordered(board, lists),
};

function ordered(board: Board, lists: unknown) {
  const next = orderLists(board, lists as List[]);
  return { board: next, answer: next.lists };
}

const bodyOf = async (request: Request): Promise<Body> => (await request.json()) as Body;

function create(store: SampleStore, input: Partial<Board>): Promise<Response> | Response {
  const name = nameIn(input.name);
  if (!name) return unnamed();
  const board: Board = {
    settings: { color: "accent", subscribed: true, cardCoverImages: true },
    lists: [],
    cards: [],
    members: [],
    labels: [],
    ...input,
    id: input.id || crypto.randomUUID(),
    name,
    uri: slugOf(name),
  };
  return store.change<Board[], Response>(KEY, (boards) => {
    // Everybody of the team and its labels can be used on a new board too.
    const model = boards[0];
    const created = {
      ...board,
      members: board.members.length ? board.members : (model?.members ?? []),
      labels: board.labels.length ? board.labels : (model?.labels ?? []),
    };
    const rest = boards.filter(({ id }) => id !== created.id);
    return { value: [...rest, created], answer: HttpResponse.json(created) };
  });
}

export const app: SampleApp = {
  seed: (random, now) => ({ [KEY]: boardsOf(random, now) }),
  handlers: (store) => [
    http.get(at("boards"), async () => HttpResponse.json((await store.read<Board[]>(KEY)).map(boardSummary))),
    http.get(at("board"), async ({ request }) => {
      const id = new URL(request.url).searchParams.get("boardId");
      const board = (await store.read<Board[]>(KEY)).find((item) => item.id === id);
      return board ? HttpResponse.json(board) : unknownBoard();
    }),
    http.post(at("board/new"), async ({ request }) => {
      const body = await bodyOf(request);
      return create(store, (body.board ?? {}) as Partial<Board>);
    }),
    http.post(at("board/delete"), async ({ request }) => {
      const { boardId } = await bodyOf(request);
      return store.change<Board[], Response>(KEY, (boards) => {
        const rest = boards.filter(({ id }) => id !== boardId);
        return { value: rest, answer: HttpResponse.json(rest.map(boardSummary)) };
      });
    }),
    ...Object.entries(changes).map(([path, change]) =>
      http.post(at(path), async ({ request }) => {
        const body = await bodyOf(request);
        return store.change<Board[], Response>(KEY, (boards) => {
          const board = boards.find(({ id }) => id === body.boardId);
          const done = board ? change(board, body) : unknownBoard();
          if (done instanceof Response) return { value: boards, answer: done };
          return {
            value: boards.map((item) => (item.id === body.boardId ? done.board : item)),
            answer: HttpResponse.json(done.answer as object),
          };
        });
      }),
    ),
  ],
};
