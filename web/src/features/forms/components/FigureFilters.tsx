/** What the figures are narrowed down by: a version, a span of time, and what people have in common. */
import { QueryError } from "@learnt/ui/feedback/QueryError";
import { DateRange } from "@learnt/ui/form/DateRange";
import { Select } from "@learnt/ui/form/SelectField";
import { Filters } from "@learnt/ui/table/Filters";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { analyticsPeople } from "../queries";

export type FigureFilter = { version: string; from: string; until: string; people: string };
export const filterNames = ["version", "from", "until", "people"] as const;
const none: FigureFilter = { version: "", from: "", until: "", people: "" };

/** As the server takes it: whole days by the reader's clock. */
export function queryOf({ version, from, until, people }: FigureFilter): Record<string, string> {
  const moment = (day: string, days: number) => {
    const date = new Date(`${day}T00:00`);
    date.setDate(date.getDate() + days);
    return date.toISOString();
  };
  return {
    ...(version ? { version } : {}),
    ...(from ? { since: moment(from, 0) } : {}),
    ...(until ? { before: moment(until, 1) } : {}),
    ...(people ? { whose: people } : {}),
  };
}

type Props = {
  formId: string;
  versions: readonly number[];
  value: FigureFilter;
  onChange: (part: Partial<FigureFilter>) => void;
};

export function FigureFilters({ formId, versions, value, onChange }: Props) {
  const { t } = useTranslation("forms");
  const facets = useQuery(analyticsPeople(formId));
  const chosen = value.people ? value.people.split(",") : [];
  const categories = [...new Set((facets.data ?? []).map(({ category }) => category))];
  const put = (category: string, picked: string) => {
    const others = chosen.filter((item) => !item.startsWith(`${category}=`));
    onChange({ people: [...others, ...(picked ? [`${category}=${picked}`] : [])].join(",") });
  };
  return (
    <div className="kit-cards-tools">
      <Filters bare state={{ filters: value }} total={null} onClear={() => onChange(none)}>
        {versions.length > 1 && (
          <Select
            aria-label={t("version")}
            placeholder={t("allVersions")}
            value={value.version}
            onChange={(event) => onChange({ version: event.target.value })}
            choices={versions.map((item) => ({
              value: String(item),
              label: t("versionOf", { version: item }),
            }))}
          />
        )}
        <DateRange
          labels={{ from: t("submittedFrom"), to: t("submittedUntil") }}
          from={value.from}
          to={value.until}
          onChange={(end, day) => onChange(end === "from" ? { from: day } : { until: day })}
        />
        <QueryError query={facets} />
        {categories.map((category) => (
          <Select
            key={category}
            aria-label={t(`facet.${category}`)}
            placeholder={t(`facet.${category}`)}
            value={chosen.find((item) => item.startsWith(`${category}=`))?.slice(category.length + 1) ?? ""}
            onChange={(event) => put(category, event.target.value)}
            choices={(facets.data ?? [])
              .filter((item) => item.category === category)
              .map(({ value: picked, people }) => ({ value: picked, label: `${picked} (${people})` }))}
          />
        ))}
      </Filters>
    </div>
  );
}
