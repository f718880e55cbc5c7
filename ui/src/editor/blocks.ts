/** What a document may hold beyond the starter kit: tables, callouts, films of other houses. */
import { mergeAttributes, Node } from "@tiptap/core";
import { goToNextCell, tableEditing } from "@tiptap/pm/tables";
import { shownFilm, toneOf } from "./document";

/** What the table tools call these nodes. */
const roles: Record<string, string> = {
  table: "table",
  tableRow: "row",
  tableCell: "cell",
  tableHeader: "header_cell",
};

export const Table = Node.create({
  name: "table",
  group: "block",
  content: "tableRow+",
  isolating: true,

  extendNodeSchema({ name }) {
    const tableRole = roles[name];
    return tableRole ? { tableRole } : {};
  },

  parseHTML() {
    return [{ tag: "table" }];
  },

  renderHTML() {
    return ["table", ["tbody", 0]];
  },

  addProseMirrorPlugins() {
    return [tableEditing()];
  },

  // After the last cell the key leaves the editor, as everywhere.
  addKeyboardShortcuts() {
    const go = (way: 1 | -1) => () => goToNextCell(way)(this.editor.state, this.editor.view.dispatch);
    return { Tab: go(1), "Shift-Tab": go(-1) };
  },
});

export const TableRow = Node.create({
  name: "tableRow",
  content: "(tableCell | tableHeader)*",

  parseHTML() {
    return [{ tag: "tr" }];
  },

  renderHTML() {
    return ["tr", 0];
  },
});

const span = (name: string) => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Number(element.getAttribute(name)) || 1,
});

const cell = (name: "tableCell" | "tableHeader", tag: "td" | "th") =>
  Node.create({
    name,
    content: "block+",
    isolating: true,

    addAttributes() {
      return {
        colspan: span("colspan"),
        rowspan: span("rowspan"),
        colwidth: { default: null, rendered: false },
      };
    },

    parseHTML() {
      return [{ tag }];
    },

    renderHTML({ HTMLAttributes }) {
      return [tag, mergeAttributes(HTMLAttributes), 0];
    },
  });

export const TableCell = cell("tableCell", "td");
export const TableHeader = cell("tableHeader", "th");

/** Rows and columns with their headers, empty. */
export const emptyTable = (rows: number, columns: number) => ({
  type: "table",
  content: Array.from({ length: rows }, (_, row) => ({
    type: "tableRow",
    content: Array.from({ length: columns }, () => ({
      type: row === 0 ? "tableHeader" : "tableCell",
      content: [{ type: "paragraph" }],
    })),
  })),
});

export const CalloutNode = Node.create({
  name: "callout",
  group: "block",
  content: "block+",
  defining: true,

  addAttributes() {
    return {
      tone: {
        default: "info",
        parseHTML: (element: HTMLElement) => toneOf(element.dataset.tone),
        renderHTML: ({ tone }) => ({ "data-tone": toneOf(tone) }),
      },
    };
  },

  parseHTML() {
    return [{ tag: "div[data-tone]" }];
  },

  renderHTML({ node, HTMLAttributes }) {
    return [
      "div",
      mergeAttributes(HTMLAttributes, { class: `kit-callout kit-tone-${toneOf(node.attrs.tone)}` }),
      ["div", 0],
    ];
  },
});

export const EmbedNode = Node.create({
  name: "embed",
  group: "block",
  atom: true,
  draggable: true,

  addAttributes() {
    return { provider: { default: null }, video: { default: null }, title: { default: "" } };
  },

  // A pasted frame is nothing that anybody chose.
  parseHTML() {
    return [];
  },

  // While it is written it is said, not played.
  renderHTML({ node }) {
    const video = shownFilm(node.attrs);
    const parts = [video?.name, node.attrs.title, video?.page].filter(Boolean).join(" · ");
    return ["div", { class: "kit-embed-door", "data-embed": "" }, parts];
  },
});
