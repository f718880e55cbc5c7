/** A tenant's licences: months with who counted, and the people of one. */
import { dateLocale } from "@learnt/ui/base/format";
import type { Schemas } from "../../api/types";

export type Licences = Schemas["Licences"];
export type LicenceMonth = Schemas["LicenceMonth"];
export type LicencePerson = Schemas["LicencePerson"];

/** A month as the reader's language writes it. */
export function monthName(month: string, language: string): string {
  const [year, number] = month.split("-").map(Number);
  const date = new Date(Date.UTC(year ?? 0, (number ?? 1) - 1, 1));
  return new Intl.DateTimeFormat(dateLocale(language), {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  }).format(date);
}

/** The month that is shown: the one asked for, if it is one of them, else the present one. */
export const shownMonth = (licences: Pick<Licences, "months" | "current">, requested: string): string =>
  licences.months.some(({ month }) => month === requested) ? requested : licences.current;
