/**
 * The screens of the sample areas, one line each: see routes.tsx. This table is loaded only where the organisation has them
 * switched on. Each has the gate `demo` but for the examples of roles.
 */
import type { Screen } from "./screen";

export const sampleScreens: readonly Screen[] = [];

/** Short addresses of the sample areas and where they lead. */
export const sampleRedirects: Readonly<Record<string, string>> = {};
