/** What is taken away is gone at once, and comes back whole where somebody presses undo. */
import { toast } from "@learnt/ui/feedback/toast";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { tryAction } from "../../sample/tryAction";
import { type Board, type Card, type List, pathOf } from "../model";
import { type BoardActions, deleteBoard, newBoard } from "../queries";

export function useBoardUndo(board: Board, actions: BoardActions) {
  const { t } = useTranslation("sample_scrumboard");
  const navigate = useNavigate();
  const now = useRef(board);
  now.current = board;
  const offer = (title: string, back: () => void) =>
    toast.info(title, { action: { label: t("undo"), onClick: back } });

  return {
    removeCard: (card: Card) => {
      const { lists } = board;
      const list = lists.find(({ idCards }) => idCards.includes(card.id));
      if (!list) return;
      void actions.removeCard(card.id);
      offer(t("card.removed", { name: card.name }), () => {
        void actions.addCard(list.id, card);
        void actions.orderCards(backIn(now.current.lists, lists));
      });
    },
    removeList: (list: List) => {
      const { lists, cards } = board;
      void actions.removeList(list.id);
      offer(t("list.removed", { name: list.name }), () => {
        void actions.addList({ ...list, idCards: [] });
        for (const id of list.idCards) {
          const card = cards.find((item) => item.id === id);
          if (card) void actions.addCard(list.id, card);
        }
        void actions.orderLists(backIn(now.current.lists, lists));
      });
    },
    deleteBoard: async () => {
      if (!(await tryAction(deleteBoard(board.id)))) return;
      void navigate("/apps/scrumboard/boards");
      offer(t("board.deleted", { name: board.name }), () => {
        void tryAction(newBoard(board).then((created) => navigate(pathOf(created))));
      });
    },
  };
}

/** The order of before, with what was added since behind it. */
function backIn(now: readonly List[], before: readonly List[]): List[] {
  return [...before, ...now.filter((list) => !before.some(({ id }) => id === list.id))];
}
