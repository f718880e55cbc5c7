/** States, progress and what is said instead of content, at work. */
import { Button } from "@learnt/ui/action/Button";
import { Badge } from "@learnt/ui/feedback/Badge";
import { Countdown } from "@learnt/ui/feedback/Countdown";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { Notice } from "@learnt/ui/feedback/Notice";
import { Progress, ProgressBusy, ProgressRing } from "@learnt/ui/feedback/Progress";
import { SkeletonText } from "@learnt/ui/feedback/Skeleton";
import { Spinner } from "@learnt/ui/feedback/Spinner";
import { toast } from "@learnt/ui/feedback/toast";
import { HStack, Stack } from "@learnt/ui/layout/layout";
import { Inbox } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ExampleProps } from "./example";

const tones = ["neutral", "accent", "good", "warn", "bad", "info"] as const;
const notices = ["info", "good", "warn", "bad"] as const;
const STEP = 20;

export default function Feedback({ component }: ExampleProps) {
  const { t } = useTranslation("sample_kit");
  switch (component) {
    case "feedback/Badge":
      return (
        <HStack gap="2" flexWrap="wrap">
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {t(`example.${tone}`)}
            </Badge>
          ))}
        </HStack>
      );
    case "feedback/Notice":
      return (
        <Stack gap="2">
          {notices.map((tone) => (
            <Notice key={tone} tone={tone} title={t(`example.${tone}`)}>
              {t(`example.notice.${tone}`)}
            </Notice>
          ))}
        </Stack>
      );
    case "feedback/Toaster":
      return <Toasts />;
    case "feedback/Progress":
      return <Bars />;
    case "feedback/Spinner":
      return <Spinner />;
    case "feedback/Skeleton":
      return <SkeletonText lines={3} />;
    case "feedback/ErrorState":
      return <ErrorState error={new Error("example")} onRetry={() => void toast.info(t("example.again"))} />;
    case "feedback/Countdown":
      return <Countdown label={t("example.until")} />;
    default:
      return (
        <EmptyState
          icon={<Inbox />}
          title={t("example.empty")}
          action={<Button>{t("example.first")}</Button>}
        >
          {t("example.emptyText")}
        </EmptyState>
      );
  }
}

function Toasts() {
  const { t } = useTranslation("sample_kit");
  const undo = { action: { label: t("example.undo"), onClick: () => void toast.info(t("example.undone")) } };
  return (
    <HStack gap="2" flexWrap="wrap">
      <Button onClick={() => toast.success(t("example.removed"), undo)}>{t("example.good")}</Button>
      <Button onClick={() => toast.warning(t("example.notice.warn"))}>{t("example.warn")}</Button>
      <Button onClick={() => toast.error(t("example.notice.bad"))}>{t("example.bad")}</Button>
    </HStack>
  );
}

function Bars() {
  const { t } = useTranslation("sample_kit");
  const [value, setValue] = useState(2 * STEP);
  const label = t("example.progress");
  return (
    <Stack gap="3">
      <Progress value={value} label={label} />
      <Progress value={value} label={label} size="md" tone="second" />
      <ProgressBusy label={label} />
      <HStack gap="3">
        <ProgressRing value={value} label={label} tone="good" />
        <Button size="sm" onClick={() => setValue((value + STEP) % (100 + STEP))}>
          {t("example.on")}
        </Button>
      </HStack>
    </Stack>
  );
}
