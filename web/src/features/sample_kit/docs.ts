/** What the documentation tells: its pages, and the components of the kit that stand on each, by their paths in `ui/src`. */

export const docPages = [
  "start",
  "actions",
  "forms",
  "feedback",
  "overlays",
  "pages",
  "media",
  "tables",
  "charts",
  "layout",
  "tokens",
] as const;
export type DocPage = (typeof docPages)[number];
export const isDocPage = (name: string): name is DocPage => (docPages as readonly string[]).includes(name);

export const components = {
  actions: ["action/Button", "action/CopyButton", "action/ExportButton", "action/Link"],
  forms: [
    "form/Form",
    "form/TextField",
    "form/SelectField",
    "form/CheckboxField",
    "form/TagsField",
    "form/ColourField",
    "form/Segments",
    "form/SearchBox",
    "form/DayFilter",
    "form/FileField",
  ],
  feedback: [
    "feedback/Badge",
    "feedback/Notice",
    "feedback/Toaster",
    "feedback/Progress",
    "feedback/Spinner",
    "feedback/Skeleton",
    "feedback/EmptyState",
    "feedback/ErrorState",
    "feedback/Countdown",
  ],
  overlays: ["overlay/Dialog", "overlay/Menu", "overlay/Popover", "overlay/Tooltip", "overlay/Tabs"],
  pages: ["page/Page", "page/SidedPage", "page/SectionNav", "page/PageHeader", "page/Card", "page/Facts"],
  media: ["media/Avatar", "media/Emblem", "media/Cover", "media/Logo"],
  tables: ["table/DataTable", "table/CardList", "table/Pagination"],
  charts: ["chart/ChartFrame"],
} as const satisfies Partial<Record<DocPage, readonly string[]>>;

export type Group = keyof typeof components;
export type Component = (typeof components)[Group][number];
export const isGroup = (page: DocPage): page is Group => page in components;

/** Parts of the kit that no screen uses by itself, with the reason why they are not shown. */
export const folderNotes: Readonly<Record<string, string>> = {
  "base/testHost": "for tests",
  "editor/": "the editor of lessons, which is shown where lessons are written",
  "feedback/BothVersions": "in the notice of a conflict",
  "feedback/ConflictNotice": "where two people change the same",
  "feedback/QueryError": "where something to choose from could not be read",
  "feedback/SaveFailure": "where saving fails",
  "feedback/SaveIndicator": "whether what was typed is saved, which an editor has to say",
  "feedback/Toasts": "shown by the toaster",
  "form/DateRange": "two filters of days, which are shown",
  "form/Control": "a field without a form around it, drawn as those that are shown",
  "form/CropDialog": "opened by whatever takes a picture",
  "form/Field": "a field of a form, without its input",
  "form/FieldFrame": "the frame of every field",
  "layout/Lines": "a list whose lines hold whatever a screen has",
  "layout/Text": "shown on the page of typography",
  "layout/VirtualList": "a list of thousands of lines, of which those in sight are drawn",
  "page/Stepper": "what is done step by step, which needs an import",
  "page/TwoColumns": "an editor and what belongs to it, which the settings have",
  "page/Timeline": "the history of a person, which a screen has to have",
  "table/SavedViews": "in tables, where a person's views are kept",
  "page/GuestPage": "the frame of the pages for guests",
  "overlay/OnDemand": "menus and dialogs that are loaded when they are opened",
  "overlay/TooltipBox": "the box of a tooltip",
  "overlay/ReasonDialog": "a dialog with one field",
  "shell/": "the frame around every screen",
  "table/CardListPage": "a page of a list of cards",
  "table/CardTools": "above the list of cards",
  "table/ColumnPanel": "in the table",
  "table/Filters": "in the table",
  "table/ListPage": "the page around a table: search, filters and what is empty",
  "table/RowMenu": "in the rows of the table",
  "table/Table": "in the table",
  "table/cells": "in the table's cells",
  "theme/": "around the app",
};
