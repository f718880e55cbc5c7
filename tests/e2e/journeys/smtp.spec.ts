/** Mails through a real SMTP server, from the order of a tenant to a forgotten password. */
import { expect, test } from "@playwright/test";
import { Api } from "../support/api";
import { requestTenant, signInOperator } from "../support/createTenant";
import { MailSink } from "../support/mailSink";
import { at, product, storeProduct } from "../support/product";
import { startOwnServices } from "../support/start";

const FIRST = "seven-boats-under-a-lamp";
const SECOND = "eight-lamps-over-a-boat";

test("every mail leaves by SMTP in the team's name, and its link does what it says @wide", async ({
  page,
}) => {
  const sink = await MailSink.open();
  const before = product();
  const apart = await startOwnServices({ LEARNT_SMTP_URL: sink.url });
  try {
    storeProduct(apart.product);
    const operator = await signInOperator();
    const { host, email } = await requestTenant(operator, "post");
    await operator.close();

    await test.step("the first admin is invited", async () => {
      const { mail, link } = await sink.mailTo(email, "acceptInvitation");
      expect(mail.from?.address).toBe(`no-reply@${host}`);
      expect(mail.html).toContain("Accept invitation");
      expect(mail.text).toContain("Accept invitation");
      await page.goto(link);
      await page.getByLabel("New password", { exact: true }).fill(FIRST);
      await page.getByRole("button", { name: "Set my password and sign in" }).click();
      await expect(page).not.toHaveURL(/\/action/);
    });

    await test.step("a forgotten password is chosen anew", async () => {
      await page.goto(at(host, "/logout"));
      await page.getByRole("link", { name: "Forgot/Change Password" }).click();
      await page.getByLabel("Email", { exact: true }).fill(email);
      await page.getByRole("button", { name: "Send link" }).click();
      await expect(
        page.getByText("Success! An password reset link has been sent to your email account"),
      ).toBeVisible();
      const { link } = await sink.mailTo(email, "resetPassword");
      expect(new URL(link).hostname).toBe(host);
      await page.goto(link);
      await page.getByLabel("New password", { exact: true }).fill(SECOND);
      await page
        .getByRole("main")
        .getByRole("button", { name: /password/i })
        .last()
        .click();
      await expect(page).not.toHaveURL(/\/action/);
    });

    await test.step("whoever cannot be reached is shown to the admin with the server's reason", async () => {
      const nowhere = `nobody@${host}`;
      sink.unknown.add(nowhere);
      const admin = await Api.signIn(host, email, SECOND);
      await admin.post("/people", {
        profile: { firstName: "Nora", lastName: "Nowhere", email: nowhere },
        roles: ["learner"],
        invite: true,
      });
      type Mails = { items: { recipient: string; status: string; error: string | null }[] };
      await expect(async () => {
        const { items } = await admin.get<Mails>("/mails?status=failed");
        const [failed] = items.filter(({ recipient }) => recipient === nowhere);
        expect(failed?.error).toContain("550");
      }).toPass({ timeout: 20_000 });
      await admin.close();
    });
  } finally {
    storeProduct(before);
    await apart.end();
    await sink.close();
  }
});
