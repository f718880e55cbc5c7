/** The team's look and its ways to sign in, read and written. */
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../api/client";
import type { NavigationItem, Schemas, TeamTheme } from "../../api/types";
import { queries } from "../../app/queries";
import { refreshTenantContext, setHereTheme } from "../../app/tenantContext";
import { pictureKeys } from "./model";
import type { SignIn } from "./signIn";

/** `theme` as it is kept, pictures by the ids of their uploads; `shown` with the pictures' addresses. */
export type TeamLook = {
  displayName: string;
  theme: TeamTheme;
  shown: TeamTheme;
  revision: number;
};

export const look = queryOptions({
  queryKey: ["settings", "theme"],
  queryFn: ({ signal }) => api.get<TeamLook>("/api/settings/theme", { signal }),
  // A newer look must not take the place of what somebody is choosing: the revision tells when they save.
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});

export type LookChange = Partial<TeamTheme> & { revision?: number };

/** Saves, and shows this browser the new look at once; other open pages of the team hear of it and follow. */
export async function saveLook(change: LookChange, uploads: Record<string, string>): Promise<TeamLook> {
  const saved = await api.patch<TeamLook>("/api/settings/theme", { body: change });
  // The address for everybody opens a moment later, when the servers have heard of it; our own opens now.
  const shown = { ...saved.shown };
  for (const key of pictureKeys) {
    const own = uploads[saved.theme[key] ?? ""];
    if (own) shown[key] = own;
  }
  queries.setQueryData(look.queryKey, { ...saved, shown });
  setHereTheme(shown);
  return saved;
}

export const signIn = queryOptions({
  queryKey: ["settings", "sign-in"],
  queryFn: ({ signal }) => api.get<SignIn>("/api/settings/sign-in", { signal }),
  // A newer state must not take the place of what somebody is entering: the revision tells when they save.
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});

/** The document leaves open which settings a change names. */
type SignInChange = Omit<Schemas["SignInChange"], "settings"> & { settings?: Record<string, unknown> };

export async function saveSignIn(body: SignInChange): Promise<void> {
  queries.setQueryData(signIn.queryKey, await api.patch<SignIn>("/api/settings/sign-in", { body }));
}

/** The way to a provider, to be tried by its admin; nobody is signed in by it. */
export const beginTest = (id: string) =>
  api.post<{ url: string; flow: string }>(`/api/settings/sign-in/providers/${id}/test`);

export type TeamNavigation = {
  navigation: readonly NavigationItem[];
  /** With what a team begins that has none of its own; none: the product's own. */
  template: readonly NavigationItem[];
  /** Entries that the organisation does not have, by their ids and by where they lead. */
  unavailable: readonly string[];
  sampleAreas: boolean;
  revision: number;
};
/** What is absent stays. */
export type NavigationChange = Partial<Pick<TeamNavigation, "navigation" | "sampleAreas">>;

export const navigation = queryOptions({
  queryKey: ["settings", "navigation"],
  queryFn: ({ signal }) => api.get<TeamNavigation>("/api/settings/navigation", { signal }),
  // A newer state must not take the place of what somebody is entering: the revision tells when they save.
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});

/** Saves; this page shows it at once, and the other open pages of the team hear of it. */
export async function saveNavigation(body: NavigationChange & { revision: number }): Promise<void> {
  const saved = await api.patch<TeamNavigation>("/api/settings/navigation", { body });
  await refreshTenantContext().catch(() => undefined);
  queries.setQueryData(navigation.queryKey, saved);
}
