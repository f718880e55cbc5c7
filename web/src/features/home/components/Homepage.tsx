/** Our own small renderer of a homepage's widgets: a wide column and a narrow one, one below the other on a phone. */
import type { ReactNode } from "react";
import { completed, current, inPlace, type Learning, type Widget } from "../model";
import { Assigned } from "./Assigned";
import { CompletedLately, Due } from "./Beside";
import { Carousel } from "./Carousel";
import { Counts } from "./Counts";
import { Hero } from "./Hero";
import { News, Picture, QuickLinks, Social, Words } from "./Team";

export type Shown = { widgets: readonly Widget[]; learning: Learning };

export function Homepage({ widgets, learning }: Shown) {
  const side = inPlace(widgets, "side").filter((widget) => hasContent(widget, learning));
  const show = (widget: Widget) => (
    <Shows key={widget.id} widget={widget} widgets={widgets} learning={learning} />
  );
  return (
    <div className="ho-page">
      <div className={side.length > 0 ? "ho-columns" : undefined}>
        <div className="ho-main">{inPlace(widgets, "main").map(show)}</div>
        {side.length > 0 && <div className="ho-side">{side.map(show)}</div>}
      </div>
    </div>
  );
}

/** What was never completed needs no card that says so. */
const hasContent = ({ type }: Widget, learning: Learning): boolean =>
  type !== "completed" || completed(learning).length > 0;

function Shows({ widget, widgets, learning }: Shown & { widget: Widget }): ReactNode {
  const { type, props } = widget;
  switch (type) {
    case "continue":
      return <Hero learning={learning} />;
    case "counts":
      return <Counts counts={learning.counts} />;
    case "assigned": {
      const above = widgets.some((other) => other.type === "continue") ? current(learning)?.id : undefined;
      return <Assigned learning={learning} beside={above} title={props.title} />;
    }
    case "due":
      return <Due learning={learning} title={props.title} />;
    case "completed":
      return <CompletedLately learning={learning} title={props.title} />;
    case "richText":
      return <Words {...props} />;
    case "image":
      return <Picture {...props} />;
    case "quickLinks":
      return <QuickLinks {...props} />;
    case "carousel":
      return <Carousel {...props} />;
    case "social":
      return <Social {...props} />;
    case "news":
      return <News {...props} />;
    default:
      // A widget of a newer program.
      return null;
  }
}
