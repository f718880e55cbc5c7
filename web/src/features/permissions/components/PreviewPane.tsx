/** Whom a rule names, and what saving it would change, before it is saved. */
import { useDebounced } from "@learnt/ui/base/useDebounced";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { Skeleton } from "@learnt/ui/feedback/Skeleton";
import { Avatar } from "@learnt/ui/media/Avatar";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { DocumentType, Rule, Touched } from "../model";
import { previewOf } from "../queries";
import { useWords } from "../useWords";

type Props = {
  type: DocumentType;
  documentId: string;
  permissionId: string | undefined;
  rule: Rule | "archived" | null;
  hidden: boolean;
  /** The rule only offers: nobody is given anything by it. */
  optional?: boolean;
};
const lists = ["added", "removed", "matching"] as const;

export function PreviewPane({ type, documentId, permissionId, rule, hidden, optional = false }: Props) {
  const t = useWords(type);
  const settled = useDebounced(rule, 250);
  const draft = useMemo(
    () => ({
      type,
      documentId,
      permissionId,
      rule: settled === "archived" ? undefined : (settled ?? {}),
      isOptional: optional,
    }),
    [type, documentId, permissionId, settled, optional],
  );
  const preview = useQuery({ ...previewOf(draft), enabled: settled !== null });
  const [chosen, setChosen] = useState<(typeof lists)[number]>(rule === "archived" ? "removed" : "added");
  const data = rule === null ? undefined : preview.data;
  // A new rule removes nobody; an unpublished course gives to nobody yet: what says nothing is not offered.
  const offered = lists.filter((one) =>
    rule === "archived"
      ? one === "removed"
      : one === "matching" || (one === "added" && !hidden && !optional) || (data?.[one] ?? 0) > 0,
  );
  const shown = offered.includes(chosen) ? chosen : (offered[0] ?? "matching");

  return (
    <section
      className="pe-preview"
      aria-label={t("preview.title")}
      aria-busy={preview.isFetching || undefined}
    >
      {rule === null ? (
        <p className="pe-preview-hint">{t("editor.start")}</p>
      ) : preview.error && !data ? (
        <ErrorState error={preview.error} onRetry={() => void preview.refetch()} />
      ) : !data ? (
        <Skeleton height="6rem" />
      ) : (
        <>
          <p className="pe-preview-total" aria-live="polite">
            {rule === "archived"
              ? t("archiving.removed", { count: data.removed })
              : t(optional ? "preview.offered" : "preview.matching", { count: data.matching })}
          </p>
          {hidden && <p className="pe-preview-hint">{t("preview.later")}</p>}
          <fieldset className="pe-preview-tabs">
            <legend className="lt-sr">{t("preview.title")}</legend>
            {offered.map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={one === shown}
                className={`pe-preview-tab pe-${one}`}
                onClick={() => setChosen(one)}
              >
                {t(one === "matching" ? "preview.all" : `preview.${one}`)}
                <strong>{data[one]}</strong>
              </button>
            ))}
          </fieldset>
          <People people={data.people[shown]} total={data[shown]} />
        </>
      )}
    </section>
  );
}

function People({ people, total }: { people: readonly Touched[]; total: number }) {
  const { t } = useTranslation("permissions");
  if (people.length === 0) return <p className="pe-preview-hint">{t("preview.none")}</p>;
  return (
    <ul className="pe-names">
      {people.map((person) => (
        <li key={person.userId}>
          <Avatar size="sm" name={`${person.firstName} ${person.lastName}`} src={person.avatar || null} />
          <span>
            {person.firstName} {person.lastName}
          </span>
          {person.email && <small>{person.email}</small>}
        </li>
      ))}
      {total > people.length && (
        <li className="pe-preview-hint">{t("preview.more", { count: total - people.length })}</li>
      )}
    </ul>
  );
}
