/** The editor's bar: what the cursor stands in is pressed. One tab stop, arrows move inside. */
import type { Command } from "@tiptap/pm/state";
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable } from "@tiptap/pm/tables";
import { type Editor, useEditorState } from "@tiptap/react";
import {
  BetweenHorizontalStart,
  BetweenVerticalStart,
  Bold,
  Clapperboard,
  Code,
  FoldHorizontal,
  FoldVertical,
  Heading2,
  Heading3,
  Image as ImageIcon,
  Italic,
  Link as LinkIcon,
  List,
  ListOrdered,
  MessageSquareWarning,
  Minus,
  Quote,
  Redo2,
  Strikethrough,
  Table as TableIcon,
  Trash2,
  Undo2,
} from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { Button, IconButton } from "../action/Button";
import { Dialog } from "../overlay/Dialog";
import { emptyTable } from "./blocks";
import { calloutIcons } from "./Callout";
import { safeHref, tones } from "./document";
import { EmbedDialog } from "./EmbedDialog";
import { useEditorMessages } from "./messages";
import { PictureDialog } from "./PictureDialog";
import type { RichTextEditorProps } from "./RichTextEditor";

type Tool = {
  name: string;
  Icon: typeof Bold;
  on?: (editor: Editor) => boolean;
  can?: (editor: Editor) => boolean;
  /** It is there at all. */
  when?: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
};

const isInTable = (editor: Editor) => editor.isActive("table");

/** A command of the table that the cursor stands in. */
const tableCommand = (command: Command) => (editor: Editor) => {
  editor.view.focus();
  command(editor.state, editor.view.dispatch);
};

const groups: Tool[][] = [
  [
    {
      name: "heading",
      Icon: Heading2,
      on: (e) => e.isActive("heading", { level: 2 }),
      run: (e) => e.chain().focus().toggleHeading({ level: 2 }).run(),
    },
    {
      name: "subheading",
      Icon: Heading3,
      on: (e) => e.isActive("heading", { level: 3 }),
      run: (e) => e.chain().focus().toggleHeading({ level: 3 }).run(),
    },
  ],
  [
    {
      name: "bold",
      Icon: Bold,
      on: (e) => e.isActive("bold"),
      run: (e) => e.chain().focus().toggleBold().run(),
    },
    {
      name: "italic",
      Icon: Italic,
      on: (e) => e.isActive("italic"),
      run: (e) => e.chain().focus().toggleItalic().run(),
    },
    {
      name: "strike",
      Icon: Strikethrough,
      on: (e) => e.isActive("strike"),
      run: (e) => e.chain().focus().toggleStrike().run(),
    },
  ],
  [
    {
      name: "bulletList",
      Icon: List,
      on: (e) => e.isActive("bulletList"),
      run: (e) => e.chain().focus().toggleBulletList().run(),
    },
    {
      name: "orderedList",
      Icon: ListOrdered,
      on: (e) => e.isActive("orderedList"),
      run: (e) => e.chain().focus().toggleOrderedList().run(),
    },
    {
      name: "quote",
      Icon: Quote,
      on: (e) => e.isActive("blockquote"),
      run: (e) => e.chain().focus().toggleBlockquote().run(),
    },
    {
      name: "codeBlock",
      Icon: Code,
      on: (e) => e.isActive("codeBlock"),
      run: (e) => e.chain().focus().toggleCodeBlock().run(),
    },
    { name: "rule", Icon: Minus, run: (e) => e.chain().focus().setHorizontalRule().run() },
  ],
  [
    {
      name: "table",
      Icon: TableIcon,
      when: (e) => !isInTable(e),
      // What is typed after it stands below.
      run: (e) =>
        e
          .chain()
          .focus()
          .insertContent([emptyTable(3, 3), { type: "paragraph" }])
          .run(),
    },
    { name: "rowAdd", Icon: BetweenHorizontalStart, when: isInTable, run: tableCommand(addRowAfter) },
    { name: "columnAdd", Icon: BetweenVerticalStart, when: isInTable, run: tableCommand(addColumnAfter) },
    { name: "rowRemove", Icon: FoldVertical, when: isInTable, run: tableCommand(deleteRow) },
    { name: "columnRemove", Icon: FoldHorizontal, when: isInTable, run: tableCommand(deleteColumn) },
    { name: "tableRemove", Icon: Trash2, when: isInTable, run: tableCommand(deleteTable) },
    {
      name: "callout",
      Icon: MessageSquareWarning,
      on: (e) => e.isActive("callout"),
      run: (e) => {
        const chain = e.chain().focus();
        if (e.isActive("callout")) chain.lift("callout").run();
        else chain.wrapIn("callout", { tone: "info" }).run();
      },
    },
    ...tones.map(
      (tone): Tool => ({
        name: `callout_${tone}`,
        Icon: calloutIcons[tone],
        when: (e) => e.isActive("callout"),
        on: (e) => e.isActive("callout", { tone }),
        run: (e) => e.chain().focus().updateAttributes("callout", { tone }).run(),
      }),
    ),
  ],
  [
    { name: "undo", Icon: Undo2, can: (e) => e.can().undo(), run: (e) => e.chain().focus().undo().run() },
    { name: "redo", Icon: Redo2, can: (e) => e.can().redo(), run: (e) => e.chain().focus().redo().run() },
  ],
];

