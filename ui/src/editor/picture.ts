/** The picture of a document: an upload by its id, its description, and the address where it can be seen for now. */
import { mergeAttributes, Node } from "@tiptap/core";
import { shownPicture } from "./document";

export const Picture = Node.create({
  name: "image",
  group: "block",
  draggable: true,

  addAttributes() {
    return { file: { default: null }, alt: { default: "" }, src: { default: null } };
  },

  // Pasted pictures lie elsewhere: only an upload of one's own becomes part of a document.
  parseHTML() {
    return [];
  },

  renderHTML({ HTMLAttributes: { src, alt } }) {
    return ["img", mergeAttributes({ src: shownPicture(src) ?? undefined, alt })];
  },
});
