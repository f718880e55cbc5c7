/**
 * Tells somebody at once of a badge that they earned while they are here (specification, section 2, "Badge notice"): for fifteen
 * seconds, or until it is closed; what is done beside it leaves it where it is.
 */
import { IconButton, LinkButton } from "@learnt/ui/action/Button";
import { useKit } from "@learnt/ui/base/kit";
import { Grid } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Emblem } from "@learnt/ui/media/Emblem";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { X } from "lucide-react";
import { type FocusEvent, type KeyboardEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLive } from "../../../app/live";
import { useUser } from "../../../app/me";
import { paths } from "../../../app/pathBuilder";
import { useIsNarrow } from "../../../app/useIsNarrow";
import { type MyBadge, newlyEarned } from "../model";
import { myBadgesKey, newestMine } from "../queries";
import { useCountdown } from "../useCountdown";
import "../badges.css";
import { Corner, EarningAnimation } from "./styles";

export const SHOWN_FOR = 15_000;
/** More of them wait until there is room, of which phones have little. */
const SHOWN_AT_ONCE = { wide: 2, narrow: 1 };

export type EarnedBadgesProps = {
  /** Since when this page has been the person's. */
  since: number;
  /** What the server told of before this was loaded. */
  newIds: string | null;
};

export function EarnedBadges({ since, newIds }: EarnedBadgesProps) {
  const { t } = useTranslation("badges");
  const queryClient = useQueryClient();
  const user = useUser();
  const [ids, setIds] = useState<readonly string[]>(newIds ? [newIds] : []);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  // After a gap the server tells anew what it told meanwhile; where it no longer can, the list itself says what is new.
  useLive([`me:${user.uid}`], (message) => {
    if (message?.kind === "badge.earned") setIds((current) => [...current, message.id]);
    if (message === null || message.kind.startsWith("badge."))
      void queryClient.invalidateQueries({ queryKey: myBadgesKey });
  });
  const own = useQuery(newestMine).data?.items ?? [];
  const shown = newlyEarned(own, { since, ids })
    .filter(({ id }) => !removed.includes(id))
    .slice(0, SHOWN_AT_ONCE[useIsNarrow() ? "narrow" : "wide"]);
  const { firstName } = user.data.currentUserTeam;
  const sentenceFor = (badge: MyBadge) => t("earned.said", { name: firstName, badge: badge.title });
  return (
    <Corner data-notices aria-label={t("earned.region")}>
      {/* It is there before it says something, so that it is heard. */}
      <p className="kit-sr" role="status">
        {shown.map(sentenceFor).join(" ")}
      </p>
      {shown.map((badge) => (
        <EarnedBadge
          key={badge.id}
          badge={badge}
          firstName={firstName}
          onEnd={() => setRemoved((before) => [...before, badge.id])}
        />
      ))}
    </Corner>
  );
}

type EarnedBadgeProps = { badge: MyBadge; firstName: string; onEnd: () => void };

function EarnedBadge({ badge, firstName, onEnd }: EarnedBadgeProps) {
  const { t } = useTranslation("badges");
  const { t: kit } = useKit();
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  useCountdown(SHOWN_FOR, isPointed || isFocused, onEnd);
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
  };
  const close = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    onEnd();
  };
  return (
    <EarningAnimation
      aria-label={badge.title}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={leave}
      onKeyDown={close}
    >
      <span className="badge-burst" aria-hidden="true">
        <Emblem name={badge.title} src={badge.pictureUrl} size="lg" />
      </span>
      <Grid justifyItems="start" gap="0.3rem" overflowWrap="anywhere">
        <Text muted small>
          {t("earned.cheer", { name: firstName })}
        </Text>
        <Text lineClamp="3" mb="0.3rem" fontSize="1.0625rem" fontWeight="bold" dir="auto">
          {badge.title}
        </Text>
        <LinkButton to={paths.profile} size="sm" variant="outline" onClick={onEnd}>
          {t("earned.open")}
        </LinkButton>
      </Grid>
      <IconButton label={kit("close")} icon={<X />} size="sm" onClick={onEnd} />
    </EarningAnimation>
  );
}
