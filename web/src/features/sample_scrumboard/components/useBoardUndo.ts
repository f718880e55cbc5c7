/** What is taken away is gone at once, and comes back whole where somebody presses undo. */
import { toast } from "@learnt/ui/feedback/toast";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { doing } from "../../sample/doing";
import { type Board, type Card, type List, pathOf } from "../model";
import { type Deeds, deleteBoard, newBoard } from "../queries";

export function useBoardUndo(board: Board, deeds: Deeds) {
  const { t } = useTranslation("sample_scrumboard");
  const go = useNavigate();
  const now = useRef(board);
  now.current = board;
  const offer = (title: string, back: () => void) =>
    toast.info(title, { action: { label: t("undo"), onClick: back } });

  return {
    removeCard: (card: Card) => {
      const { lists } = board;
      const list = lists.find(({ idCards }) => idCards.includes(card.id));
      if (!list) return;
      void deeds.removeCard(card.id);
      offer(t("card.removed", { name: card.name }), () => {
        void deeds.addCard(list.id, card);
        void deeds.orderCards(backIn(now.current.lists, lists));
      });
    },
    removeList: (list: List) => {
      const { lists, cards } = board;
      void deeds.removeList(list.id);
      offer(t("list.removed", { name: list.name }), () => {
        void deeds.addList({ ...list, idCards: [] });
        for (const id of list.idCards) {
          const card = cards.find((one) => one.id === id);
          if (card) void deeds.addCard(list.id, card);
        }
        void deeds.orderLists(backIn(now.current.lists, lists));
      });
    },
    deleteBoard: async () => {
      if (!(await doing(deleteBoard(board.id)))) return;
      void go("/apps/scrumboard/boards");
      offer(t("board.deleted", { name: board.name }), () => {
        void doing(newBoard(board).then((made) => go(pathOf(made))));
      });
    },
  };
}

/** The order of before, with what was added since behind it. */
function backIn(now: readonly List[], before: readonly List[]): List[] {
  return [...before, ...now.filter((list) => !before.some(({ id }) => id === list.id))];
}
