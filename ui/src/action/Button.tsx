/** Buttons: one solid a screen, outline for the rest, ghost inside bars, danger where something is lost. */
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from "react";
import { cx } from "../base/cx";
import { type KitLinkProps, useKit } from "../base/kit";
import { Spinner } from "../feedback/Spinner";

export type ButtonLook = {
  variant?: "solid" | "outline" | "ghost" | "plain" | "danger";
  size?: "sm" | "md" | "lg";
  /** Leading icon, a lucide element. */
  icon?: ReactNode;
  trailing?: ReactNode;
  wide?: boolean;
};

export type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children"> &
  ButtonLook & {
    children?: ReactNode;
    busy?: boolean;
    ref?: Ref<HTMLButtonElement>;
    /** Says why the button cannot be used; it stays focusable so that the reason can be read. */
    disabledReason?: string | undefined;
  };

const classes = ({ variant = "outline", size = "md", wide }: ButtonLook, extra?: string) =>
  cx("lt-btn", `lt-btn-${variant}`, size !== "md" && `lt-btn-${size}`, wide && "lt-btn-wide", extra);

export function Button({
  variant,
  size,
  icon,
  trailing,
  wide,
  busy,
  children,
  className,
  disabled,
  disabledReason,
  type = "button",
  onClick,
  title,
  ...rest
}: ButtonProps) {
  // What is under way keeps the focus: whoever pressed it by a key is still there when it is done.
  const barred = Boolean(disabledReason) || busy;
  return (
    <button
      {...rest}
      type={type}
      className={classes({ variant, size, wide }, className)}
      disabled={disabled && !busy}
      aria-disabled={barred || undefined}
      aria-busy={busy || undefined}
      title={disabledReason ?? title}
      onClick={barred ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <Spinner /> : icon}
      {children !== undefined && <span className="lt-btn-text">{children}</span>}
      {trailing}
    </button>
  );
}

export type LinkButtonProps = KitLinkProps & ButtonLook;

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
      <span className="lt-btn-text">{children}</span>
      {trailing}
    </Link>
  );
}

export type ExternalButtonProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "target" | "rel"> &
  ButtonLook & { href: string };

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
      <span className="lt-btn-text">{children}</span>
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
  return (
    <button
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      className={cx("lt-btn lt-btn-icon", `lt-btn-${variant}`, size === "sm" && "lt-btn-sm", className)}
    >
      {icon}
    </button>
  );
}
