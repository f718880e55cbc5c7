/** The door: signing in, an account of one's own making, a forgotten password, and one that must not stay. */
import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { expectAccessible, expectSound } from "../support/checks";
import {
  addressIsClean,
  expectFieldError,
  expectSignedIn,
  loginButton,
  password,
  saveSettings,
} from "../support/entrance";
import { holdBack } from "../support/holdBack";
import { followMail } from "../support/mail";
import { at } from "../support/product";
import { account, PASSWORD } from "../support/seedTenant";
import { logIn, signIn, test } from "../support/tenant";

test.use({ story: "entrance" });

/** As every organisation begins. */
test.afterEach(({ tenant }) =>
  saveSettings(tenant.api, {
    usernameTitleLabel: "Username or email",
    showPersonalTermsConditions: false,
    showSelfRegistration: false,
    passwordRules: {},
  }),
);

const NEW = "seven-boats-under-a-lamp";
const newcomer = () => `nora-${randomUUID().slice(0, 8)}@entrance.test`;

test("the login page says what the team wants said, refuses in plain words, and keeps what was typed", async ({
  page,
  tenant,
}) => {
  const greta = await account(tenant.api, "Greta");
  await saveSettings(tenant.api, { usernameTitleLabel: "Staff number", showPersonalTermsConditions: true });
  await page.goto(at(tenant.host, "/login"));
  await expect(page.getByRole("heading", { level: 1, name: `LOGIN TO ${tenant.name}` })).toBeVisible();
  await expect(page.getByRole("link", { name: "Create an account" })).toHaveCount(0);
  await expectAccessible(page, "/login, with terms");
  const [name, secret, terms] = [
    page.getByLabel("Staff number"),
    password(page),
    page.getByLabel(/^I agree to the/),
  ];

  await test.step("it waits until the form is valid", async () => {
    await expect(loginButton(page)).toBeDisabled();
    await name.fill("abc");
    await secret.fill("abc");
    await terms.check();
    await terms.uncheck();
    await secret.focus();
    await expectFieldError(name, "Min character length is 4");
    await expectFieldError(secret, "Min character length is 4");
    await expectFieldError(terms, "You must accept the terms and conditions");
    await name.fill(greta.username);
    await secret.fill("not-the-password");
    await expect(loginButton(page)).toBeDisabled();
    await terms.check();
    await expect(loginButton(page)).toBeEnabled();
  });

  await test.step("the password can be shown", async () => {
    await page.getByRole("button", { name: "Show the password" }).click();
    await expect(secret).toHaveAttribute("type", "text");
    await page.getByRole("button", { name: "Hide the password" }).click();
    await expect(secret).toHaveAttribute("type", "password");
  });

  await test.step("without a connection, and after a fault, nothing is lost", async () => {
    await page.context().setOffline(true);
    await loginButton(page).click();
    await expect(page.getByRole("alert").filter({ hasText: "The server cannot be reached" })).toBeVisible();
    await page.context().setOffline(false);
    await page.route("**/api/auth/login", (route) =>
      route.fulfill({ status: 500, json: { code: "internal" } }),
    );
    await loginButton(page).click();
    await expect(page.getByText("An error has occurred, please try again")).toBeVisible();
    await page.unroute("**/api/auth/login");
    await expect(name).toHaveValue(greta.username);
    await expect(secret).toHaveValue("not-the-password");
    await expect(terms).toBeChecked();
  });

  await test.step("the wrong password is refused at the password, the right one is taken once", async () => {
    await loginButton(page).click();
    await expectFieldError(secret, "username or password is incorrect", "not-the-password");
    await expectAccessible(page, "/login, refused");
    await secret.fill(greta.password);
    const slow = await holdBack(page, "POST", "**/api/auth/login");
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/auth/login")) sent.push(request.method());
    });
    await loginButton(page).click();
    await slow.sent;
    await expect(page.getByRole("button", { name: "Loading..." })).toBeDisabled();
    await secret.press("Enter");
    await slow.release();
    await expectSignedIn(page);
    expect(sent).toEqual(["POST"]);
  });
});

