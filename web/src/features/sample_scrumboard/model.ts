/** A board of lists of cards, and every change of it as a plain function: the mock keeps with them, the screen shows with them. */
import type { Owner } from "../sample/owner";

export const labelClasses = ["bg-red", "bg-orange", "bg-blue", "bg-green"] as const;
export const boardColors = ["accent", "second", "info", "good", "warn", "bad"] as const;

export type Member = { id: string; name: string; avatar: string };
export type Author = Pick<Member, "name" | "avatar">;
export type Label = { id: string; name: string; class: (typeof labelClasses)[number] };
export type CheckItem = { id: string; name: string; checked: boolean };
export type Checklist = { id: string; name: string; checkItems: CheckItem[] };
export type Attachment = { id: string; name: string; time: string } & (
  | { type: "image"; src: string }
  | { type: "link"; url: string }
);
export type Activity = {
  id: string;
  type: "comment" | "attachment";
  idMember: string;
  /** Of whoever is no member of the board. */
  author?: Author;
  message: string;
  time: string;
};
export type Card = {
  id: string;
  name: string;
  description: string;
  idAttachmentCover: string;
  idMembers: string[];
  idLabels: string[];
  attachments: Attachment[];
  subscribed: boolean;
  checklists: Checklist[];
  activities: Activity[];
  due: string | null;
};
export type List = { id: string; name: string; idCards: string[] };
export type Settings = { color: (typeof boardColors)[number]; subscribed: boolean; cardCoverImages: boolean };
export type BoardSummary = { id: string; name: string; uri: string };
export type Board = BoardSummary & {
  settings: Settings;
  lists: List[];
  cards: Card[];
  members: Member[];
  labels: Label[];
};

/** The name as it stands in an address. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "");

export const boardSummary = ({ id, name, uri }: Board): BoardSummary => ({ id, name, uri });

export const pathOf = ({ id, uri }: BoardSummary): string =>
  `/apps/scrumboard/boards/${id}${uri ? `/${encodeURIComponent(uri)}` : ""}`;

export const blankCard = (id: string, name: string): Card => ({
  id,
  name,
  description: "",
  idAttachmentCover: "",
  idMembers: [],
  idLabels: [],
  attachments: [],
  subscribed: false,
  checklists: [],
  activities: [],
  due: null,
});

export const renameBoard = (board: Board, name: string): Board => ({ ...board, name, uri: slugOf(name) });

export const addList = (board: Board, list: List): Board => ({ ...board, lists: [...board.lists, list] });

export const renameList = (board: Board, id: string, name: string): Board => ({
  ...board,
  lists: board.lists.map((list) => (list.id === id ? { ...list, name } : list)),
});

/** Its cards go with it. */
export function removeList(board: Board, id: string): Board {
  const removed = new Set(board.lists.find((list) => list.id === id)?.idCards);
  return {
    ...board,
    lists: board.lists.filter((list) => list.id !== id),
    cards: board.cards.filter((card) => !removed.has(card.id)),
  };
}

export function addCard(board: Board, listId: string, card: Card): Board {
  if (!board.lists.some((list) => list.id === listId)) return board;
  return {
    ...board,
    cards: [...board.cards.filter((item) => item.id !== card.id), card],
    lists: board.lists.map((list) =>
      list.id === listId && !list.idCards.includes(card.id)
        ? { ...list, idCards: [...list.idCards, card.id] }
        : list,
    ),
  };
}

export const updateCard = (board: Board, card: Card): Board => ({
  ...board,
  cards: board.cards.map((item) => (item.id === card.id ? card : item)),
});

/** What is new at a card is in the name of whoever writes it. Who is no member of the board brings name and picture along. */
export function withActivity(board: Board, card: Card, { uuid, name, avatar }: Owner): Card {
  const before = board.cards.find(({ id }) => id === card.id)?.activities ?? [];
  const isMember = board.members.some(({ id }) => id === uuid);
  return {
    ...card,
    activities: card.activities.map(({ author, ...item }) => {
      if (before.some(({ id }) => id === item.id)) return author ? { ...item, author } : item;
      return { ...item, idMember: uuid, ...(isMember ? {} : { author: { name, avatar } }) };
    }),
  };
}

/** Whose name and picture stand beside it; their own as they are now, which may have changed since then. */
export function authorOf(board: Board, { idMember, author }: Activity, me: Owner): Author | undefined {
  return me.uuid === idMember ? me : (board.members.find(({ id }) => id === idMember) ?? author);
}

/** Gone from its list too. */
export const removeCard = (board: Board, id: string): Board => ({
  ...board,
  cards: board.cards.filter((card) => card.id !== id),
  lists: board.lists.map((list) => ({ ...list, idCards: list.idCards.filter((item) => item !== id) })),
});

