/** What was said, and the line to write the next. */
import { Button, IconButton } from "@learnt/ui/action/Button";
import { useKit } from "@learnt/ui/base/kit";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { SkeletonText } from "@learnt/ui/feedback/Skeleton";
import { Box, HStack, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { useQuery } from "@tanstack/react-query";
import { MessageSquare, Send } from "lucide-react";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { doing } from "../../sample/doing";
import { type ChatContact, type ChatUser, saidAt } from "../model";
import { chat, send } from "../queries";

type Props = {
  contact: ChatContact;
  user: ChatUser;
  /** Beside the strip of faces: what sends has no words there. */
  narrow?: boolean;
};

export function Conversation({ contact, user, narrow }: Props) {
  const { t } = useTranslation("sample_chat");
  const { locale } = useKit();
  const asked = useQuery(chat(contact.id, user.id));
  const [text, setText] = useState("");
  const id = useId();
  const end = useRef<HTMLDivElement>(null);
  const count = asked.data?.dialog.length ?? 0;
  useEffect(() => {
    if (count > 0) end.current?.scrollIntoView({ block: "nearest" });
  }, [count]);

  const write = (event: FormEvent) => {
    event.preventDefault();
    const message = text.trim();
    if (!message || !asked.data) return;
    setText("");
    const line = { who: user.id, message, time: new Date().toISOString() };
    // What could not be sent is there to be sent again.
    void doing(send(asked.data.id, contact.id, line)).then(
      (isSent) => isSent || setText((now) => now || message),
    );
  };
  if (asked.error && !asked.data)
    return <ErrorState error={asked.error} onRetry={() => void asked.refetch()} />;
  return (
    <Stack gap="3">
      <Box
        maxHeight="60vh"
        overflowY="auto"
        tabIndex={0}
        role="log"
        aria-label={t("with", { name: contact.name })}
      >
        {asked.isPending && <SkeletonText lines={5} />}
        {asked.data?.dialog.length === 0 && <EmptyState icon={<MessageSquare />} title={t("begin")} />}
        <Stack as="ol" gap="2" listStyleType="none" padding="1" margin="0">
          {asked.data?.dialog.map(({ who, message, time }) => {
            const isMine = who === user.id;
            return (
              <Stack
                as="li"
                key={`${time} ${who} ${message}`}
                gap="1"
                alignSelf={isMine ? "flex-end" : "flex-start"}
                maxWidth="85%"
                paddingBlock="2"
                paddingInline="3"
                borderRadius="md"
                bg={isMine ? "accent.tint" : "inset"}
              >
                <Text dir="auto" whiteSpace="pre-wrap" overflowWrap="anywhere">
                  {message}
                </Text>
                <Text small muted>
                  {isMine ? t("you") : contact.name}
                  {" · "}
                  <time dateTime={time}>{saidAt(time, locale)}</time>
                </Text>
              </Stack>
            );
          })}
        </Stack>
        <div ref={end} />
      </Box>
      <form onSubmit={write}>
        <label htmlFor={id} className="lt-sr">
          {t("write", { name: contact.name })}
        </label>
        <HStack gap="2">
          <input
            id={id}
            className="lt-input"
            dir="auto"
            autoComplete="off"
            maxLength={2_000}
            disabled={!asked.data}
            placeholder={t("placeholder")}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          {narrow ? (
            <IconButton
              type="submit"
              variant="outline"
              icon={<Send className="lt-flip" />}
              label={t("send")}
            />
          ) : (
            <Button type="submit" variant="solid" icon={<Send className="lt-flip" />}>
              {t("send")}
            </Button>
          )}
        </HStack>
      </form>
    </Stack>
  );
}
