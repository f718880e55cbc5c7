/** Orders tenants for the stories, without a browser: how one is born in the console is a story itself. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Api } from "./api";
import {
  type Account,
  type DemoTenant,
  type JourneyFile,
  labelFor,
  type Operator,
  type Product,
  product,
  type Tenant,
} from "./product";
import { account, earnCertificate, giveBadge, PASSWORD, seedTenant } from "./seedTenant";
import { leastUsedOperator, withFreshCode } from "./totp";

const NAME = "Inspected";
const ADMIN = { firstName: "Ines", lastName: "Inspector" };
const COLOURS = {
  primaryColor: "#b45309",
  secondaryColor: "#0f766e",
  sidebarBackgroundColor: "#1c2433",
  topHeaderBackgroundColor: "#ffffff",
};

type OperatorSession = Api & { operator: Operator };

/** The console's calls, as one of its operators. */
export async function signInOperator(): Promise<OperatorSession> {
  const operator = leastUsedOperator();
  const at = await Api.at(new URL(product().console).hostname);
  const { challenge } = await at.post("/session", { email: operator.email, password: operator.password });
  await withFreshCode(operator, (code) => at.enter("/session/totp", { challenge, code }));
  return Object.assign(at, { operator });
}

/** A furnished tenant for each window. */
export async function createSeededTenants(windows: readonly string[]): Promise<Product["furnished"]> {
  const at = await signInOperator();
  const all: Product["furnished"] = {};
  for (const window of windows) all[window] = await createSeededTenant(at, labelFor("own", window));
  await at.close();
  return all;
}

/** An empty tenant for one story; a worker that comes after one that failed begins with another. */
export async function createTenantFor(story: JourneyFile, window: string, worker: number): Promise<Tenant> {
  const at = await signInOperator();
  const tenant = await createTenantWithAdmin(at, labelFor(story, window, worker));
  await at.close();
  return tenant;
}

async function createSeededTenant(operator: OperatorSession, label: string): Promise<DemoTenant> {
  const tenant = await createTenantWithAdmin(operator, label);
  const admin = await Api.signIn(tenant.host, tenant.admin.username, PASSWORD);
  const furniture = await seedTenant(admin);
  const manager = await managerWithAwards(tenant.host, admin, furniture.badgeId);
  const superadmin = await createSuperadmin(operator, admin, tenant.host, label);
  const trigger = await createTrigger(operator, label);
  await admin.close();
  return { ...tenant, ...furniture, manager, superadmin, trigger };
}

/** A trigger of a tenant; answers its address in the console. */
async function createTrigger(operator: Api, label: string): Promise<string> {
  const { id } = await operator.post(`/tenants/${label}/triggers`, {
    teamId: label,
    title: "Well done",
    event: "badgeEarned",
    documents: [],
    rule: { everyone: [] },
    actions: [{ type: "notify", title: "Well done", text: "You earned {about}." }],
  });
  return `/apps/superadmin/triggers/${label}/${id}`;
}

/** A manager who was given a badge, and has earned a certificate. */
async function managerWithAwards(host: string, admin: Api, badgeId: string): Promise<Account> {
  const mia = await account(admin, "Mia", ["learner", "manager"]);
  await giveBadge(admin, badgeId, [mia.id], "For the quick help in the hall.");
  const hers = await Api.signIn(host, mia.username, mia.password);
  await earnCertificate(admin, "Working with screens", hers);
  await hers.close();
  return mia;
}

/** Somebody who joined, and whom the operator then appointed; it takes effect within moments. */
async function createSuperadmin(
  operator: OperatorSession,
  admin: Api,
  host: string,
  label: string,
): Promise<Account> {
  const [email, name] = [`sam@${label}.test`, { firstName: "Sam", lastName: "Superb" }];
  await admin.post("/people", { profile: { ...name, email }, roles: ["learner"], invite: true });
  await accept(host, email);
  await inviteSuperadmin(operator, label, email);
  return { name: `${name.firstName} ${name.lastName}`, username: email, password: PASSWORD };
}

/** Makes a member of a tenant's first team its superadmin; it takes effect within moments, in a new session. */
export async function inviteSuperadmin(at: OperatorSession, label: string, email: string): Promise<void> {
  const body = { teamId: label, email, reason: "Looks after this organisation" };
  await withFreshCode(at.operator, (code) => at.post(`/tenants/${label}/superadmins`, { ...body, code }));
}

/** A tenant whose first admin has joined. */
export async function createTenantWithAdmin(operator: Api, label: string): Promise<Tenant> {
  const { host, email } = await requestTenant(operator, label);
  await accept(host, email);
  const name = `${ADMIN.firstName} ${ADMIN.lastName}`;
  return { host, name: NAME, admin: { name, username: email, password: PASSWORD } };
}

/** Whoever was invited joins. */
async function accept(host: string, email: string): Promise<void> {
  const browser = await Api.at(host);
  const code = await invitationOf(email);
  await browser.enter("/auth/invitation/accept", { code, password: PASSWORD });
  await browser.close();
}

/** A tenant whose first admin is invited. */
export async function requestTenant(operator: Api, label: string): Promise<{ host: string; email: string }> {
  const [root, email] = ["learnt.localhost", `ines@${label}.test`];
  const { id } = await operator.post("/tenants", {
    name: NAME,
    team: { displayName: NAME, label },
    ...{ root, domain: null, plan: "business", timeZone: "Europe/Berlin" },
    admin: { ...ADMIN, email },
    theme: { ...COLOURS, palette: null },
  });
  // It ends when the tenant is ready.
  await operator.follow(`/tenants/${id}/steps/stream`);

  return { host: `${label}.${root}`, email };
}

/** Mails that were read already: there are hundreds in the end, and whoever waits looks often. */
const read = new Map<string, { to: string; text: string }>();

function mailIn(folder: string, name: string): { to: string; text: string } {
  const mail = read.get(name) ?? JSON.parse(readFileSync(join(folder, name), "utf8"));
  read.set(name, mail);
  return mail;
}

/** The secret in the invitation's link, as soon as the mail is there. */
async function invitationOf(email: string): Promise<string> {
  const folder = product().mailFolder;
  for (const until = Date.now() + 15_000; Date.now() < until; await pause(50)) {
    for (const name of readdirSync(folder).filter((item) => item.endsWith(".json"))) {
      const mail = mailIn(folder, name);
      const code = mail.to === email ? /code=([\w-]+)/.exec(mail.text)?.[1] : undefined;
      if (code) return code;
    }
  }
  throw new Error(`No invitation came to ${email}.`);
}
