/** The support chat of an organisation that has one: another house's script, which finds nothing of ours within reach. */
import { expect, type Page } from "@playwright/test";
import type { Api } from "../support/api";
import { expectAccessible, expectNoSidewaysScroll } from "../support/checks";
import { account } from "../support/seedTenant";
import { signIn, test } from "../support/tenant";

const MINE = "/apps/courses/mycourses";
const PROVIDER = "https://chat.example.test";

/** As the server sends it; `brand/support_chat` holds it to every letter. */
const policy = `sandbox allow-scripts; default-src 'none'; script-src ${PROVIDER}; style-src 'unsafe-inline' ${PROVIDER}; img-src ${PROVIDER} data:; font-src ${PROVIDER}; media-src ${PROVIDER}; connect-src ${PROVIDER} wss://chat.example.test; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;

/** What a script in the frame gets at. */
const probeScript = `
  const tried = [];
  const attempt = (name, reach) => { try { reach(); tried.push(name + ": reached"); } catch { tried.push(name + ": refused"); } };
  attempt("page", () => parent.document.title);
  attempt("cookie", () => document.cookie);
  attempt("storage", () => localStorage.length);
  const call = fetch("/api/bootstrap").then(() => "reached", () => "refused");
  call.then((how) => {
    tried.push("api: " + how, "origin: " + self.origin);
    document.body.textContent = tried.join(", ");
  });
`;

/** The organisation wants it, and has an address. */
async function enableChat(page: Page, api: Api): Promise<void> {
  type TenantAnswer = { tenant: { settings: Record<string, unknown> } };
  const shown = await api.get<TenantAnswer>("/bootstrap");
  shown.tenant.settings.showSupportChatDialog = true;
  await page.route("**/api/bootstrap", (route) => route.fulfill({ json: shown }));
  await page.route("**/api/support-chat/frame", (route) =>
    route.fulfill({
      contentType: "text/html; charset=utf-8",
      headers: { "content-security-policy": policy },
      body: `<!doctype html><title>Chat</title><body><script src="${PROVIDER}/load.js" async></script></body>`,
    }),
  );
  await page.route(`${PROVIDER}/**`, (route) =>
    route.fulfill({ contentType: "text/javascript", body: probeScript }),
  );
}

test("somebody opens the support chat by keyboard; its script reaches nothing, and Escape leads back", {
  tag: "@both",
}, async ({ page, own }) => {
  await signIn(page, own.host, await account(own.api, "Sami"), MINE);
  const button = page.getByRole("button", { name: "Support chat" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(button).toHaveCount(0);

  await enableChat(page, own.api);
  await page.reload();
  await button.press("Enter");
  const panel = page.getByRole("dialog", { name: "Support chat" });
  await expect(panel).toBeFocused();
  await expect(panel.locator("iframe").contentFrame().locator("body")).toHaveText(
    "page: refused, cookie: refused, storage: refused, api: refused, origin: null",
  );
  await expectAccessible(page, "the support chat");
  await expectNoSidewaysScroll(page, "the support chat");

  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
  await button.press("Enter");
  await panel.getByRole("button", { name: "Close" }).press("Enter");
  await expect(panel).toBeHidden();
});
