/** The chat at the right, on every screen of a demo session: a strip of faces, and beside it the conversation with the one chosen. */
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { SkeletonText } from "@learnt/ui/feedback/Skeleton";
import { Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Drawer } from "@learnt/ui/overlay/Dialog";
import { useQuery } from "@tanstack/react-query";
import { MessagesSquare } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ordered } from "../model";
import { contacts, user } from "../queries";
import { ContactStrip } from "./ContactStrip";
import { Conversation } from "./Conversation";
import { MyStatus } from "./MyStatus";
import "../../chat/chat.css";

export function SampleChatPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("sample_chat");
  const all = useQuery(contacts);
  const me = useQuery(user);
  const [open, setOpen] = useState<string | null>(null);
  const contact = all.data?.find(({ id }) => id === open);
  const error = all.error ?? me.error;
  return (
    <Drawer open onClose={onClose} title={t("title")} size="sm">
      <div className="chat-panel">
        <div className="chat-search">{me.data && <MyStatus user={me.data} />}</div>
        {all.data && me.data ? (
          <ContactStrip contacts={ordered(all.data, me.data)} open={open} onOpen={setOpen} />
        ) : (
          <div className="chat-strip" />
        )}
        <div className="chat-area">
          {error && (
            <ErrorState error={error} onRetry={() => void Promise.all([all.refetch(), me.refetch()])} />
          )}
          {!error && (all.isPending || me.isPending) && <SkeletonText lines={6} />}
          {!error && !contact && all.data && <EmptyState icon={<MessagesSquare />} title={t("choose")} />}
          {contact && me.data && (
            <Stack gap="3">
              <Text fontWeight="semibold" dir="auto">
                {contact.name}
              </Text>
              <Conversation key={contact.id} contact={contact} user={me.data} narrow />
            </Stack>
          )}
        </div>
      </div>
    </Drawer>
  );
}
