/**
 * What other features show on a homepage, loaded when it is first shown. A homepage prepares those that it is about to show, their first
 * answers as well: one that found its height later would push away what stands below it.
 */
import { type ComponentType, useState } from "react";
import { openCatalogue } from "../i18n/i18n";
import { part } from "./part";

/** A page does not wait longer than this for the first answer of one of its parts. */
const PATIENCE_MS = 1_000;

/** A component, and what asks for its first answers. */
type Loaded<Props> = { Component: ComponentType<Props>; prefetch?: () => Promise<unknown> };

class HomePart<Props extends object> {
  readonly #feature: string;
  readonly #load: () => Promise<Loaded<Props>>;
  readonly Lazy: ComponentType<Props>;
  prepared: ComponentType<Props> | undefined;

  constructor(feature: string, load: () => Promise<Loaded<Props>>) {
    this.#feature = feature;
    this.#load = load;
    this.Lazy = part(feature, async () => (await load()).Component);
  }

  async prepare(): Promise<void> {
    const [{ Component, prefetch }] = await Promise.all([this.#load(), openCatalogue(this.#feature)]);
    const patience = new Promise((done) => setTimeout(done, PATIENCE_MS));
    await Promise.race([prefetch?.(), patience]);
    this.prepared = Component;
  }
}

/** Prepared, it is there at once; else it comes by itself: put a Suspense around it. */
function Shown<Props extends object>({ of, props }: { of: HomePart<Props>; props: Props }) {
  const [Component] = useState<ComponentType<Props>>(() => of.prepared ?? of.Lazy);
  return <Component {...props} />;
}

type Titled = { title?: string | undefined };

/** Of all words of events, those alone that the homepage says. */
const events = new HomePart<Titled>("events_home", async () => {
  const { UpcomingEvents, prefetchUpcomingEvents } = await import(
    "../features/events/components/UpcomingEvents"
  );
  return { Component: UpcomingEvents, prefetch: prefetchUpcomingEvents };
});

const overview = new HomePart<object>("overview", async () => {
  const { Overview, prefetchOverview } = await import("../features/overview/components/Overview");
  return { Component: Overview, prefetch: prefetchOverview };
});

/** Of all words about the learning of people, those alone that the homepage says. */
const myTeam = new HomePart<object>("my_team", async () => {
  const { MyTeamCard, prefetchMyTeam } = await import("../features/people_learning/components/MyTeamCard");
  return { Component: MyTeamCard, prefetch: prefetchMyTeam };
});

/** The balance comes with whose session it is. */
const rewards = new HomePart<Titled>("rewards", async () => {
  const { RewardsCard } = await import("../features/rewards/components/MyRewards");
  return { Component: RewardsCard };
});

/** My next events. */
export const UpcomingEvents = (props: Titled) => <Shown of={events} props={props} />;

/** Where the team stands, for its admins. */
export const Overview = () => <Shown of={overview} props={{}} />;

/** A manager's people together, on their homepage. */
export const MyTeamCard = () => <Shown of={myTeam} props={{}} />;

/** My reward points on the homepage. */
export const RewardsCard = (props: Titled) => <Shown of={rewards} props={props} />;

/** By the type of the widget that shows it. */
const parts: Record<string, { prepared: unknown; prepare: () => Promise<void> }> = {
  events,
  overview,
  myTeam,
  rewards,
};

const partsOf = (types: readonly string[]) => types.flatMap((type) => parts[type] ?? []);

/** Whether all of these were prepared before. */
export const arePrepared = (types: readonly string[]): boolean =>
  partsOf(types).every(({ prepared }) => prepared !== undefined);

/** What cannot be loaded now is told of where it is shown. */
export async function prepareParts(types: readonly string[]): Promise<void> {
  await Promise.allSettled(partsOf(types).map((item) => item.prepare()));
}
