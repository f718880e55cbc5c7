/** A card in its list: opened by its name, moved by dragging, by Alt and the arrow keys, or by its menu. */
import { IconButton } from "@learnt/ui/action/Button";
import { Link } from "@learnt/ui/action/Link";
import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { Box, HStack, Stack, Wrap } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Avatar } from "@learnt/ui/media/Avatar";
import { Menu } from "@learnt/ui/overlay/Menu";
import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  CalendarClock,
  CheckSquare,
  Ellipsis,
  Eye,
  MessageSquare,
  Paperclip,
  Trash2,
} from "lucide-react";
import { type KeyboardEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { SeededPicture } from "../../sample/SeededPicture";
import { type Board, type Card, checked, coverOf, type MoveDirection } from "../model";
import { dueTone, labelTones } from "../tones";
import { useBoardDrag } from "./useBoardDrag";

type Props = {
  board: Board;
  card: Card;
  list: string;
  now: number;
  href: string;
  onStep: (id: string, direction: MoveDirection) => void;
  onRemove: (card: Card) => void;
};

/** The arrows point where the lists stand: in a language from right to left the next one is on the left. */
export const directionForKey = (key: string): MoveDirection | null => {
  const isRight = document.documentElement.dir === "rtl";
  if (key === "ArrowUp") return "up";
  if (key === "ArrowDown") return "down";
  if (key === "ArrowLeft") return isRight ? "on" : "back";
  if (key === "ArrowRight") return isRight ? "back" : "on";
  return null;
};

export function CardTile({ board, card, list, now, href, onStep, onRemove }: Props) {
  const { t } = useTranslation("sample_scrumboard");
  const element = useRef<HTMLDivElement>(null);
  const { dragging, dropEdge } = useBoardDrag({
    dragged: { kind: "card", id: card.id, list },
    element,
    handle: element,
  });
  const cover = board.settings.cardCoverImages ? coverOf(card) : null;
  const keys = (event: KeyboardEvent) => {
    const direction = event.altKey ? directionForKey(event.key) : null;
    if (!direction) return;
    event.preventDefault();
    onStep(card.id, direction);
  };
  const step = (direction: MoveDirection, icon: React.ReactNode) => ({
    id: direction,
    label: t(`card.move.${direction}`),
    icon,
    onSelect: () => onStep(card.id, direction),
  });
  return (
    <Box
      ref={element}
      data-card={card.id}
      onKeyDown={keys}
      bg="surface"
      border="hairline"
      borderRadius="md"
      boxShadow="card"
      overflow="hidden"
      cursor="grab"
      opacity={dragging ? 0.5 : 1}
      borderTopColor={dropEdge === "top" ? "accent.shape" : undefined}
      borderBottomColor={dropEdge === "bottom" ? "accent.shape" : undefined}
      borderTopWidth={dropEdge === "top" ? "3px" : undefined}
      borderBottomWidth={dropEdge === "bottom" ? "3px" : undefined}
    >
      {cover && (
        // A browser drags a picture by itself: whoever holds the card by it holds the card.
        <Box pointerEvents="none">
          <SeededPicture src={cover} ratio={2.6} />
        </Box>
      )}
      <Stack gap="2" padding="3">
        {card.idLabels.length > 0 && (
          <Wrap gap="1">
            {board.labels
              .filter(({ id }) => card.idLabels.includes(id))
              .map((label) => (
                <Badge key={label.id} tone={labelTones[label.class]}>
                  {label.name}
                </Badge>
              ))}
          </Wrap>
        )}
        <HStack gap="1" align="start" justify="space-between">
          <Text as="h3" fontWeight="medium" dir="auto" overflowWrap="anywhere" paddingBlock="1">
            <Link to={href} draggable={false}>
              {card.name}
            </Link>
          </Text>
          <Menu
            trigger={<IconButton label={t("card.menu", { name: card.name })} icon={<Ellipsis />} size="sm" />}
            entries={[
              step("up", <ArrowUp />),
              step("down", <ArrowDown />),
              step("back", <ArrowLeft className="kit-flip" />),
              step("on", <ArrowRight className="kit-flip" />),
              { kind: "divider", id: "line" },
              {
                id: "remove",
                label: t("card.remove"),
                icon: <Trash2 />,
                danger: true,
                onSelect: () => onRemove(card),
              },
            ]}
          />
        </HStack>
        <Figures card={card} now={now} />
        {card.idMembers.length > 0 && (
          <HStack gap="1" justify="flex-end" wrap="wrap">
            {board.members
              .filter(({ id }) => card.idMembers.includes(id))
              .map((member) => (
                <span key={member.id} title={member.name} role="img" aria-label={member.name}>
                  <Avatar name={member.name} src={member.avatar} size="sm" />
                </span>
              ))}
          </HStack>
        )}
      </Stack>
    </Box>
  );
}

function Figures({ card, now }: { card: Card; now: number }) {
  const { t } = useTranslation("sample_scrumboard");
  const { date } = useFormat();
  const { done, all } = checked(card);
  const comments = card.activities.filter(({ type }) => type === "comment").length;
  const figures = [
    card.subscribed && { id: "eye", icon: <Eye size={14} />, text: "", name: t("card.subscribed") },
    comments > 0 && {
      id: "comments",
      icon: <MessageSquare size={14} />,
      text: String(comments),
      name: t("card.comments", { count: comments }),
    },
    card.attachments.length > 0 && {
      id: "files",
      icon: <Paperclip size={14} />,
      text: String(card.attachments.length),
      name: t("card.attachments", { count: card.attachments.length }),
    },
    all > 0 && {
      id: "checks",
      icon: <CheckSquare size={14} />,
      text: `${done}/${all}`,
      name: t("card.checked", { done, all }),
    },
  ].filter((item) => item !== false);
  if (figures.length === 0 && !card.due) return null;
  return (
    <HStack gap="3" wrap="wrap" color="fg.muted" fontSize="xs">
      {card.due && (
        <Badge tone={dueTone(card, now)}>
          <HStack as="span" gap="1">
            <CalendarClock size={14} aria-hidden="true" />
            {date(card.due)}
          </HStack>
        </Badge>
      )}
      {figures.map(({ id, icon, text, name }) => (
        <HStack key={id} gap="1" title={name} role="img" aria-label={name}>
          {icon}
          {text}
        </HStack>
      ))}
    </HStack>
  );
}
