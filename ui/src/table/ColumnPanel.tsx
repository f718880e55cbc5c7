/** Which columns a table shows: a box each, found by their names where there are many. */
import { Columns3 } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "../action/Button";
import { useKit } from "../base/kit";
import { Checkbox } from "../form/CheckboxField";
import { SearchBox } from "../form/SearchBox";
import { Popover } from "../overlay/Popover";

/** More than these are not taken in at a glance. */
const FEW = 12;

type Props = {
  columns: readonly { id: string; header: string }[];
  shown: Record<string, boolean>;
  onChoose: (id: string, on: boolean) => void;
};

export function ColumnPanel(props: Props) {
  const { t } = useKit();
  return (
    <Popover title={t("columns")} trigger={<Button icon={<Columns3 />}>{t("columns")}</Button>}>
      <ColumnCheckboxes {...props} />
    </Popover>
  );
}

function ColumnCheckboxes({ columns, shown, onChoose }: Props) {
  const { t } = useKit();
  const box = useId();
  const [search, setSearch] = useState("");
  const terms = search.toLowerCase().split(/\s+/).filter(Boolean);
  const result = columns.filter(({ header }) => terms.every((word) => header.toLowerCase().includes(word)));
  return (
    <div className="kit-columns">
      {columns.length > FEW && (
        <SearchBox value={search} onChange={setSearch} label={t("searchColumns")} pause={100} />
      )}
      <div className="kit-columns-list">
        {result.map(({ id, header }) => (
          <label key={id} className="kit-check-row" htmlFor={`${box}-${id}`}>
            <Checkbox
              id={`${box}-${id}`}
              checked={Boolean(shown[id])}
              onChange={({ target }) => onChoose(id, target.checked)}
            />
            <bdi>{header}</bdi>
          </label>
        ))}
      </div>
      {result.length === 0 && <p role="status">{t("noResults")}</p>}
    </div>
  );
}
