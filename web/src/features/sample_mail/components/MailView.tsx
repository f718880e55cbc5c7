/** One mail, whole. Opening it counts as reading it. */
import { Button, LinkButton } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { SkeletonText } from "@learnt/ui/feedback/Skeleton";
import { Box, HStack, Stack } from "@learnt/ui/layout/layout";
import { Heading, Text } from "@learnt/ui/layout/Text";
import { Avatar } from "@learnt/ui/media/Avatar";
import { Card } from "@learnt/ui/page/Card";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, Forward, Reply } from "lucide-react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { Mail } from "../model";
import { labels as labelsQuery, mail as mailQuery } from "../queries";
import { Attachments } from "./Attachments";
import { MailActions } from "./MailActions";
import { MailFlags } from "./MailFlags";
import type { MailHandlers } from "./useMailHandlers";

type Props = {
  id: string;
  /** The list that it was opened from. */
  back: string;
  handlers: MailHandlers;
  onBack: () => void;
  onAnswer: (mail: Mail, how: "reply" | "forward") => void;
};

export function MailView({ id, back, handlers, onBack, onAnswer }: Props) {
  const { t } = useTranslation("sample_mail");
  const { dateTime } = useFormat();
  const labels = useQuery(labelsQuery).data ?? [];
  const query = useQuery(mailQuery(id));
  const mail = query.data;
  const { mark } = handlers;
  // Once for each opening: what is marked as unread afterwards stays so.
  const isLoaded = mail !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when another mail is shown
  useEffect(() => {
    if (mail && !mail.read) mark([mail], { read: true });
  }, [id, isLoaded]);
  if (query.error) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (!mail) return <SkeletonText lines={8} />;
  return (
    <Card>
      <Stack gap="4">
        <HStack gap="2" wrap="wrap">
          <LinkButton to={back} size="sm" variant="ghost" icon={<ArrowLeft className="kit-flip" />}>
            {t("back")}
          </LinkButton>
          <MailActions mails={[mail]} handlers={handlers} onGone={onBack} />
        </HStack>
        <HStack gap="2" align="start" justify="space-between">
          <Heading level={2} dir="auto">
            {mail.subject || t("noSubject")}
          </Heading>
          <MailFlags mail={mail} handlers={handlers} />
        </HStack>
        <HStack gap="1" wrap="wrap">
          {labels
            .filter(({ handle }) => mail.labels.includes(handle))
            .map(({ handle, title, tone }) => (
              <Badge key={handle} tone={tone}>
                {title}
              </Badge>
            ))}
        </HStack>
        <HStack gap="3">
          <Avatar name={mail.from.name} />
          <Box minWidth="0">
            <Text margin="0" overflowWrap="anywhere">
              <bdi>{mail.from.name}</bdi> <bdi>{`<${mail.from.email}>`}</bdi>
            </Text>
            <Text muted small margin="0" overflowWrap="anywhere">
              {t("toWhom", { names: mail.to.map(({ name, email }) => name || email).join(", ") })} ·{" "}
              {dateTime(mail.time)}
            </Text>
          </Box>
        </HStack>
        <Text dir="auto" whiteSpace="pre-wrap" overflowWrap="anywhere" margin="0">
          {mail.message}
        </Text>
        {mail.attachments.length > 0 && <Attachments list={mail.attachments} />}
        <HStack gap="2" wrap="wrap">
          <Button icon={<Reply />} onClick={() => onAnswer(mail, "reply")}>
            {t("reply")}
          </Button>
          <Button icon={<Forward />} onClick={() => onAnswer(mail, "forward")}>
            {t("forward")}
          </Button>
        </HStack>
      </Stack>
    </Card>
  );
}
