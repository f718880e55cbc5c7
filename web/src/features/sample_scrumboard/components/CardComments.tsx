/** What was said and done at a card, the newest first. */
import { Button } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { isEnter } from "@learnt/ui/base/keys";
import { HStack, Stack } from "@learnt/ui/layout/layout";
import { Heading, Text } from "@learnt/ui/layout/Text";
import { Avatar } from "@learnt/ui/media/Avatar";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { owner } from "../../sample/owner";
import { authorOf, type Board, type Card } from "../model";

type Props = { board: Board; card: Card; onChange: (part: Partial<Card>) => void };

export function CardComments({ board, card, onChange }: Props) {
  const { t } = useTranslation("sample_scrumboard");
  const { relative, dateTime } = useFormat();
  const [text, setText] = useState("");
  const me = owner();
  const send = () => {
    const message = text.trim();
    if (!message) return;
    onChange({
      activities: [
        {
          id: crypto.randomUUID(),
          type: "comment",
          idMember: me.uuid,
          message,
          time: new Date().toISOString(),
        },
        ...card.activities,
      ],
    });
    setText("");
  };
  const activities = card.activities.toSorted((item, other) => other.time.localeCompare(item.time));
  return (
    <Stack as="section" gap="3" aria-label={t("activity")}>
      <Heading level={3}>{t("activity")}</Heading>
      <textarea
        className="kit-input kit-textarea"
        dir="auto"
        rows={2}
        aria-label={t("comment.text")}
        placeholder={t("comment.text")}
        maxLength={2000}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (isEnter(event) && (event.ctrlKey || event.metaKey)) send();
        }}
      />
      <HStack justify="flex-end">
        <Button size="sm" variant="solid" disabled={!text.trim()} onClick={send}>
          {t("comment.add")}
        </Button>
      </HStack>
      {activities.map((item) => {
        const { name, avatar } = authorOf(board, item, me) ?? { name: t("somebody"), avatar: "" };
        return (
          <HStack key={item.id} gap="3" align="start">
            <Avatar name={name} src={avatar} size="sm" />
            <Stack gap="0" minWidth="0">
              <Text small muted>
                <bdi>{name}</bdi> ·{" "}
                <time dateTime={item.time} title={dateTime(item.time)}>
                  {relative(item.time)}
                </time>
              </Text>
              <Text dir="auto" overflowWrap="anywhere" whiteSpace="pre-wrap">
                {item.type === "attachment" ? t("activity.attached", { name: item.message }) : item.message}
              </Text>
            </Stack>
          </HStack>
        );
      })}
    </Stack>
  );
}