/**
 * The order that somebody sent, of what there is: another tab may have added or removed something since. What the order does
 * not name stays at the end of where it was.
 */
export function orderLists(board: Board, sent: readonly List[]): Board {
  const known = new Map(board.lists.map((list) => [list.id, list]));
  const ordered = sent.flatMap(({ id }) => known.get(id) ?? []);
  const rest = board.lists.filter((list) => !sent.some(({ id }) => id === list.id));
  const cards = new Set(board.cards.map((card) => card.id));
  const placed = new Set<string>();
  const idsOf = new Map(
    sent.map(({ id, idCards }) => [
      id,
      idCards.filter((card) => cards.has(card) && !placed.has(card) && placed.add(card)),
    ]),
  );
  return {
    ...board,
    lists: [...ordered, ...rest].map((list) => ({
      ...list,
      idCards: [...(idsOf.get(list.id) ?? []), ...list.idCards.filter((card) => !placed.has(card))],
    })),
  };
}

/** Beside which card, or at the end of the list. */
export type DropTarget = { card: string; after: boolean } | "end";

export function moveCard(lists: readonly List[], id: string, to: string, spot: DropTarget): List[] {
  return lists.map((list) => {
    const idCards = list.idCards.filter((card) => card !== id);
    if (list.id !== to) return { ...list, idCards };
    const at = spot === "end" ? -1 : idCards.indexOf(spot.card);
    if (spot === "end" || at < 0) return { ...list, idCards: [...idCards, id] };
    return { ...list, idCards: idCards.toSpliced(at + (spot.after ? 1 : 0), 0, id) };
  });
}

export function moveList(lists: readonly List[], id: string, neighbour: string, after: boolean): List[] {
  const moved = lists.find((list) => list.id === id);
  const rest = lists.filter((list) => list.id !== id);
  const at = rest.findIndex((list) => list.id === neighbour);
  return moved && at >= 0 ? rest.toSpliced(at + (after ? 1 : 0), 0, moved) : [...lists];
}

export type MoveDirection = "up" | "down" | "back" | "on";

/** One step by key or menu; nothing where there is no further step. Cards that a filter hides are stepped over. */
export function stepCard(
  lists: readonly List[],
  id: string,
  direction: MoveDirection,
  isShown: (card: string) => boolean = () => true,
): List[] | null {
  const at = lists.findIndex((list) => list.idCards.includes(id));
  const list = lists[at];
  if (!list) return null;
  if (direction === "back" || direction === "on") {
    const next = lists[at + (direction === "on" ? 1 : -1)];
    if (!next) return null;
    // The card keeps its height where the next list is long enough.
    const neighbour = next.idCards[list.idCards.indexOf(id)];
    return moveCard(lists, id, next.id, neighbour ? { card: neighbour, after: false } : "end");
  }
  const shown = list.idCards.filter((card) => card === id || isShown(card));
  const neighbour = shown[shown.indexOf(id) + (direction === "down" ? 1 : -1)];
  return neighbour ? moveCard(lists, id, list.id, { card: neighbour, after: direction === "down" }) : null;
}

export function stepList(lists: readonly List[], id: string, direction: "back" | "on"): List[] | null {
  const neighbour = lists[lists.findIndex((list) => list.id === id) + (direction === "on" ? 1 : -1)];
  return neighbour ? moveList(lists, id, neighbour.id, direction === "on") : null;
}

export type CardFilter = { text: string; label: string; member: string };

export function matchesFilter(card: Card, { text, label, member }: CardFilter): boolean {
  const searchText = text.trim().toLowerCase();
  return (
    (!searchText || `${card.name}\n${card.description}`.toLowerCase().includes(searchText)) &&
    (!label || card.idLabels.includes(label)) &&
    (!member || card.idMembers.includes(member))
  );
}

export function checked(card: Card): { done: number; all: number } {
  const items = card.checklists.flatMap((list) => list.checkItems);
  return { done: items.filter((item) => item.checked).length, all: items.length };
}

export function coverOf(card: Card): string | null {
  const cover = card.attachments.find((item) => item.id === card.idAttachmentCover);
  return cover?.type === "image" ? cover.src : null;
}

/** Only what a browser opens as a page: nothing that would run here. */
export function linkOf(inputText: string): string | null {
  const text = inputText.trim();
  const input = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  try {
    const url = new URL(input);
    return ["https:", "http:"].includes(url.protocol) && url.hostname.includes(".") ? url.href : null;
  } catch {
    return null;
  }
}
