/** Addresses under which other programs read one's calendar: made, shown once, revoked. */
import { Button } from "@learnt/ui/action/Button";
import { CopyButton } from "@learnt/ui/action/CopyButton";
import { useFormat } from "@learnt/ui/base/format";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { Notice } from "@learnt/ui/feedback/Notice";
import { SkeletonText } from "@learnt/ui/feedback/Skeleton";
import { toast } from "@learnt/ui/feedback/toast";
import { CheckboxField } from "@learnt/ui/form/CheckboxField";
import { Form, FormActions, FormProblem, SubmitButton, useZodForm } from "@learnt/ui/form/Form";
import { TextField } from "@learnt/ui/form/TextField";
import { Box, Flex, Grid, HStack, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Dialog } from "@learnt/ui/overlay/Dialog";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { type Feed, kinds, webcalOf } from "../model";
import { feeds, useRevoke, useSubscribe } from "../queries";

export function Subscriptions({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("calendar");
  const [created, setCreated] = useState<string | null>(null);
  const query = useQuery(feeds);
  return (
    <Dialog open onClose={onClose} title={t("feeds")} note={t("feedsNote")} size="lg">
      <Stack gap="5">
        {created && (
          <Notice
            tone="good"
            title={t("made")}
            below={
              <Stack gap="3">
                <code className="kit-code calendar-address">{created}</code>
                <HStack gap="2" wrap="wrap">
                  <CopyButton text={created} label={t("copy")} />
                  <a className="kit-btn kit-btn-outline" href={webcalOf(created)}>
                    <span className="kit-btn-text">{t("openIn")}</span>
                  </a>
                </HStack>
              </Stack>
            }
          >
            <Text>{t("madeNote")}</Text>
          </Notice>
        )}
        {query.isPending && <SkeletonText lines={3} />}
        {query.error && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
        {query.data?.length === 0 && !created && <Text color="fg.muted">{t("noFeeds")}</Text>}
        {query.data && query.data.length > 0 && (
          <Grid as="ul" gap="3">
            {query.data.map((feed) => (
              <FeedRow key={feed.id} feed={feed} />
            ))}
          </Grid>
        )}
        <NewFeed onMade={setCreated} />
      </Stack>
    </Dialog>
  );
}

function FeedRow({ feed }: { feed: Feed }) {
  const { t } = useTranslation("calendar");
  const { date, dateTime } = useFormat();
  const end = useRevoke(feed.id, { onSuccess: () => toast.success(t("revoked")) });
  return (
    <Flex as="li" align="center" justify="space-between" gap="4">
      <Grid minInlineSize="0" overflowWrap="anywhere">
        <strong>
          <bdi>{feed.name}</bdi>
        </strong>
        <Box as="small" color="fg.muted">
          {feed.kinds.map((kind) => t(`kind.${kind}`)).join(", ")} ·{" "}
          {t("since", { date: date(feed.createdAt) })} ·{" "}
          {feed.readAt ? t("read", { date: dateTime(feed.readAt) }) : t("neverRead")}
        </Box>
      </Grid>
      <Button
        size="sm"
        busy={end.isPending}
        aria-label={t("revokeOf", { name: feed.name })}
        onClick={() => end.mutate()}
      >
        {t("revoke")}
      </Button>
    </Flex>
  );
}

const emptyFeed = { name: "", event: true, due: true, refresher: true, reminder: false };

function NewFeed({ onMade }: { onMade: (url: string) => void }) {
  const { t } = useTranslation("calendar");
  const subscribe = useSubscribe();
  const schema = z
    .object({
      name: z.string().trim().min(1, t("nameNeeded")).max(100),
      event: z.boolean(),
      due: z.boolean(),
      refresher: z.boolean(),
      reminder: z.boolean(),
    })
    .refine((chosen) => kinds.some((kind) => chosen[kind]), { path: ["event"], error: t("kindNeeded") });
  const form = useZodForm(schema, { defaultValues: emptyFeed });
  return (
    <Form
      form={form}
      label={t("newFeed")}
      onSubmit={async (chosen) => {
        const feed = await subscribe.mutateAsync({
          name: chosen.name,
          kinds: kinds.filter((kind) => chosen[kind]),
        });
        form.reset(emptyFeed);
        onMade(feed.url);
      }}
    >
      <FormProblem />
      <TextField name="name" label={t("name")} hint={t("nameHint")} />
      <CheckboxField name="event" label={t("kind.event")} />
      <CheckboxField name="due" label={t("kind.due")} />
      <CheckboxField name="refresher" label={t("kind.refresher")} />
      <CheckboxField name="reminder" label={t("kind.reminder")} hint={t("reminderHint")} />
      <FormActions>
        <SubmitButton busyText={t("making")}>{t("make")}</SubmitButton>
      </FormActions>
    </Form>
  );
}
