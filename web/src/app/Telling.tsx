/**
 * What the page of somebody who is signed in tells the server by itself: that they are there, and which screen they look at;
 * and what it hears of the team as a whole.
 */
import { useEffect, useRef } from "react";
import { listen } from "./activity";
import { seePage } from "./analytics";
import { refreshHere, useHere } from "./here";
import { sharedByTabs } from "./idle";
import { useIsLive, useLive } from "./live";
import { Presence, tell } from "./presence";

const signs = sharedByTabs("learnt.sign");

type Props = {
  /** Who is signed in. */
  uid: string;
  /** The path of the open screen, and as the table of screens has it. */
  path: string;
  screen: string;
};

export default function Telling({ uid, path, screen }: Props) {
  const presence = useRef<Presence | null>(null);

  useEffect(() => {
    const mine = new Presence(signs, tell);
    presence.current = mine;
    mine.start();
    const deaf = listen({ did: () => mine.did(), turned: () => mine.turned() });
    return () => {
      deaf();
      mine.stop();
    };
  }, []);
  // The last socket that closes says that somebody went: the tab keeps one, also on screens to which no news come, and when a
  // lost connection is back they are there again at once.
  useLive([`me:${uid}`], () => undefined);
  // A page that cannot read it now reads it with the next change, or when it is loaded anew.
  useLive([`team:${useHere().team.id}`], () => void refreshHere().catch(() => undefined));
  const isLive = useIsLive();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a connection that is back is news too
  useEffect(() => presence.current?.at(path), [path, isLive]);
  useEffect(() => seePage(screen, path), [path, screen]);
  return null;
}
