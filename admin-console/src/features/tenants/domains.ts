/** How far an own domain is, and what an operator can do about it. */
import { z } from "zod";
import type { components } from "../../api/schema";
import type { Tone } from "./model";

type Domain = components["schemas"]["OwnDomain"];

export const domainTone: Record<Domain["state"], Tone> = {
  waiting: "info",
  proved: "info",
  live: "good",
  grace: "warn",
  stopped: "bad",
};

/** Whether something is about to happen to it, so that the page looks again by itself. */
export const isMoving = ({ state }: Pick<Domain, "state">) => state === "waiting" || state === "proved";

/** Whether the record has to be written, or written again. */
export const needsRecord = ({ state, vouched }: Pick<Domain, "state" | "vouched">) =>
  !vouched && state !== "live" && state !== "proved";

export const domainSchema = (translateError: (problem: "host") => string) =>
  z.object({
    teamId: z.string(),
    host: z
      .string()
      .trim()
      .regex(/^([\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]+\.?$/u, translateError("host")),
  });
