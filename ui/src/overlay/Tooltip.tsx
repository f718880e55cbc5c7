/** A word beside what has none, on hover and on focus. What places it is loaded with the first one. */
import {
  cloneElement,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { chainHandlers } from "../base/chainHandlers";
import type { Placement } from "./TooltipBox";

type TooltipBoxComponent = typeof import("./TooltipBox").default;
let loaded: TooltipBoxComponent | null = null;

async function getBox(): Promise<TooltipBoxComponent> {
  loaded ??= (await import("./TooltipBox")).default;
  return loaded;
}

/** In milliseconds: nobody who only passes over it wants to read it. */
const OPEN_DELAY = 300;
const CLOSE_DELAY = 80;

type Anchor = ReactElement<HTMLAttributes<HTMLElement>>;

export function Tooltip({
  text,
  children,
  placement = "top",
}: {
  text: ReactNode;
  children: ReactElement;
  placement?: Placement;
}) {
  const own = (children as Anchor).props;
  const [tooltipId, box] = [useId(), useId()];
  const anchor = own.id ?? tooltipId;
  const [Box, setBox] = useState(() => loaded);
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const turn = (open: boolean, delay = 0) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(open), delay);
    if (!open || Box) return;
    // Without a connection there is no tooltip; what it stands beside has a name all the same.
    getBox().then(
      (part) => setBox(() => part),
      () => undefined,
    );
  };
  const isShown = isOpen && Box !== null;
  return (
    <>
      {cloneElement(children as Anchor, {
        id: anchor,
        "aria-describedby": isShown ? box : own["aria-describedby"],
        // A finger does not hover.
        onPointerEnter: chainHandlers(own.onPointerEnter, (event) => {
          if (event.pointerType !== "touch") turn(true, OPEN_DELAY);
        }),
        onPointerLeave: chainHandlers(own.onPointerLeave, () => turn(false, CLOSE_DELAY)),
        onClick: chainHandlers(own.onClick, () => turn(false)),
        onFocus: chainHandlers(own.onFocus, (event) => {
          if (event.currentTarget.matches(":focus-visible")) turn(true);
        }),
        onBlur: chainHandlers(own.onBlur, () => turn(false)),
      })}
      {isShown && (
        <Box anchor={anchor} id={box} placement={placement} onClose={() => turn(false)}>
          {text}
        </Box>
      )}
    </>
  );
}
