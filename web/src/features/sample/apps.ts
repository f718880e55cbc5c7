/**
 * The apps of the sample areas: the addresses that each answers, and its mock, loaded by the first request to it.
 * An address that ends with a slash stands for everything below it.
 */
import type { SampleApp } from "./app";

export type SampleEntry = {
  name: string;
  addresses: readonly string[];
  /** Its addresses are real ones too: it answers in a demo session only, or also where one is signed in to. */
  session?: true | "sign-in";
  load: () => Promise<{ app: SampleApp }>;
};

export const apps: readonly SampleEntry[] = [
  {
    name: "auth",
    addresses: ["/api/auth", "/api/auth/access-token", "/api/auth/register", "/api/auth/user/update"],
    session: "sign-in",
    load: () => import("../sample_auth/mock"),
  },
  {
    name: "dashboards",
    addresses: ["/api/analytics-dashboard-app/", "/api/project-dashboard-app/"],
    load: () => import("../sample_dashboards/mock"),
  },
  {
    name: "pages",
    addresses: ["/api/faq", "/api/knowledge-base", "/api/search"],
    load: () => import("../sample_pages/mock"),
  },
  { name: "chat", addresses: ["/api/chat/"], session: true, load: () => import("../sample_chat/mock") },
  {
    name: "quick-panel",
    addresses: ["/api/quick-panel/data"],
    session: true,
    load: () => import("../sample_notes/panel"),
  },
  { name: "notes", addresses: ["/api/notes-app/"], load: () => import("../sample_notes/mock") },
  { name: "calendar", addresses: ["/api/calendar-app/"], load: () => import("../sample_calendar/mock") },
  { name: "profile", addresses: ["/api/profile/"], load: () => import("../sample_profile/mock") },
  { name: "kit", addresses: ["/api/icons"], load: () => import("../sample_kit/mock") },
  { name: "mail", addresses: ["/api/mail-app/"], load: () => import("../sample_mail/mock") },
  { name: "contacts", addresses: ["/api/contacts-app/"], load: () => import("../sample_contacts/mock") },
  { name: "todo", addresses: ["/api/todo-app/"], load: () => import("../sample_todo/mock") },
  {
    name: "scrumboard",
    addresses: ["/api/scrumboard-app/"],
    load: () => import("../sample_scrumboard/mock"),
  },
  { name: "e-commerce", addresses: ["/api/e-commerce-app/"], load: () => import("../sample_ecommerce/mock") },
  { name: "file-manager", addresses: ["/api/file-manager-app/"], load: () => import("../sample_files/mock") },
  { name: "academy", addresses: ["/api/academy-app/"], load: () => import("../sample_academy/mock") },
  {
    name: "invoices",
    addresses: ["/api/invoices/get-invoice"],
    load: () => import("../sample_invoices/mock"),
  },
];
