/** Notes side by side, each as high as it is, in the order in which they are read. */
import { type ReactNode, useLayoutEffect, useRef } from "react";
import type { Note } from "../model";

type Props = { notes: readonly Note[]; label: string; children: (note: Note) => ReactNode };

export function NoteGrid({ notes, label, children }: Props) {
  return (
    <ul className="note-grid" aria-label={label}>
      {notes.map((note) => (
        <Cell key={note.id}>{children(note)}</Cell>
      ))}
    </ul>
  );
}

/** Rows of the grid are a pixel: a cell spans as many as its card is high, with the gap below it. */
const GAP = 16;

function Cell({ children }: { children: ReactNode }) {
  const cell = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const element = cell.current;
    const card = element?.firstElementChild;
    if (!element || !card) return;
    const measure = () => {
      element.style.gridRowEnd = `span ${Math.ceil(card.getBoundingClientRect().height) + GAP}`;
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(card);
    return () => observer.disconnect();
  }, []);
  return <li ref={cell}>{children}</li>;
}
