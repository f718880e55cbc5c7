/** Which captions of a video are shown: the choice holds for all videos in this browser, and begins in the language of the screen. */
import { type RefObject, useEffect, useState } from "react";
import { browserStorage } from "../../app/browserStorage";
import type { Captions } from "./model";

const KEY = "learnt.captions";

/** Languages as they call themselves. */
export function languageName(tag: string): string {
  try {
    return new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}

/** The captions in a language or the nearest to it. */
export const bestCaptions = (all: readonly Captions[], language: string | null): Captions | undefined =>
  all.find((item) => item.language === language) ??
  all.find((item) => item.language.split("-")[0] === language?.split("-")[0]);

export function useCaptions(video: RefObject<HTMLVideoElement | null>, all: readonly Captions[]) {
  const [chosen, setChosen] = useState(() => browserStorage()?.getItem(KEY) ?? null);
  const shown = chosen === null ? undefined : bestCaptions(all, chosen);
  useEffect(() => {
    const tracks = video.current?.textTracks;
    if (!tracks) return;
    const set = () => {
      for (const track of tracks)
        track.mode = track.kind === "captions" && track.language === shown?.language ? "showing" : "disabled";
    };
    set();
    // The browser chooses by itself when it has read the tracks.
    tracks.addEventListener("addtrack", set);
    return () => tracks.removeEventListener("addtrack", set);
  }, [video, shown?.language]);
  const choose = (language: string | null) => {
    setChosen(language);
    if (language === null) browserStorage()?.removeItem(KEY);
    else browserStorage()?.setItem(KEY, language);
  };
  return { shown: shown?.language ?? null, choose };
}
