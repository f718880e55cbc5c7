/** Something that is offered: taken by one button, opened and left once it was taken. */
import { Button } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { Progress } from "@learnt/ui/feedback/Progress";
import { Box, HStack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Cover } from "@learnt/ui/media/Cover";
import { OpenCard } from "@learnt/ui/page/Card";
import { LogOut, Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { hasSavedProgress, type Offer, openPath, typeKey, types } from "../model";

type Props = { offer: Offer; busy: boolean; onEnrol: () => void; onLeave: () => void };

export function OfferCard({ offer, busy, onEnrol, onLeave }: Props) {
  const { t } = useTranslation("optional_learning");
  const format = useFormat();
  const status = offer.isEnrolled ? (offer.status ?? "notstarted") : undefined;
  const shown = offer.isEnrolled || hasSavedProgress(offer);
  return (
    <OpenCard
      to={openPath(offer)}
      title={offer.title}
      cover={<Cover seed={offer.id} src={offer.image?.url} />}
      above={
        <>
          <span className="kit-card-category">{offer.category || t(typeKey(offer.type, types))}</span>
          {status && (
            <Badge tone={status === "completed" ? "good" : status === "notstarted" ? "neutral" : "accent"}>
              {t(`status.${status}`)}
            </Badge>
          )}
        </>
      }
      footer={
        <Box position="relative" zIndex="1">
          {shown && (
            <>
              <HStack justify="space-between" gap="2">
                <Text muted small>
                  {t(offer.isEnrolled ? "progress" : "kept")}
                </Text>
                <Text small>{format.percent(offer.progress)}</Text>
              </HStack>
              <Progress
                value={offer.progress}
                tone={offer.progress === 100 ? "good" : "accent"}
                label={t("progressOf", { title: offer.title })}
              />
            </>
          )}
          <Box mt="3">
            {offer.isEnrolled ? (
              <Button
                size="sm"
                icon={<LogOut />}
                busy={busy}
                onClick={onLeave}
                aria-label={t("leaveOf", { title: offer.title })}
              >
                {t("leave")}
              </Button>
            ) : (
              <Button
                size="sm"
                icon={<Plus />}
                busy={busy}
                onClick={onEnrol}
                aria-label={t("enrolOf", { title: offer.title })}
              >
                {t("enrol")}
              </Button>
            )}
          </Box>
        </Box>
      }
    >
      {offer.description && (
        <Text muted small lineClamp={3} dir="auto">
          {offer.description}
        </Text>
      )}
    </OpenCard>
  );
}
