/** What an app of the sample areas brings to the mock, and what the mock gives it. */
import type { RequestHandler } from "msw";

export type SampleApp = {
  /** The first values by key, such as `mail.mails`; made anew by "Reset sample data". */
  seed: (random: Random, now: Date) => Record<string, unknown>;
  handlers: (store: SampleStore) => readonly RequestHandler[];
};

/** Values that this browser keeps: changes of two tabs follow one another. */
export type SampleStore = {
  read<T>(key: string): Promise<T>;
  change<T, R>(key: string, change: (value: T) => { value: T; answer: R }): Promise<R>;
};

/** The same numbers for the same seed. */
export type Random = {
  /** At least 0, less than 1. */
  next(): number;
  /** A whole number, both ends included. */
  int(from: number, to: number): number;
  pick<T>(list: readonly T[]): T;
  /** Different ones, in a random order. */
  some<T>(list: readonly T[], count: number): T[];
};
