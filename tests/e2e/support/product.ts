/** The running product, as the journeys find it. */

export type Place = { name: string; host: string; url: string; login?: string; password?: string };

export type Product = {
  port: number;
  places: Place[];
  console: string;
  mail: string;
  /** Keeps the last used step of the second factor between worker processes. */
  stepFile: string;
  operator: { email: string; password: string; secret: string };
};

const KEY = "LEARNT_E2E_PRODUCT";

export function tell(product: Product): void {
  process.env[KEY] = JSON.stringify(product);
}

export function product(): Product {
  const told = process.env[KEY];
  if (!told) throw new Error("The product was not started: run the tests with `playwright test`.");
  return JSON.parse(told) as Product;
}

/** The address of a team's page. */
export const at = (host: string, path = "/") => `http://${host}:${product().port}${path}`;
