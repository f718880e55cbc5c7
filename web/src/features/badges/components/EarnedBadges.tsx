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
import { useNarrow } from "../../../app/useNarrow";
import { earned, type OwnBadge } from "../model";
import { newestOwn, ownKey } from "../queries";
import { useCountdown } from "../useCountdown";
import "../badges.css";
import { Corner, Earning } from "./parts";

export const SHOWN_FOR = 15_000;
/** More of them wait until there is room, of which phones have little. */
const AT_ONCE = { wide: 2, narrow: 1 };

export type EarnedBadgesProps = {
  /** Since when this page has been the person's. */
  since: number;
  /** What the server told of before this was loaded. */
  told: string | null;
};

export function EarnedBadges({ since, told }: EarnedBadgesProps) {
  const { t } = useTranslation("badges");
  const cache = useQueryClient();
  const user = useUser();
  const [ids, setIds] = useState<readonly string[]>(told ? [told] : []);
  const [gone, setGone] = useState<readonly string[]>([]);
  // After a gap the server tells anew what it told meanwhile; where it no longer can, the list itself says what is new.
  useLive([`me:${user.uid}`], (news) => {
    if (news?.kind === "badge.earned") setIds((known) => [...known, news.id]);
    if (news === null || news.kind.startsWith("badge.")) void cache.invalidateQueries({ queryKey: ownKey });
  });
  const own = useQuery(newestOwn).data?.items ?? [];
  const shown = earned(own, { since, ids })
    .filter(({ id }) => !gone.includes(id))
    .slice(0, AT_ONCE[useNarrow() ? "narrow" : "wide"]);
  const { firstName } = user.data.currentUserTeam;
  const said = (one: OwnBadge) => t("earned.said", { name: firstName, badge: one.title });
  return (
    <Corner data-notices aria-label={t("earned.region")}>
      {/* It is there before it says something, so that it is heard. */}
      <p className="lt-sr" role="status">
        {shown.map(said).join(" ")}
      </p>
      {shown.map((one) => (
        <Earned
          key={one.id}
          one={one}
          firstName={firstName}
          onEnd={() => setGone((before) => [...before, one.id])}
        />
      ))}
    </Corner>
  );
}

type EarnedProps = { one: OwnBadge; firstName: string; onEnd: () => void };

function Earned({ one, firstName, onEnd }: EarnedProps) {
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
    <Earning
      aria-label={one.title}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={leave}
      onKeyDown={close}
    >
      <span className="ba-burst" aria-hidden="true">
        <Emblem name={one.title} src={one.pictureUrl} size="lg" />
      </span>
      <Grid justifyItems="start" gap="0.3rem" overflowWrap="anywhere">
        <Text muted small>
          {t("earned.cheer", { name: firstName })}
        </Text>
        <Text lineClamp="3" mb="0.3rem" fontSize="1.0625rem" fontWeight="bold" dir="auto">
          {one.title}
        </Text>
        <LinkButton to={paths.profile} size="sm" variant="outline" onClick={onEnd}>
          {t("earned.open")}
        </LinkButton>
      </Grid>
      <IconButton label={kit("close")} icon={<X />} size="sm" onClick={onEnd} />
    </Earning>
  );
}
