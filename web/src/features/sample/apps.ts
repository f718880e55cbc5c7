/**
 * The apps of the sample areas: the addresses that each answers, and its mock, loaded by the first request to it.
 * An address that ends with a slash stands for everything below it.
 */
import type { SampleApp } from "./app";

export type SampleEntry = {
  name: string;
  addresses: readonly string[];
  load: () => Promise<{ app: SampleApp }>;
};

export const apps: readonly SampleEntry[] = [];
