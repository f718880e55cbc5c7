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
import { tryAction } from "../../sample/tryAction";
import { type ChatContact, type ChatUser, formatMessageTime } from "../model";
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
  const query = useQuery(chat(contact.id, user.id));
  const [text, setText] = useState("");
  const id = useId();
  const end = useRef<HTMLDivElement>(null);
  const count = query.data?.dialog.length ?? 0;
  useEffect(() => {
    if (count > 0) end.current?.scrollIntoView({ block: "nearest" });
  }, [count]);

  const write = (event: FormEvent) => {
    event.preventDefault();
    const message = text.trim();
    if (!message || !query.data) return;
    setText("");
    const line = { who: user.id, message, time: new Date().toISOString() };
    // What could not be sent is there to be sent again.
    void tryAction(send(query.data.id, contact.id, line)).then(
      (isSent) => isSent || setText((now) => now || message),
    );
  };
  if (query.error && !query.data)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <Stack gap="3">
      <Box
        maxHeight="60vh"
        overflowY="auto"
        tabIndex={0}
        role="log"
        aria-label={t("with", { name: contact.name })}
      >
        {query.isPending && <SkeletonText lines={5} />}
        {query.data?.dialog.length === 0 && <EmptyState icon={<MessageSquare />} title={t("begin")} />}
        <Stack as="ol" gap="2" listStyleType="none" padding="1" margin="0">
          {query.data?.dialog.map(({ who, message, time }) => {
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
                  <time dateTime={time}>{formatMessageTime(time, locale)}</time>
                </Text>
              </Stack>
            );
          })}
        </Stack>
        <div ref={end} />
      </Box>
      <form onSubmit={write}>
        <label htmlFor={id} className="kit-sr">
          {t("write", { name: contact.name })}
        </label>
        <HStack gap="2">
          <input
            id={id}
            className="kit-input"
            dir="auto"
            autoComplete="off"
            maxLength={2_000}
            disabled={!query.data}
            placeholder={t("placeholder")}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          {narrow ? (
            <IconButton
              type="submit"
              variant="outline"
              icon={<Send className="kit-flip" />}
              label={t("send")}
            />
          ) : (
            <Button type="submit" variant="solid" icon={<Send className="kit-flip" />}>
              {t("send")}
            </Button>
          )}
        </HStack>
      </form>
    </Stack>
  );
}
