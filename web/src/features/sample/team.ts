/** Some of the sample's people by their names. */
import type { Random } from "./app";
import { fullName, samplePeople } from "./people";

export const team = (random: Random, count: number): string[] =>
  random.some(samplePeople, count).map(fullName);
