/** The chat at the right, on every screen of a demo session. */
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { SkeletonText } from "@learnt/ui/feedback/Skeleton";
import { Stack } from "@learnt/ui/layout/layout";
import { Drawer } from "@learnt/ui/overlay/Dialog";
import { useQuery } from "@tanstack/react-query";
import { MessagesSquare } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ordered } from "../model";
import { contacts, user } from "../queries";
import { Contacts } from "./Contacts";
import { Conversation } from "./Conversation";

export function SampleChatPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("sample_chat");
  const all = useQuery(contacts);
  const me = useQuery(user);
  const [open, setOpen] = useState<string | null>(null);
  const contact = all.data?.find(({ id }) => id === open);
  const error = all.error ?? me.error;
  return (
    <Drawer open onClose={onClose} title={t("title")} size="sm">
      <Stack gap="4">
        {contact && me.data ? (
          <Conversation key={contact.id} contact={contact} user={me.data} />
        ) : (
          !error && <EmptyState icon={<MessagesSquare />} title={t("choose")} />
        )}
        {(all.isPending || me.isPending) && <SkeletonText lines={6} />}
        {error && (
          <ErrorState error={error} onRetry={() => void Promise.all([all.refetch(), me.refetch()])} />
        )}
        {all.data && me.data && (
          <Contacts contacts={ordered(all.data, me.data)} open={open} onOpen={setOpen} />
        )}
      </Stack>
    </Drawer>
  );
}
