/** What answers the calls of the sample's profile inside the browser. */
import { HttpResponse, http } from "msw";
import type { SampleApp } from "../sample/app";
import { owner, ownKey } from "../sample/owner";
import { aboutOf, albumsOf, timelineOf } from "./data";

const [TIMELINE, ALBUMS, ABOUT] = ["profile.timeline", "profile.albums", "profile.about"] as const;

export const app: SampleApp = {
  seed: (random, now) => ({
    [TIMELINE]: timelineOf(random, now),
    [ALBUMS]: albumsOf(random),
    [ownKey(ABOUT)]: aboutOf(random, now, owner()),
  }),
  handlers: (store) => {
    const answers = (path: string, key: () => string) =>
      http.get(`/api/profile/${path}`, async () => HttpResponse.json(await store.read<object>(key())));
    return [
      answers("timeline", () => TIMELINE),
      answers("photos-videos", () => ALBUMS),
      answers("about", () => ownKey(ABOUT)),
    ];
  },
};
