/** The one invoice that the sample shows. */
import { localDay } from "../../app/localTime";
import type { Random } from "../sample/app";
import { type Invoice, invoiceOf, sampleCompany } from "./model";

const DAY_MS = 86_400_000;
const services: readonly [title: string, detail: string, unit: string, price: number][] = [
  ["Workshop: writing for learners", "Two half days, up to twelve people", "day", 890],
  ["Illustrations", "Drawn for the course on first aid", "piece", 65],
  ["Subtitles", "English, Dutch and Arabic", "minute", 7.5],
  ["Narration", "Studio and voice", "hour", 140],
  ["Project lead", "Planning, meetings, review", "hour", 95],
  ["Hosting of the films", "One year in advance", "month", 18],
];

export function invoiceIn(random: Random, now: Date): Invoice {
  const date = new Date(now.getTime() - random.int(2, 12) * DAY_MS);
  return invoiceOf({
    number: `LW-${now.getFullYear()}-${random.int(1000, 9999)}`,
    date: localDay(date),
    dueDate: localDay(new Date(date.getTime() + 30 * DAY_MS)),
    from: sampleCompany,
    client: {
      title: "Marisol Quintana Ørsted",
      address: "Calle de la Luna 7, 28004 Madrid, Spain",
      phone: "+34 91 555 01 44",
      email: "marisol@quince.example",
      website: "quince.example",
    },
    discount: 120,
    services: services.map(([title, detail, unit, unitPrice], index) => ({
      id: `service-${index + 1}`,
      title,
      detail,
      unit,
      unitPrice,
      quantity: unit === "month" ? 12 : random.int(1, unit === "day" ? 3 : 24),
    })),
  });
}
