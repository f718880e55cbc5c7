/** How people come in: what an admin settles about it, and what guests do at the door. */
import { expect, type Locator, type Page } from "@playwright/test";
import type { Api } from "./api";

/** Changes what the organisation says about signing in; all else stays as it is. */
export async function saveSettings(api: Api, settings: Record<string, unknown>): Promise<void> {
  const { revision } = await api.get<{ revision: number }>("/settings/sign-in");
  await api.patch("/settings/sign-in", { settings, revision });
}

export const loginButton = (page: Page) => page.getByRole("button", { name: "Log In", exact: true });
export const password = (page: Page, label = "Password") => page.getByLabel(label, { exact: true });

/** The sentence stands at this field, for eyes and for screen readers, and the field holds what was typed. */
export async function expectFieldError(
  field: Locator,
  sentence: string | RegExp,
  input?: string,
): Promise<void> {
  await expect(field).toHaveAccessibleDescription(sentence);
  await expect(field).toHaveAttribute("aria-invalid", "true");
  if (input !== undefined) await expect(field).toHaveValue(input);
}

/** Nothing in the address could be used by whoever reads it later. */
export const addressIsClean = (page: Page, path: string) =>
  expect
    .poll(() => `${new URL(page.url()).pathname}${new URL(page.url()).search}${new URL(page.url()).hash}`)
    .toBe(path);

export const expectSignedIn = (page: Page) =>
  expect(page.getByRole("heading", { level: 1, name: /^Good (morning|afternoon|evening)/ })).toBeVisible();
