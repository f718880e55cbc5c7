/** The team's look and its ways to sign in, read and written. */
import { queryOptions } from "@tanstack/react-query";
import { api, type Body } from "../../api/client";
import type { NavigationItem, Schemas, TeamTheme } from "../../api/types";
import { queries } from "../../app/queries";
import { queryKeys } from "../../app/queryKeys";
import { refreshTenantContext, setTeamTheme } from "../../app/tenantContext";
import { pictureKeys } from "./model";

/** The document leaves open what is kept of a look: what is shown, with pictures by the ids of their uploads. */
export type TeamThemeSettings = Omit<Schemas["Look"], "theme"> & { theme: TeamTheme };

export const themeQuery = queryOptions({
  queryKey: [...queryKeys.settings, "theme"],
  queryFn: async ({ signal }) => (await api.get("/api/settings/theme", { signal })) as TeamThemeSettings,
  // A newer look must not take the place of what somebody is choosing: the revision tells when they save.
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});

export type ThemeChange = Schemas["LookChange"];

/** Saves, and shows this browser the new look at once; other open pages of the team hear of it and follow. */
export async function saveTheme(
  change: ThemeChange,
  uploads: Record<string, string>,
): Promise<TeamThemeSettings> {
  const saved = (await api.patch("/api/settings/theme", { body: change })) as TeamThemeSettings;
  // The address for everybody opens a moment later, when the servers have heard of it; our own opens now.
  const shown = { ...saved.shown };
  for (const key of pictureKeys) {
    const own = uploads[saved.theme[key] ?? ""];
    if (own) shown[key] = own;
  }
  queries.setQueryData(themeQuery.queryKey, { ...saved, shown });
  setTeamTheme(shown);
  return saved;
}

export const signIn = queryOptions({
  queryKey: [...queryKeys.settings, "sign-in"],
  queryFn: ({ signal }) => api.get("/api/settings/sign-in", { signal }),
  // A newer state must not take the place of what somebody is entering: the revision tells when they save.
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});

export async function saveSignIn(body: Schemas["SignInChange"]): Promise<void> {
  queries.setQueryData(signIn.queryKey, await api.patch("/api/settings/sign-in", { body }));
}

/** The way to a provider, to be tried by its admin; nobody is signed in by it. */
export const beginTest = (id: string) =>
  api.post("/api/settings/sign-in/providers/{id}/test", { path: { id } });

/** The document leaves the entries of a navigation open. */
export type TeamNavigation = Omit<Schemas["Navigation"], "navigation" | "template"> & {
  navigation: readonly NavigationItem[];
  /** With what a team begins that has none of its own; none: the product's own. */
  template: readonly NavigationItem[];
};
/** What is absent stays. */
export type NavigationChange = Partial<Pick<TeamNavigation, "navigation" | "sampleAreas">>;

const toTeamNavigation = (result: Schemas["Navigation"]): TeamNavigation => ({
  ...result,
  navigation: result.navigation as NavigationItem[],
  template: result.template as NavigationItem[],
});

export const navigation = queryOptions({
  queryKey: [...queryKeys.settings, "navigation"],
  queryFn: async ({ signal }) => toTeamNavigation(await api.get("/api/settings/navigation", { signal })),
  // A newer state must not take the place of what somebody is entering: the revision tells when they save.
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});

/** Saves; this page shows it at once, and the other open pages of the team hear of it. */
export async function saveNavigation(body: Body<"patch", "/api/settings/navigation">): Promise<void> {
  const saved = toTeamNavigation(await api.patch("/api/settings/navigation", { body }));
  await refreshTenantContext().catch(() => undefined);
  queries.setQueryData(navigation.queryKey, saved);
}
