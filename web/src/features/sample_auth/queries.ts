/** Calls of the sample's sign-in. The mock answers them while a screen of the sample is open. */
import { type SampleSession, useSampleSession } from "../../app/sampleSession";
import { i18n } from "../../i18n/i18n";
import { mock } from "../sample/call";
import { enterSample } from "../sample/session";
import { asProblem, isRefusal, type Refusal } from "./model";
import { people } from "./users";

type Answer = SampleSession | { error: Refusal };

/** What the sign-in pages fill in for whoever tries the sample. */
export const accounts = people.map(({ data, password }) => ({
  name: data.displayName,
  email: data.email,
  password,
}));

export const fetchSession = (query: { email: string; password: string }) =>
  mock.get<Answer>("/api/auth", { query });

export const addAccount = (body: { displayName: string; email: string; password: string }) =>
  mock.post<Answer>("/api/auth/register", { body });

/** The mock's sentences are English; the words have them in every language. */
const translateMessage = (sentence: string) =>
  i18n.t(`sample_auth:said.${sentence}`, { defaultValue: sentence });

function acceptAnswer(answer: Answer): void {
  if (isRefusal(answer)) throw asProblem(answer.error, translateMessage);
  enterSample(answer);
}

export const signIn = async (input: Parameters<typeof fetchSession>[0]) =>
  acceptAnswer(await fetchSession(input));
export const register = async (input: Parameters<typeof addAccount>[0]) =>
  acceptAnswer(await addAccount(input));

/** Whose session is locked: whoever is signed in to the sample, or its admin. */
export function useLockedUser(): { name: string; email: string } {
  const { data } = useSampleSession()?.user ?? (people[0] as (typeof people)[number]);
  return { name: data.displayName, email: data.email };
}
