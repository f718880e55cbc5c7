/**
 * The screens of the sample areas, one line each: see routes.tsx. This table is loaded only where the organisation has them
 * switched on. Each has the gate `demo` but for the examples of roles.
 */
import type { Screen } from "./screen";

const screen = (
  path: string,
  chrome: Screen["chrome"],
  feature: string,
  title: string,
  load: Screen["load"],
): Screen => ({ path, gate: "demo", chrome, sample: true, feature, title, load });

export const sampleScreens: readonly Screen[] = [
  // sample_dashboards
  screen(
    "/apps/dashboards/analytics",
    "full",
    "sample_dashboards",
    "analytics.title",
    () => import("../features/sample_dashboards/analytics.route"),
  ),
  screen(
    "/apps/dashboards/project",
    "full",
    "sample_dashboards",
    "project.title",
    () => import("../features/sample_dashboards/project.route"),
  ),
  // sample_auth
  screen(
    "/pages/auth/login",
    "bare",
    "sample_auth",
    "login",
    () => import("../features/sample_auth/login.route"),
  ),
  screen(
    "/pages/auth/login-2",
    "bare",
    "sample_auth",
    "login2",
    () => import("../features/sample_auth/login-2.route"),
  ),
  screen(
    "/pages/auth/register",
    "bare",
    "sample_auth",
    "register",
    () => import("../features/sample_auth/register.route"),
  ),
  screen(
    "/pages/auth/register-2",
    "bare",
    "sample_auth",
    "register2",
    () => import("../features/sample_auth/register-2.route"),
  ),
  screen(
    "/pages/auth/forgot-password",
    "bare",
    "sample_auth",
    "forgot",
    () => import("../features/sample_auth/forgot-password.route"),
  ),
  screen(
    "/pages/auth/forgot-password-2",
    "bare",
    "sample_auth",
    "forgot2",
    () => import("../features/sample_auth/forgot-password-2.route"),
  ),
  screen(
    "/pages/auth/reset-password",
    "bare",
    "sample_auth",
    "reset",
    () => import("../features/sample_auth/reset-password.route"),
  ),
  screen(
    "/pages/auth/mail-confirm",
    "bare",
    "sample_auth",
    "confirm",
    () => import("../features/sample_auth/mail-confirm.route"),
  ),
  screen(
    "/pages/auth/lock",
    "bare",
    "sample_auth",
    "lock",
    () => import("../features/sample_auth/lock.route"),
  ),
  screen(
    "/pages/coming-soon",
    "bare",
    "sample_auth",
    "soon",
    () => import("../features/sample_auth/coming-soon.route"),
  ),
  screen(
    "/pages/maintenance",
    "bare",
    "sample_auth",
    "maintenance",
    () => import("../features/sample_auth/maintenance.route"),
  ),
  // The examples of roles have the gates that they show.
  ...(["admin", "staff", "guest"] as const).map(
    (gate): Screen => ({
      ...screen(
        `/auth/${gate}-role-example`,
        "full",
        "sample_auth",
        `role.${gate}`,
        () => import("../features/sample_auth/role-example.route"),
      ),
      gate,
    }),
  ),
  // sample_pages
  screen(
    "/pages/pricing/style-1",
    "full",
    "sample_pages",
    "pricing1",
    () => import("../features/sample_pages/pricing-1.route"),
  ),
  screen(
    "/pages/pricing/style-2",
    "full",
    "sample_pages",
    "pricing2",
    () => import("../features/sample_pages/pricing-2.route"),
  ),
  screen(
    "/pages/pricing/style-3",
    "full",
    "sample_pages",
    "pricing3",
    () => import("../features/sample_pages/pricing-3.route"),
  ),
  screen(
    "/pages/search/classic",
    "full",
    "sample_pages",
    "classic",
    () => import("../features/sample_pages/search-classic.route"),
  ),
  screen(
    "/pages/search/modern",
    "full",
    "sample_pages",
    "modern",
    () => import("../features/sample_pages/search-modern.route"),
  ),
  screen(
    "/pages/faq",
    "full",
    "sample_pages",
    "faq.title",
    () => import("../features/sample_pages/faq.route"),
  ),
  screen(
    "/pages/knowledge-base",
    "full",
    "sample_pages",
    "knowledge.title",
    () => import("../features/sample_pages/knowledge-base.route"),
  ),
  // sample_kit
  screen(
    "/ui/icons",
    "full",
    "sample_kit",
    "icons.title",
    () => import("../features/sample_kit/icons.route"),
  ),
  screen(
    "/ui/typography",
    "full",
    "sample_kit",
    "type.title",
    () => import("../features/sample_kit/typography.route"),
  ),
  screen(
    "/ui/helper-classes",
    "full",
    "sample_kit",
    "helper.title",
    () => import("../features/sample_kit/helper-classes.route"),
  ),
  screen(
    "/ui/page-layouts/:variant",
    "full",
    "sample_kit",
    "layouts.title",
    () => import("../features/sample_kit/page-layouts.route"),
  ),
  screen(
    "/documentation/:page?",
    "full",
    "sample_kit",
    "docs.title",
    () => import("../features/sample_kit/documentation.route"),
  ),
  {
    path: "/apps/todo/:folderHandle/:todoId?",
    gate: "demo",
    sample: true,
    chrome: "full",
    feature: "sample_todo",
    title: "title",
    load: () => import("../features/sample_todo/todo.route"),
  },
  {
    path: "/apps/todo/label/:labelHandle/:todoId?",
    gate: "demo",
    sample: true,
    chrome: "full",
    feature: "sample_todo",
    title: "title",
    load: () => import("../features/sample_todo/todo.route"),
  },
  {
    path: "/apps/todo/filter/:filterHandle/:todoId?",
    gate: "demo",
    sample: true,
    chrome: "full",
    feature: "sample_todo",
    title: "title",
    load: () => import("../features/sample_todo/todo.route"),
  },
  // sample_contacts
  screen(
    "/apps/contacts/:id",
    "full",
    "sample_contacts",
    "title",
    () => import("../features/sample_contacts/contacts.route"),
  ),
  // sample_mail
  screen(
    "/apps/mail/:folderHandle/:mailId?",
    "full",
    "sample_mail",
    "title",
    () => import("../features/sample_mail/mail.route"),
  ),
  screen(
    "/apps/mail/label/:labelHandle/:mailId?",
    "full",
    "sample_mail",
    "title",
    () => import("../features/sample_mail/mail.route"),
  ),
  screen(
    "/apps/mail/filter/:filterHandle/:mailId?",
    "full",
    "sample_mail",
    "title",
    () => import("../features/sample_mail/mail.route"),
  ),
  // sample_files
  screen(
    "/apps/file-manager",
    "full",
    "sample_files",
    "title",
    () => import("../features/sample_files/file-manager.route"),
  ),
  // sample_ecommerce
  screen(
    "/apps/e-commerce/adminForms",
    "full",
    "sample_ecommerce",
    "products",
    () => import("../features/sample_ecommerce/products.route"),
  ),
  screen(
    "/apps/e-commerce/adminForms/:productId/:productHandle?",
    "full",
    "sample_ecommerce",
    "product",
    () => import("../features/sample_ecommerce/product.route"),
  ),
  screen(
    "/apps/e-commerce/orders",
    "full",
    "sample_ecommerce",
    "orders",
    () => import("../features/sample_ecommerce/orders.route"),
  ),
  screen("/apps/e-commerce/orders/:orderId", "full", "sample_ecommerce", "order", async () => {
    // The invoice on it speaks the words of the invoices.
    const { openCatalogue } = await import("../i18n/i18n");
    await openCatalogue("sample_invoices");
    return import("../features/sample_ecommerce/order.route");
  }),
  // sample_scrumboard
  screen(
    "/apps/scrumboard/boards",
    "full",
    "sample_scrumboard",
    "title",
    () => import("../features/sample_scrumboard/boards.route"),
  ),
  screen(
    "/apps/scrumboard/boards/:boardId/:boardUri?",
    "full",
    "sample_scrumboard",
    "board",
    () => import("../features/sample_scrumboard/board.route"),
  ),
  // sample_academy
  screen(
    "/apps/academy/courses",
    "full",
    "sample_academy",
    "title",
    () => import("../features/sample_academy/courses.route"),
  ),
  screen(
    "/apps/academy/courses/:courseId/:courseHandle?",
    "full",
    "sample_academy",
    "course",
    () => import("../features/sample_academy/course.route"),
  ),
  // sample_invoices
  screen(
    "/pages/invoices/modern",
    "full",
    "sample_invoices",
    "title.modern",
    () => import("../features/sample_invoices/modern.route"),
  ),
  screen(
    "/pages/invoices/compact",
    "full",
    "sample_invoices",
    "title.compact",
    () => import("../features/sample_invoices/compact.route"),
  ),
];

