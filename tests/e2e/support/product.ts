/** The running product, as the journeys find it. */
import { join } from "node:path";

export type Workspace = { name: string; host: string; url: string; login?: string; password?: string };
export type Account = { name: string; username: string; password: string };

/** A tenant for the stories that are not about a tenant's birth. */
export type Tenant = { host: string; name: string; admin: Account };

/** One with people and a course, for the stories that only look or bring people of their own. */
export type DemoTenant = Tenant & {
  /** The course of all kinds that everybody there is given. */
  courseId: string;
  /** Published: an entry of the blog, and a product with a picture. */
  blogId: string;
  productId: string;
  /** With a picture, and held by somebody. */
  badgeId: string;
  /** A rule for that badge which is not active: it counts the course. */
  badgeRuleId: string;
  resourceId: string;
  /** Given to everybody, with the course in it. */
  packageId: string;
  /** Everybody there has it: a resource and two courses, one after the other. */
  pathwayId: string;
  /** Published and full. */
  eventId: string;
  /** Open to everybody, with a submission of its admin's. */
  formId: string;
  submissionId: string;
  /** Of a certificate that its admin has. */
  certificateCode: string;
  certificateTemplateId: string;
  /** Imports of people, each at another step. */
  imports: string[];
  /** With a badge and a certificate. */
  manager: Account;
  /** The address of a trigger of theirs, in the console. */
  trigger: string;
  /** Appointed from the console: nobody at the start of a tenant is one. */
  superadmin: Account;
};

/** Somebody who may sign in to the console, with the secret behind their second factor. */
export type Operator = { email: string; password: string; secret: string };

export type Product = {
  port: number;
  places: Workspace[];
  console: string;
  mail: string;
  /** Holds what the mail page shows. */
  mailFolder: string;
  /** Says which steps of each operator's second factor are used up: the server takes each once, from whichever worker. */
  stepFolder: string;
  /** Stands in every label, so that the same product can be told the same stories again. */
  run: string;
  operators: Operator[];
  /** One for each window, so that two of them never meet. */
  furnished: Record<string, DemoTenant>;
};

/** The name of a file of journeys that has a tenant to itself. */
export type JourneyFile = string;

const KEY = "LEARNT_E2E_PRODUCT";

export function storeProduct(product: Product): void {
  process.env[KEY] = JSON.stringify(product);
}

export function product(): Product {
  const stored = process.env[KEY];
  if (!stored) throw new Error("The product was not started: run the tests with `playwright test`.");
  return JSON.parse(stored) as Product;
}

/** A label that no other story and no other window has; `who` orders it, where several do. */
export const labelFor = (story: string, window: string, who?: number) =>
  [story, product().run, window, ...(who === undefined ? [] : [who])].join("-");

/** The address of a team's page. */
export const at = (host: string, path = "/") => `http://${host}:${product().port}${path}`;

/** A file that somebody in a story has at hand. */
export const fixture = (name: string) => join(import.meta.dirname, "../fixtures", name);
