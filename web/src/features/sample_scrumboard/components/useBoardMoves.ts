/** Moves on a board: what a drop or a key means, the new order, and what is said of it. */
import { monitorForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { extractClosestEdge } from "@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import {
  type Board,
  blankCard,
  type Card,
  type List,
  type MoveDirection,
  moveCard,
  moveList,
  stepCard,
  stepList,
} from "../model";
import type { BoardActions } from "../queries";
import type { Dragged } from "./useBoardDrag";

export function useBoardMoves(board: Board, actions: BoardActions, shown: (card: Card) => boolean) {
  const { t } = useTranslation("sample_scrumboard");
  const [announcement, announce] = useState("");
  const lists = useRef(board.lists);
  lists.current = board.lists;

  useEffect(
    () =>
      monitorForElements({
        onDrop: ({ source, location }) => {
          const moved = source.data as Dragged;
          const target = location.current.dropTargets[0];
          if (!target) return;
          const dropTarget = target.data as Dragged;
          const edge = extractClosestEdge(target.data);
          if (moved.kind === "list" && dropTarget.kind === "list") {
            const isRight = document.documentElement.dir === "rtl";
            const after = edge === (isRight ? "left" : "right");
            void actions.orderLists(moveList(lists.current, moved.id, dropTarget.id, after));
          }
          if (moved.kind !== "card") return;
          const spot = dropTarget.kind === "list" ? "end" : { card: dropTarget.id, after: edge === "bottom" };
          void actions.orderCards(moveCard(lists.current, moved.id, dropTarget.list, spot));
        },
      }),
    [actions],
  );

  /** In another list the card is another element: as soon as it stands there, the focus follows it. */
  const followed = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new order is what moves the focus
  useEffect(() => {
    if (followed.current) document.querySelector<HTMLElement>(followed.current)?.focus();
    followed.current = null;
  }, [board.lists]);

  const place = (next: List[], id: string) => {
    const list = next.find(({ idCards }) => idCards.includes(id));
    const name = board.cards.find((card) => card.id === id)?.name ?? "";
    announce(t("moved.card", { name, list: list?.name ?? "", place: (list?.idCards.indexOf(id) ?? 0) + 1 }));
  };

  return {
    said: announcement,
    addCard: (list: string, name: string) => void actions.addCard(list, blankCard(crypto.randomUUID(), name)),
    stepCard: (id: string, direction: MoveDirection) => {
      const isShown = (other: string) => board.cards.some((card) => card.id === other && shown(card));
      const next = stepCard(board.lists, id, direction, isShown);
      if (!next) return announce(t("moved.end"));
      followed.current = `[data-card="${CSS.escape(id)}"] a`;
      void actions.orderCards(next);
      place(next, id);
    },
    stepList: (id: string, direction: "back" | "on") => {
      const next = stepList(board.lists, id, direction);
      if (!next) return announce(t("moved.end"));
      followed.current = `[data-list="${CSS.escape(id)}"] button`;
      void actions.orderLists(next);
      const at = next.findIndex((list) => list.id === id);
      announce(t("moved.list", { name: next[at]?.name ?? "", place: at + 1 }));
    },
  };
}