/** Short addresses of the sample areas and where they lead. */
export const sampleRedirects: Readonly<Record<string, string>> = {
  "/apps/mail": "/apps/mail/inbox",
  "/apps/contacts": "/apps/contacts/all",
  "/apps/todo": "/apps/todo/all",
  "/apps/e-commerce": "/apps/e-commerce/adminForms",
  "/apps/scrumboard": "/apps/scrumboard/boards",
};

/** In a demo session these addresses of the product show the sample. */
export const sampleSessionScreens: readonly Screen[] = [
  {
    ...screen(
      "/apps/calendar",
      "full",
      "sample_calendar",
      "title",
      () => import("../features/sample_calendar/calendar.route"),
    ),
    gate: "signed-in",
  },
  {
    ...screen(
      "/apps/chat",
      "full",
      "sample_chat",
      "title",
      () => import("../features/sample_chat/chat.route"),
    ),
    gate: "signed-in",
  },
  {
    ...screen(
      "/apps/notes/:id?/:labelHandle?/:labelId?",
      "full",
      "sample_notes",
      "title",
      () => import("../features/sample_notes/notes.route"),
    ),
    gate: "signed-in",
  },
  {
    ...screen(
      "/pages/profile",
      "full",
      "sample_profile",
      "title",
      () => import("../features/sample_profile/profile.route"),
    ),
    gate: "signed-in",
  },
];
