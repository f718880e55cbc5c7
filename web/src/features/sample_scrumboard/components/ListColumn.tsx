/** A list of a board with its cards. */
import { IconButton } from "@learnt/ui/action/Button";
import { Box, HStack, Stack } from "@learnt/ui/layout/layout";
import { Heading, Text } from "@learnt/ui/layout/Text";
import { Menu } from "@learnt/ui/overlay/Menu";
import { ArrowLeft, ArrowRight, Ellipsis, Pencil, Trash2 } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Board, Card, List, MoveDirection } from "../model";
import { CardTile, directionForKey } from "./CardTile";
import { Composer } from "./Composer";
import { EditableLine } from "./EditableText";
import { useBoardDrag } from "./useBoardDrag";

export type ListHandlers = {
  hrefOf: (card: string) => string;
  onStep: (card: string, direction: MoveDirection) => void;
  onRemoveCard: (card: Card) => void;
  onAddCard: (list: string, name: string) => void;
  onRename: (list: string, name: string) => void;
  onStepList: (list: string, direction: "back" | "on") => void;
  onRemoveList: (list: List) => void;
};

type Props = ListHandlers & { board: Board; list: List; shown: (card: Card) => boolean; now: number };

export function ListColumn({ board, list, shown, now, ...handlers }: Props) {
  const { t } = useTranslation("sample_scrumboard");
  const [renaming, setRenaming] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLDivElement>(null);
  const { dragging, dropEdge } = useBoardDrag({
    dragged: { kind: "list", id: list.id, list: list.id },
    element,
    handle,
  });
  const cards = list.idCards.flatMap((id) => board.cards.find((card) => card.id === id && shown(card)) ?? []);
  const keys = (event: KeyboardEvent) => {
    const direction = event.altKey ? directionForKey(event.key) : null;
    if (direction !== "back" && direction !== "on") return;
    event.preventDefault();
    handlers.onStepList(list.id, direction);
  };
  return (
    <Stack
      ref={element}
      as="section"
      aria-label={list.name}
      data-list={list.id}
      gap="3"
      padding="3"
      bg="raised"
      border="hairline"
      borderRadius="lg"
      width={{ base: "min(17rem, 80vw)", sm: "18rem" }}
      flex="none"
      opacity={dragging ? 0.5 : 1}
      outlineStyle={dropEdge ? "solid" : "none"}
      outlineWidth="2px"
      outlineColor="accent.shape"
      boxShadow="card"
    >
      <HStack ref={handle} justify="space-between" gap="2" cursor="grab" onKeyDown={keys}>
        {renaming ? (
          <Box flex="1" onBlur={() => setRenaming(false)}>
            <EditableLine
              value={list.name}
              label={t("list.name")}
              onSave={(name) => handlers.onRename(list.id, name)}
              autoFocus
            />
          </Box>
        ) : (
          <Heading level={2} dir="auto" overflowWrap="anywhere">
            {list.name}
            <Text as="span" muted small paddingInlineStart="2">
              {list.idCards.length}
            </Text>
          </Heading>
        )}
        <Menu
          trigger={<IconButton label={t("list.menu", { name: list.name })} icon={<Ellipsis />} size="sm" />}
          entries={[
            { id: "rename", label: t("list.rename"), icon: <Pencil />, onSelect: () => setRenaming(true) },
            {
              id: "back",
              label: t("list.back"),
              icon: <ArrowLeft className="kit-flip" />,
              onSelect: () => handlers.onStepList(list.id, "back"),
            },
            {
              id: "on",
              label: t("list.on"),
              icon: <ArrowRight className="kit-flip" />,
              onSelect: () => handlers.onStepList(list.id, "on"),
            },
            { kind: "divider", id: "line" },
            {
              id: "remove",
              label: t("list.remove"),
              icon: <Trash2 />,
              danger: true,
              onSelect: () => handlers.onRemoveList(list),
            },
          ]}
        />
      </HStack>
      {cards.map((card) => (
        <CardTile
          key={card.id}
          board={board}
          card={card}
          list={list.id}
          now={now}
          href={handlers.hrefOf(card.id)}
          onStep={handlers.onStep}
          onRemove={handlers.onRemoveCard}
        />
      ))}
      <Composer
        open={t("card.add")}
        label={t("card.name")}
        add={t("card.add")}
        onAdd={(name) => handlers.onAddCard(list.id, name)}
      />
    </Stack>
  );
}
