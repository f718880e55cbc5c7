/** A word beside what has none, on hover and on focus. What places it is loaded with the first one. */
import {
  cloneElement,
  type FocusEvent,
  lazy,
  type ReactElement,
  type ReactNode,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import type { Placement } from "./TooltipBox";

const TooltipBox = lazy(() => import("./TooltipBox"));

/** In milliseconds: nobody who only passes over it wants to read it. */
const OPEN_DELAY = 300;
const CLOSE_DELAY = 80;

type Anchor = ReactElement<{
  id?: string;
  "aria-describedby"?: string | undefined;
  onPointerEnter?: () => void;
  onPointerLeave?: () => void;
  onClick?: () => void;
  onFocus?: (event: FocusEvent<HTMLElement>) => void;
  onBlur?: () => void;
}>;

export function Tooltip({
  text,
  children,
  placement = "top",
}: {
  text: ReactNode;
  children: ReactElement;
  placement?: Placement;
}) {
  const [anchor, box] = [useId(), useId()];
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const turn = (open: boolean, delay = 0) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(open), delay);
  };
  return (
    <>
      {cloneElement(children as Anchor, {
        id: anchor,
        "aria-describedby": isOpen ? box : undefined,
        onPointerEnter: () => turn(true, OPEN_DELAY),
        onPointerLeave: () => turn(false, CLOSE_DELAY),
        onClick: () => turn(false),
        onFocus: (event) => event.currentTarget.matches(":focus-visible") && turn(true),
        onBlur: () => turn(false),
      })}
      {isOpen && (
        <Suspense fallback={null}>
          <TooltipBox anchor={anchor} id={box} placement={placement} onClose={() => turn(false)}>
            {text}
          </TooltipBox>
        </Suspense>
      )}
    </>
  );
}
