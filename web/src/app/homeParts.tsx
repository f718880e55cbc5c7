/** What other features show on a homepage, loaded when it is first shown. */
import { part } from "./lazyParts";

/** My next events. */
export const UpcomingEvents = part<{ title?: string | undefined }>(
  "events",
  async () => (await import("../features/events/components/UpcomingEvents")).UpcomingEvents,
);

/** Where the team stands, for its admins. */
export const Overview = part<object>(
  "overview",
  async () => (await import("../features/overview/components/Overview")).Overview,
);

/** A manager's people together, on their homepage. */
export const MyTeamCard = part<object>(
  "people_learning",
  async () => (await import("../features/people_learning/components/MyTeamCard")).MyTeamCard,
);

/** My reward points on the homepage. */
export const RewardsCard = part<{ title?: string | undefined }>(
  "rewards",
  async () => (await import("../features/rewards/components/MyRewards")).RewardsCard,
);
