/**
 * A screen's content area with sidebars of 240 pixels: always there on large screens, and slid in, behind a button that
 * names them, on smaller ones.
 */
import { PanelLeft, PanelRight } from "lucide-react";
import { type MouseEvent, type ReactNode, useState } from "react";
import { Button } from "../action/Button";
import { Drawer } from "../overlay/Dialog";
import { Page, type PageProps } from "./Page";

/** What stands beside the content, and its name. */
export type Sidebar = { title: string; content: ReactNode };

export type SidedPageProps = PageProps & {
  left?: Sidebar;
  right?: Sidebar;
};

export function SidedPage({ children, width, left, right }: SidedPageProps) {
  return (
    <Page width={width}>
      <div className="kit-page-ways">
        {left && <SlideIn sidebar={left} from="start" icon={<PanelLeft className="kit-flip" />} />}
        {right && <SlideIn sidebar={right} from="end" icon={<PanelRight className="kit-flip" />} />}
      </div>
      <div className="kit-page-columns">
        {left && <aside className="kit-page-side">{left.content}</aside>}
        <div className="kit-page-main">{children}</div>
        {right && <aside className="kit-page-side">{right.content}</aside>}
      </div>
    </Page>
  );
}

type SlideInProps = { sidebar: Sidebar; from: "start" | "end"; icon: ReactNode };

function SlideIn({ sidebar, from, icon }: SlideInProps) {
  const [open, setOpen] = useState(false);
  // Whoever goes somewhere from it wants to see that place.
  const leave = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest("a")) setOpen(false);
  };
  return (
    <>
      <Button icon={icon} onClick={() => setOpen(true)} aria-haspopup="dialog">
        {sidebar.title}
      </Button>
      <Drawer open={open} onClose={() => setOpen(false)} title={sidebar.title} size="sm" from={from}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears of the links within, however they are followed */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link that is followed by key is clicked too */}
        <div onClick={leave}>{sidebar.content}</div>
      </Drawer>
    </>
  );
}
