/** The filters of a list: beside its search, or, where rows are cards, behind one button that says how many are set. */

import { ListFilter } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "../action/Button";
import { useKit } from "../base/kit";
import { useIsAtMost } from "../base/useIsAtMost";
import { type Choice, Select } from "../form/SelectField";
import { Drawer } from "../overlay/Dialog";
import { maxWidthBelow } from "../theme/widths";
import type { ListState } from "./listState";
import { useTableMessages } from "./messages";

/** As wide as the window is at most where rows are cards. */
const CARDS = maxWidthBelow("md");

type Props = {
  children: ReactNode;
  state: Pick<ListState, "filters">;
  total: number | null | undefined;
  onClear: () => void;
  /** They stand in a bar of their own already. */
  bare?: boolean;
};

export function Filters(props: Props) {
  const isNarrow = useIsAtMost(CARDS);
  if (!isNarrow && props.bare) return props.children;
  if (!isNarrow) return <div className="kit-tools-filters">{props.children}</div>;
  return <CollapsedFilters {...props} />;
}

function CollapsedFilters({ children, state, total, onClear }: Props) {
  const t = useTableMessages();
  const { locale } = useKit();
  const [open, setOpen] = useState(false);
  const set = Object.values(state.filters).filter((value) => value !== "").length;
  const number = (value: number) => value.toLocaleString(locale);
  return (
    <>
      <Button
        className="kit-tools-fold"
        icon={<ListFilter />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        {set > 0 ? t("filtersSet", { number: number(set) }) : t("filters")}
      </Button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        title={t("filters")}
        size="sm"
        footer={
          <>
            {set > 0 && <Button onClick={onClear}>{t("clearFilters")}</Button>}
            <Button variant="solid" onClick={() => setOpen(false)}>
              {typeof total === "number" ? t("filtersShow", { total: number(total) }) : t("filtersDone")}
            </Button>
          </>
        }
      >
        <div className="kit-filters">{children}</div>
      </Drawer>
    </>
  );
}

type FilterSelectProps = {
  state: Pick<ListState, "filters" | "setFilter">;
  name: string;
  label: string;
  /** What stands there while nothing is chosen. */
  all: string;
  choices: readonly Choice[];
};

/** One filter that is one of a few; where there is nothing to choose, it is not there. */
export function FilterSelect({ state, name, label, all, choices }: FilterSelectProps) {
  const chosen = state.filters[name] ?? "";
  if (choices.length === 0 && !chosen) return null;
  // One that a link names stays to be seen, and to be taken away, where nothing has it any more.
  const isKnown = !chosen || choices.some(({ value }) => value === chosen);
  return (
    <Select
      aria-label={label}
      placeholder={all}
      value={chosen}
      onChange={(event) => state.setFilter(name, event.target.value)}
      choices={isKnown ? choices : [{ value: chosen, label: chosen }, ...choices]}
    />
  );
}

/** Choices that are their own names. */
export const asChoices = (values: readonly string[] = []): Choice[] =>
  values.map((value) => ({ value, label: value }));
