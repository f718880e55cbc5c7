/**
 * What the page of somebody who is signed in tells the server by itself: that they are there, and which screen they look at;
 * and what it hears of the team as a whole and of themselves.
 */
import { type ComponentType, useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { listen } from "./activity";
import { trackPage } from "./analytics";
import { type EarnedBadgesProps, loadEarnedBadges } from "./frameParts";
import { tabSharedTime } from "./idle";
import { useIsLive, useLive } from "./live";
import { refreshMe } from "./me";
import { Presence, sendHeartbeat } from "./presence";
import { refreshTenantContext, useTenantContext } from "./tenantContext";

const lastHeartbeat = tabSharedTime("learnt.sign");

/** The notice of badges comes with the first of them. */
function useEarnedBadges(uid: string) {
  const [since] = useState(Date.now);
  const [newIds, setNewIds] = useState<string | null>(null);
  const [Earned, setEarned] = useState<ComponentType<EarnedBadgesProps> | null>(null);
  const confirmed = useRef(false);
  useLive([`me:${uid}`], (message) => {
    // The first word of the server only says that it hears us: what was earned before has its place among the notifications.
    const isFirst = message === null && !confirmed.current;
    if (message === null) confirmed.current = true;
    if (isFirst || Earned || (message && message.kind !== "badge.earned")) return;
    if (message) setNewIds((before) => before ?? message.id);
    // What cannot be loaded now is tried again with the next one; none of it is worth a page that breaks.
    loadEarnedBadges().then(
      (part) => setEarned(() => part),
      () => undefined,
    );
  });
  return Earned && <Earned since={since} newIds={newIds} />;
}

/** The server hangs up on whoever may do more or less than before: their page and its menus follow as soon as they are back. */
function useReloadOnRoleChange(isLive: boolean): void {
  const { revalidate } = useRevalidator();
  const wasLive = useRef(false);
  const again = useRef(revalidate);
  again.current = revalidate;
  useEffect(() => {
    if (!isLive) return;
    const isBack = wasLive.current;
    wasLive.current = true;
    if (!isBack) return;
    refreshMe().then(
      (isChanged) => (isChanged ? again.current() : undefined),
      () => undefined,
    );
  }, [isLive]);
}

type Props = {
  /** Who is signed in. */
  uid: string;
  /** The path of the open screen, and as the table of screens has it. */
  path: string;
  screen: string;
};

export default function SessionEffects({ uid, path, screen }: Props) {
  const presence = useRef<Presence | null>(null);

  useEffect(() => {
    const mine = new Presence(lastHeartbeat, sendHeartbeat);
    presence.current = mine;
    mine.start();
    const deaf = listen({ did: () => mine.did(), turned: () => mine.turned() });
    return () => {
      deaf();
      mine.stop();
    };
  }, []);
  // The last socket that closes says that somebody went: with this the tab keeps one, also on screens to which no other news
  // come, and when a lost connection is back they are there again at once.
  const earned = useEarnedBadges(uid);
  // A page that cannot read it now reads it with the next change, or when it is loaded anew.
  useLive([`team:${useTenantContext().team.id}`], () => void refreshTenantContext().catch(() => undefined));
  const isLive = useIsLive();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a connection that is back is news too
  useEffect(() => presence.current?.at(path), [path, isLive]);
  useEffect(() => trackPage(screen, path), [path, screen]);
  useReloadOnRoleChange(isLive);
  return earned;
}
