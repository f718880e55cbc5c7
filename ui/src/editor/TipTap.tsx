/** TipTap with the nodes that a document may hold, and no others. */
import { Placeholder } from "@tiptap/extensions";
import { EditorContent, useEditor } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import { useEffect, useRef } from "react";
import { CalloutNode, EmbedNode, Table, TableCell, TableHeader, TableRow } from "./blocks";
import { emptyDocument, type RichNode, safeHref } from "./document";
import { Picture } from "./picture";
import type { RichTextEditorProps } from "./RichTextEditor";
import { RichTextTools } from "./RichTextTools";

export default function TipTap({
  value,
  onChange,
  onBlur,
  label,
  placeholder,
  disabled,
  onPicture,
}: RichTextEditorProps) {
  const lastReported = useRef(value);
  const latestOnChange = useRef(onChange);
  latestOnChange.current = onChange;

  const editor = useEditor({
    // Its own style element would be refused by the page's policy; the kit's stylesheet has what is needed.
    injectCSS: false,
    editable: !disabled,
    content: value ?? emptyDocument,
    extensions: [
      StarterKit.configure({
        heading: { levels: [2, 3] },
        underline: false,
        // A paragraph that nobody typed would be a change of whoever only looks.
        trailingNode: false,
        link: {
          openOnClick: false,
          autolink: true,
          defaultProtocol: "https",
          isAllowedUri: (href) => safeHref(href) !== null,
        },
      }),
      Picture,
      Table,
      TableRow,
      TableHeader,
      TableCell,
      CalloutNode,
      EmbedNode,
      Placeholder.configure({ placeholder: placeholder ?? "" }),
    ],
    editorProps: {
      attributes: {
        class: "kit-rich",
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": label,
        dir: "auto",
      },
    },
    onUpdate: ({ editor: now }) => {
      const document = now.getJSON() as RichNode;
      lastReported.current = document;
      latestOnChange.current(document);
    },
    onBlur: () => onBlur?.(),
  });

  // The document was replaced from outside: an undo, another activity, somebody else's version.
  useEffect(() => {
    if (!editor || value === lastReported.current) return;
    lastReported.current = value;
    editor.commands.setContent(value ?? emptyDocument, { emitUpdate: false });
  }, [editor, value]);

  useEffect(() => {
    editor?.setEditable(!disabled, false);
  }, [editor, disabled]);

  if (!editor) return null;
  return (
    <div className="kit-editor">
      {!disabled && <RichTextTools editor={editor} onPicture={onPicture} />}
      <EditorContent editor={editor} />
    </div>
  );
}
