/** Buttons: one solid a screen, outline for the rest, ghost inside bars, danger where something is lost. */
import {
  type AnchorHTMLAttributes,
  type ButtonHTMLAttributes,
  type ReactNode,
  type Ref,
  useState,
} from "react";
import { cx } from "../base/cx";
import { type KitLinkProps, useKit } from "../base/kit";
import { Spinner } from "../feedback/Spinner";

export type ButtonStyle = {
  variant?: "solid" | "outline" | "ghost" | "plain" | "danger";
  size?: "sm" | "md" | "lg";
  /** Leading icon, a lucide element. */
  icon?: ReactNode;
  trailing?: ReactNode;
  wide?: boolean;
};

export type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children"> &
  ButtonStyle & {
    children?: ReactNode;
    busy?: boolean;
    ref?: Ref<HTMLButtonElement>;
    /** Says why the button cannot be used; it stays focusable so that the reason can be read. */
    disabledReason?: string | undefined;
  };

const classes = ({ variant = "outline", size = "md", wide }: ButtonStyle, extra?: string) =>
  cx("kit-btn", `kit-btn-${variant}`, size !== "md" && `kit-btn-${size}`, wide && "kit-btn-wide", extra);

type NativeButtonProps = Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  "disabled" | "onClick" | "onFocus" | "onBlur" | "aria-disabled"
>;

/**
 * What bars a button. A browser takes the focus away from what is `disabled`: whoever is on a button that can be used no more, or
 * not for now, stays there until they go on.
 */
function useSoftDisabled(
  { disabled, onClick, onFocus, onBlur, ...nativeProps }: NativeButtonProps,
  barred: boolean,
): NativeButtonProps {
  const [isOn, setOn] = useState(false);
  const isHeld = barred || (disabled && isOn);
  return {
    disabled: disabled && !isHeld,
    "aria-disabled": isHeld || nativeProps["aria-disabled"],
    onClick: isHeld ? (event) => event.preventDefault() : onClick,
    onFocus: (event) => {
      setOn(true);
      onFocus?.(event);
    },
    onBlur: (event) => {
      setOn(false);
      onBlur?.(event);
    },
  };
}

export function Button({
  variant,
  size,
  icon,
  trailing,
  wide,
  busy = false,
  children,
  className,
  disabledReason,
  type = "button",
  title,
  ...rest
}: ButtonProps) {
  const native = useSoftDisabled(rest, Boolean(disabledReason) || busy);
  return (
    <button
      {...rest}
      {...native}
      type={type}
      className={classes({ variant, size, wide }, className)}
      aria-busy={busy || undefined}
      title={disabledReason ?? title}
    >
      {busy ? <Spinner /> : icon}
      {children !== undefined && <span className="kit-btn-text">{children}</span>}
      {trailing}
    </button>
  );
}

export type LinkButtonProps = KitLinkProps & ButtonStyle;

export function LinkButton({
  variant,
  size,
  icon,
  trailing,
  wide,
  children,
  className,
  ...rest
}: LinkButtonProps) {
  const { Link } = useKit();
  return (
    <Link {...rest} className={classes({ variant, size, wide }, className)}>
      {icon}
      <span className="kit-btn-text">{children}</span>
      {trailing}
    </Link>
  );
}

export type ExternalButtonProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "target" | "rel"> &
  ButtonStyle & { href: string };

/** Leads out of the app, in a new tab. */
export function ExternalButton({
  variant,
  size,
  icon,
  trailing,
  wide,
  children,
  className,
  ...rest
}: ExternalButtonProps) {
  return (
    <a
      {...rest}
      target="_blank"
      rel="noopener noreferrer"
      className={classes({ variant, size, wide }, className)}
    >
      {icon}
      <span className="kit-btn-text">{children}</span>
      {trailing}
    </a>
  );
}

export type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children"> & {
  /** What the button does: its accessible name and tooltip. */
  label: string;
  icon: ReactNode;
  variant?: "ghost" | "outline";
  size?: "sm" | "md";
  ref?: Ref<HTMLButtonElement>;
};

export function IconButton({
  label,
  icon,
  variant = "ghost",
  size = "md",
  className,
  type = "button",
  ...rest
}: IconButtonProps) {
  const native = useSoftDisabled(rest, false);
  return (
    <button
      title={label}
      {...rest}
      {...native}
      type={type}
      aria-label={label}
      className={cx("kit-btn kit-btn-icon", `kit-btn-${variant}`, size === "sm" && "kit-btn-sm", className)}
    >
      {icon}
    </button>
  );
}