/** Arrow keys walk along the buttons, as in every tool bar. */
function moveToolFocus(event: KeyboardEvent<HTMLDivElement>): void {
  // A dialog that was opened from here tells its keys here too, though it stands elsewhere on the page.
  if (!event.currentTarget.contains(event.target as Node)) return;
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>("button:not(:disabled)")];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const way = getComputedStyle(event.currentTarget).direction === "rtl" ? -step : step;
  buttons[(at + way + buttons.length) % buttons.length]?.focus();
  event.preventDefault();
}

type Props = { editor: Editor; onPicture: RichTextEditorProps["onPicture"] };

export function RichTextTools({ editor, onPicture }: Props) {
  const t = useEditorMessages();
  const [linking, setLinking] = useState(false);
  const [picturing, setPicturing] = useState(false);
  const [embedding, setEmbedding] = useState(false);
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      on: groups
        .flat()
        .filter((tool) => tool.on?.(now))
        .map((tool) => tool.name),
      barred: groups
        .flat()
        .filter((tool) => tool.can && !tool.can(now))
        .map((tool) => tool.name),
      hidden: groups
        .flat()
        .filter((tool) => tool.when && !tool.when(now))
        .map((tool) => tool.name),
      link: now.isActive("link"),
      image: now.isActive("image"),
    }),
  });

  // The dialogs stand beside the bar: their keys would come to it through React's tree.
  return (
    <>
      <div
        className="kit-editor-bar"
        role="toolbar"
        aria-label={t("editor_toolbar")}
        onKeyDown={moveToolFocus}
      >
        {groups.map((tools, i) => [
          // biome-ignore lint/suspicious/noArrayIndexKey: the groups never move
          i > 0 && <span key={`gap${i}`} className="kit-editor-gap" />,
          ...tools
            .filter(({ name }) => !state.hidden.includes(name))
            .map(({ name, Icon, on, run }) => (
              <IconButton
                key={name}
                size="sm"
                label={t(`editor_${name}`)}
                icon={<Icon />}
                tabIndex={name === "heading" ? 0 : -1}
                aria-pressed={on ? state.on.includes(name) : undefined}
                disabled={state.barred.includes(name)}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => run(editor)}
              />
            )),
          i === 1 && (
            <IconButton
              key="link"
              size="sm"
              label={t("editor_link")}
              icon={<LinkIcon />}
              tabIndex={-1}
              aria-pressed={state.link}
              onClick={() => setLinking(true)}
            />
          ),
          i === 3 && (
            <IconButton
              key="embed"
              size="sm"
              label={t("editor_embed")}
              icon={<Clapperboard />}
              tabIndex={-1}
              onClick={() => setEmbedding(true)}
            />
          ),
          i === 2 && onPicture && (
            <IconButton
              key="picture"
              size="sm"
              label={t("editor_picture")}
              icon={<ImageIcon />}
              tabIndex={-1}
              aria-pressed={state.image}
              onClick={() => setPicturing(true)}
            />
          ),
        ])}
      </div>
      {picturing && onPicture && (
        <PictureDialog editor={editor} onPicture={onPicture} onClose={() => setPicturing(false)} />
      )}
      {embedding && <EmbedDialog editor={editor} onClose={() => setEmbedding(false)} />}
      {linking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </>
  );
}

function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useEditorMessages();
  const before = (editor.getAttributes("link").href as string | undefined) ?? "";
  const [href, setHref] = useState(before);
  const bad = href !== "" && safeHref(href) === null;

  const set = (next: string) => {
    const chain = editor.chain().focus().extendMarkRange("link");
    if (next === "") chain.unsetLink().run();
    else if (editor.state.selection.empty && before === "")
      chain
        .insertContent({ type: "text", text: next, marks: [{ type: "link", attrs: { href: next } }] })
        .run();
    else chain.setLink({ href: next }).run();
    onClose();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t("editor_link")}
      size="sm"
      footer={
        <>
          {before && <Button onClick={() => set("")}>{t("editor_linkRemove")}</Button>}
          <Button variant="solid" disabled={bad || href === ""} onClick={() => set(href)}>
            {t("editor_linkSet")}
          </Button>
        </>
      }
    >
      <label className="kit-field">
        <span className="kit-label">{t("editor_linkAddress")}</span>
        <input
          className="kit-input"
          type="url"
          dir="ltr"
          value={href}
          aria-invalid={bad || undefined}
          onChange={(event) => setHref(event.target.value.trim())}
        />
        {bad && (
          <span className="kit-field-error" role="alert">
            {t("editor_linkBad")}
          </span>
        )}
      </label>
    </Dialog>
  );
}
