/**
 * Whether everything is looked at (`./learnt test thorough`), or only what changes from day to day: what is left out by day is
 * covered by something cheaper then (CONTRIBUTING.md, *Browser tests*).
 */
export const isThorough = process.env.LEARNT_THOROUGH === "1";
