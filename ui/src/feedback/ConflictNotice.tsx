/** Two changed the same thing: the one way in which every editor says so, shows both, and lets one choose. */
import { lazy, type ReactNode, Suspense, useState } from "react";
import { Button } from "../action/Button";
import { useKit } from "../base/kit";
import type { MergeConflict } from "../base/rebase";
import { Notice } from "./Notice";
import { toast } from "./toast";

const BothVersions = lazy(() => import("./BothVersions").then((part) => ({ default: part.BothVersions })));

/** What a field is called, and how its value is said where that is not plain. */
export type FieldDescription = { label: string; text?: ((value: unknown) => string | undefined) | undefined };
export type DescribeField = (path: readonly string[]) => FieldDescription | undefined;

/** By the names of fields, the longest that fits: `settings.link` before `settings`. */
type FieldNames = Readonly<Record<string, FieldDescription | string>>;

export function describedBy(
  names: FieldNames | ((name: string) => FieldDescription | string | undefined),
): DescribeField {
  const message = typeof names === "function" ? names : (name: string) => names[name];
  return (path) => {
    for (let length = path.length; length > 0; length -= 1) {
      const result = message(path.slice(0, length).join("."));
      if (typeof result === "string") return { label: result };
      // Of a part of a field only the field's own words are known.
      if (result) return length === path.length ? result : { label: result.label };
    }
    return undefined;
  };
}

export type ConflictNoticeProps = {
  /** What both changed; read when somebody wants to see it. */
  conflicts: readonly MergeConflict[] | (() => Promise<readonly MergeConflict[]>);
  keepMine: () => unknown;
  takeTheirs: () => unknown;
  describe?: DescribeField | undefined;
  /** What was changed, where it does not stand beside. */
  name?: string;
  /** What else is to be said of it. */
  children?: ReactNode;
  /** Another way out. */
  actions?: ReactNode;
};

export function ConflictNotice({
  conflicts,
  keepMine,
  takeTheirs,
  describe,
  name,
  children,
  actions,
}: ConflictNoticeProps) {
  const { t, toFailure } = useKit();
  const [busy, setBusy] = useState(false);
  const [shown, setShown] = useState<readonly MergeConflict[] | null>(null);
  const doing = async (work: () => unknown) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      toast.error(toFailure(error).message);
    } finally {
      setBusy(false);
    }
  };
  const known = typeof conflicts === "function" ? shown : conflicts;
  const see = async () => setShown(typeof conflicts === "function" ? await conflicts() : conflicts);
  return (
    <div className="kit-conflict">
      <Notice tone="warn" title={name ? t("conflict.named", { name }) : t("conflict.title")}>
        {t("conflict.text")} {children}
      </Notice>
      <div className="kit-form-actions">
        <Button size="sm" disabled={busy} onClick={() => void doing(keepMine)}>
          {t("conflict.mine")}
        </Button>
        <Button size="sm" disabled={busy} onClick={() => void doing(takeTheirs)}>
          {t("conflict.theirs")}
        </Button>
        {actions}
        <Button
          size="sm"
          variant="ghost"
          disabled={busy}
          aria-expanded={shown !== null}
          onClick={() => (shown ? setShown(null) : void doing(see))}
        >
          {t(shown ? "conflict.hide" : "conflict.both")}
        </Button>
      </div>
      {shown && known && (
        <Suspense fallback={null}>
          <BothVersions conflicts={known} describe={describe} />
        </Suspense>
      )}
    </div>
  );
}