test("somebody makes an account of their own, and proves the address", async ({ page, browser, tenant }) => {
  const email = newcomer();
  await page.goto(at(tenant.host, "/register"));
  await expect(page.getByRole("heading", { name: "Registration is closed" })).toBeVisible();

  await saveSettings(tenant.api, {
    showSelfRegistration: true,
    passwordRules: { minLength: 10, number: true },
  });
  await test.step("an admin says with which tags newcomers come", async () => {
    const theirs = await (await browser.newContext()).newPage();
    await signIn(theirs, tenant.host, tenant.admin, "/apps/admin/settings/sign-in");
    await theirs.getByLabel("Tags for new accounts").fill("newcomer");
    await theirs.keyboard.press("Enter");
    await theirs.getByRole("button", { name: "Save", exact: true }).click();
    await expect(theirs.getByText("Sign-in settings saved")).toBeVisible();
    await theirs.context().close();
  });
  await page.goto(at(tenant.host, "/login"));
  await page.getByRole("link", { name: "Create an account" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "CREATE AN ACCOUNT" })).toBeVisible();
  await expectAccessible(page, "/register");
  const create = page.getByRole("button", { name: "Create my account" });

  await test.step("what is wrong is said at its field, and of an address that is taken at once", async () => {
    await page.getByLabel("First name").fill("N");
    await page.getByLabel("Last name").fill("Nyberg");
    await expectFieldError(page.getByLabel("First name"), /^Min character length is 2/);
    await page.getByLabel("First name").fill("Nora");
    await page.getByLabel(/^Email/).fill("nora@nowhere");
    await page.getByLabel("Phone").fill("+49 30 1234");
    await expectFieldError(page.getByLabel(/^Email/), /^Please enter a valid email/);
    await page.getByLabel(/^Email/).fill(tenant.admin.username);
    await page.getByLabel("Phone").focus();
    await expectFieldError(page.getByLabel(/^Email/), /^The email has been already registered\./);
    await expect(create).toBeDisabled();
    await page.getByLabel(/^Email/).fill(email);
  });

  await test.step("the rules of the organisation are ticked off", async () => {
    const rules = page.getByRole("list", { name: "Your password should" }).getByRole("listitem");
    await expect(rules).toHaveText([
      "Be at least 10 characters longnot met yet",
      "Have at least 1 numbernot met yet",
    ]);
    await password(page).fill("seven-boats");
    await expect(rules).toHaveText([
      "Be at least 10 characters longmet",
      "Have at least 1 numbernot met yet",
    ]);
    await expect(create).toBeDisabled();
    await password(page).fill(`${NEW}-7`);
    await expect(create).toBeEnabled();
  });

  await test.step("the account is made, and its owner is in", async () => {
    const slow = await holdBack(page, "POST", "**/api/auth/register");
    await create.click();
    await slow.sent;
    await expect(page.getByRole("button", { name: "Creating Account..." })).toBeDisabled();
    await slow.release();
    await expectSignedIn(page);
    type ListPage = { items: { id: string }[] };
    const [person] = (await tenant.api.get<ListPage>(`/people?search=${email}`)).items;
    const { profile } = await tenant.api.get<{ profile: { tags: string[] } }>(`/people/${person?.id}`);
    expect(profile.tags).toEqual(["newcomer"]);
  });

  await test.step("the address is proved by the link in the mail, once", async () => {
    await followMail(page, email, /verifyEmail/);
    await addressIsClean(page, "/action");
    await expectAccessible(page, "/action, an address to be proved");
    await page.getByRole("button", { name: "This is my address" }).click();
    await expect(page.getByRole("heading", { name: "Address confirmed" })).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();
    await page.getByRole("link", { name: "Continue" }).click();
    await expectSignedIn(page);
  });
});

