/** The calls of the boards. A change shows at once and is sent one after the other; a refusal brings back what is kept. */
import { toast } from "@learnt/ui/feedback/toast";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo, useRef } from "react";
import { toFailure } from "../../api/problem";
import { queries } from "../../app/queries";
import { mock } from "../sample/call";
import { owner } from "../sample/owner";
import {
  addCard,
  addList,
  type Board,
  type BoardSummary,
  type Card,
  type List,
  orderLists,
  removeCard,
  removeList,
  renameBoard,
  renameList,
  type Settings,
  updateCard,
  withActivity,
} from "./model";

const at = (path: string) => `/api/scrumboard-app/${path}`;
const key = ["sample", "scrumboard"] as const;

export const boards = queryOptions({
  queryKey: [...key, "boards"],
  queryFn: ({ signal }) => mock.get<BoardSummary[]>(at("boards"), { signal }),
});

export const board = (boardId: string) =>
  queryOptions({
    queryKey: [...key, "board", boardId],
    queryFn: ({ signal }) => mock.get<Board>(at("board"), { query: { boardId }, signal }),
  });

const post = <Reply>(path: string, body: unknown) => mock.post<Reply>(at(path), { body });

export async function newBoard(input: Partial<Board> & { name: string }): Promise<Board> {
  const created = await post<Board>("board/new", { board: input });
  void queries.invalidateQueries({ queryKey: boards.queryKey });
  return created;
}

export async function deleteBoard(boardId: string): Promise<void> {
  await post("board/delete", { boardId });
  queries.removeQueries({ queryKey: board(boardId).queryKey });
  void queries.invalidateQueries({ queryKey: boards.queryKey });
}

export type BoardActions = ReturnType<typeof useBoardActions>;

/** Everything that can be done to one board. */
export function useBoardActions(boardId: string) {
  const queryClient = useQueryClient();
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const { queryKey } = board(boardId);

  const change = useCallback(
    (apply: (board: Board) => Board, send: () => Promise<unknown>): Promise<void> => {
      void queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<Board>(queryKey, (now) => now && apply(now));
      const sent = last.current.then(send).then(
        () => undefined,
        (error: unknown) => {
          toast.error(toFailure(error).message);
          void queryClient.invalidateQueries({ queryKey });
        },
      );
      last.current = sent;
      return sent;
    },
    [queryClient, queryKey],
  );

  return useMemo(() => {
    const order = (what: "card" | "list", lists: List[]) =>
      change(
        (now) => orderLists(now, lists),
        () => post(`${what}/order`, { boardId, lists }),
      );
    return {
      rename: (name: string) =>
        change(
          (now) => renameBoard(now, name),
          async () => {
            await post("board/rename", { boardId, boardTitle: name });
            await queryClient.invalidateQueries({ queryKey: boards.queryKey });
          },
        ),
      setSettings: (settings: Settings) =>
        change(
          (now) => ({ ...now, settings }),
          () => post("board/settings/update", { boardId, settings }),
        ),
      addList: (list: List) =>
        change(
          (now) => addList(now, list),
          () => post("list/new", { boardId, data: list }),
        ),
      renameList: (listId: string, name: string) =>
        change(
          (now) => renameList(now, listId, name),
          () => post("list/rename", { boardId, listId, listTitle: name }),
        ),
      removeList: (listId: string) =>
        change(
          (now) => removeList(now, listId),
          () => post("list/remove", { boardId, listId }),
        ),
      addCard: (listId: string, card: Card) =>
        change(
          (now) => addCard(now, listId, card),
          () => post("card/new", { boardId, listId, data: card }),
        ),
      updateCard: (card: Card) =>
        change(
          (now) => updateCard(now, withActivity(now, card, owner())),
          () => post("card/update", { boardId, card }),
        ),
      removeCard: (cardId: string) =>
        change(
          (now) => removeCard(now, cardId),
          () => post("card/remove", { boardId, cardId }),
        ),
      orderCards: (lists: List[]) => order("card", lists),
      orderLists: (lists: List[]) => order("list", lists),
    };
  }, [boardId, queryClient, change]);
}
