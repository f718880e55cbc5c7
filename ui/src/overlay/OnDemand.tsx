/**
 * A menu or a popover of the frame around the screens: its machinery is loaded when somebody is about to use it, so that no first
 * page waits for it.
 */
import {
  type ButtonHTMLAttributes,
  type ComponentType,
  cloneElement,
  type KeyboardEvent as KeyPress,
  type ReactElement,
  type RefAttributes,
  useEffect,
  useRef,
  useState,
} from "react";
import { chainHandlers } from "../base/chainHandlers";
import type { MenuProps } from "./Menu";
import type { PopoverProps } from "./Popover";

/** What was done to the button before its overlay was there: done to it again afterwards. */
type ButtonPress = { key: string | null };
type Trigger = ReactElement<ButtonHTMLAttributes<HTMLButtonElement> & RefAttributes<HTMLButtonElement>>;

type Overlay<Props> = {
  popup: "menu" | "dialog";
  /** Keys that mean something else to it than a press does: where its first choice is. */
  keys: readonly string[];
  load: () => Promise<ComponentType<Props>>;
  loaded: ComponentType<Props> | null;
};

const menu: Overlay<MenuProps> = {
  popup: "menu",
  keys: ["ArrowDown", "ArrowUp", "Enter", " "],
  load: async () => (await import("./Menu")).Menu,
  loaded: null,
};
const popover: Overlay<PopoverProps> = {
  popup: "dialog",
  keys: [],
  load: async () => (await import("./Popover")).Popover,
  loaded: null,
};

async function get<Props>(overlay: Overlay<Props>): Promise<ComponentType<Props>> {
  overlay.loaded ??= await overlay.load();
  return overlay.loaded;
}

type OnDemandProps<Props> = { overlay: Overlay<Props>; shown: Props };

function OnDemand<Props extends { trigger: ReactElement }>({ overlay, shown }: OnDemandProps<Props>) {
  const [Part, setPart] = useState(() => overlay.loaded);
  const button = useRef<HTMLButtonElement>(null);
  const press = useRef<ButtonPress | null>(null);
  useEffect(() => {
    const done = press.current;
    press.current = null;
    if (!Part || !done) return;
    button.current?.focus();
    if (done.key === null) button.current?.click();
    else button.current?.dispatchEvent(new KeyboardEvent("keydown", { key: done.key, bubbles: true }));
  }, [Part]);

  const trigger = shown.trigger as Trigger;
  if (Part) return <Part {...shown} trigger={cloneElement(trigger, { ref: button })} />;
  // What cannot be loaded is asked for again with the next press.
  const prepare = () => void get(overlay).catch(() => undefined);
  const open = (key: string | null) => {
    press.current = { key };
    get(overlay).then(
      (part) => setPart(() => part),
      () => undefined,
    );
  };
  return cloneElement(trigger, {
    "aria-haspopup": overlay.popup,
    "aria-expanded": false,
    onPointerEnter: chainHandlers(trigger.props.onPointerEnter, prepare),
    onFocus: chainHandlers(trigger.props.onFocus, prepare),
    onClick: () => open(null),
    onKeyDown: (event: KeyPress) => {
      if (!overlay.keys.includes(event.key)) return;
      event.preventDefault();
      open(event.key);
    },
  });
}

export const MenuOnDemand = (props: MenuProps) => <OnDemand overlay={menu} shown={props} />;
export const PopoverOnDemand = (props: PopoverProps) => <OnDemand overlay={popover} shown={props} />;