test("a forgotten password is replaced by a link that works once", async ({ page, tenant }) => {
  const email = newcomer();
  const profile = { firstName: "Nora", lastName: "Nyberg", email };
  await tenant.api.post("/people", { profile, roles: ["learner"], invite: true });
  await followMail(page, email, /acceptInvitation/);
  await password(page, "New password").fill(PASSWORD);
  await page.getByRole("button", { name: "Set my password and sign in" }).click();
  await expectSignedIn(page);
  await page.goto(at(tenant.host, "/logout"));

  await test.step("it is asked for from the login page, where the address was typed already", async () => {
    await page.getByLabel("Username or email").fill(email);
    await page.getByRole("link", { name: "Forgot/Change Password" }).click();
    await expect(page).toHaveURL(at(tenant.host, "/resetpassword"));
    const address = page.getByLabel("Email", { exact: true });
    await expect(address).toHaveValue(email);
    await expectAccessible(page, "/resetpassword");
    await address.fill(newcomer());
    await page.getByRole("button", { name: "Send link" }).click();
    await expectFieldError(
      address,
      "No account found with that email address. Please enter another email address.",
    );
    await address.fill(email);
    await page.getByRole("button", { name: "Send link" }).click();
    await expect(
      page.getByText("Success! An password reset link has been sent to your email account"),
    ).toBeVisible();
    await expectAccessible(page, "/resetpassword, sent");
  });

  await test.step("the link lets choose a new one, and in", async () => {
    await followMail(page, email, /resetPassword/);
    await addressIsClean(page, "/action");
    await expect(page.getByText(email)).toBeVisible();
    await expectAccessible(page, "/action, a new password");
    await password(page, "New password").fill(NEW);
    await page.getByRole("button", { name: "Set my password and sign in" }).click();
    await expectSignedIn(page);
  });

  await test.step("it works once, and the old password no more", async () => {
    await page.goto(at(tenant.host, "/logout"));
    await expect(page).toHaveURL(at(tenant.host, "/login"));
    await followMail(page, email, /resetPassword/);
    await expect(page.getByRole("heading", { name: "This link cannot be used" })).toBeVisible();
    await expect(page.getByText("The token you provided is not valid.")).toBeVisible();
    await page.getByRole("link", { name: "Go to the login page" }).click();
    await logIn(page, { username: email, password: PASSWORD });
    await expectFieldError(password(page), "username or password is incorrect");
    await logIn(page, { username: email, password: NEW });
    await expectSignedIn(page);
  });
});

test("whoever does not know their team's address has it mailed", async ({ page, tenant }) => {
  await page.goto(at("nobody.localhost"));
  await expect(page.getByRole("heading", { name: "Welcome to Learnt" })).toBeVisible();
  await expectSound(page, "/login, where no team is");
  const address = page.getByLabel("Email", { exact: true });
  await address.fill(tenant.admin.username);
  await page.getByRole("button", { name: "Send me my teams" }).click();
  await expect(page.getByText("If this address belongs to a member, we have sent an email")).toBeVisible();
  await expectAccessible(page, "/login, teams were asked for");
  await page.getByRole("button", { name: "Use another address" }).click();
  await expect(address).toHaveValue("");

  await followMail(page, tenant.admin.username, new RegExp(`${tenant.host}.*/login`), "Your teams on Learnt");
  await expect(page).toHaveURL(at(tenant.host, "/login"));
  await expect(loginButton(page)).toBeVisible();
});

test("a password that somebody else chose is replaced before anything else", async ({ page, tenant }) => {
  const olga = await account(tenant.api, "Olga");
  await tenant.api.post(`/people/${olga.id}/password`, { password: PASSWORD, changePassword: true });
  await page.goto(at(tenant.host, "/login?redirectUrl=%2Fpages%2Fprofile"));
  await logIn(page, olga);
  await expect(page).toHaveURL(at(tenant.host, "/change-password?redirectUrl=%2Fpages%2Fprofile"));
  await expect(page.getByLabel("Username or email")).toHaveValue(olga.username);
  await expectAccessible(page, "/change-password");

  await password(page, "Current password").fill("not-the-password");
  await password(page, "New password").fill(NEW);
  await page.getByRole("button", { name: "Change and sign in" }).click();
  await expectFieldError(password(page, "Current password"), "username or password is incorrect");
  await expect(password(page, "New password")).toHaveValue(NEW);
  await password(page, "Current password").fill(PASSWORD);
  await page.getByRole("button", { name: "Change and sign in" }).click();
  await expect(page).toHaveURL(at(tenant.host, "/pages/profile"));
});

test("signing out works without the server, which is told later", { tag: "@wide" }, async ({
  page,
  tenant,
}) => {
  const otto = await account(tenant.api, "Otto");
  await page.goto(at(tenant.host, "/login"));
  await logIn(page, otto);
  await expectSignedIn(page);
  // Its screen is there already, as for everybody who goes there by the menu.
  await page.route("**/api/auth/logout", (route) => route.abort());
  await page.getByRole("button", { name: `Menu of ${otto.name}` }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await expect(loginButton(page)).toBeVisible();
  await page.unroute("**/api/auth/logout");
  const notice = page.waitForResponse("**/api/auth/logout");
  await page.reload();
  expect((await notice).status()).toBe(204);
  await expect(loginButton(page)).toBeVisible();
});
