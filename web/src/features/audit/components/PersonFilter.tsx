/** A filter for one person, found by name. */

import { Button } from "@learnt/ui/action/Button";
import { QueryError } from "@learnt/ui/feedback/QueryError";
import { SkeletonText } from "@learnt/ui/feedback/Skeleton";
import { SearchBox } from "@learnt/ui/form/SearchBox";
import { Popover } from "@learnt/ui/overlay/Popover";
import { useQuery } from "@tanstack/react-query";
import { UserRound, X } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { peopleSearchQuery, personNameQuery } from "../queries";
import { Found, Pair } from "./styles";

type Props = {
  /** What the person did or was: the filter's name. */
  label: string;
  /** The person's id, or nothing. */
  value: string;
  /** What the rows call them: the person may have left. */
  known?: string | null | undefined;
  onChange: (id: string) => void;
};

export function PersonFilter({ label, value, known, onChange }: Props) {
  const { t } = useTranslation("audit");
  const person = useQuery({ ...personNameQuery(value), enabled: value !== "" && !known });
  const { firstName, lastName } = person.data?.profile ?? {};
  const name = known ?? (firstName ? `${firstName} ${lastName}` : t("filter.somebody"));
  return (
    <Pair>
      <Popover
        trigger={
          <Button icon={<UserRound />}>
            {value ? (
              <>
                {label}: <bdi>{name}</bdi>
              </>
            ) : (
              label
            )}
          </Button>
        }
        title={label}
        placement="bottom-start"
      >
        {(close) => (
          <Search
            onChoose={(id) => {
              onChange(id);
              close();
            }}
          />
        )}
      </Popover>
      {value && (
        <Button
          icon={<X />}
          aria-label={t("filter.without", { filter: label })}
          title={t("filter.without", { filter: label })}
          onClick={() => onChange("")}
        />
      )}
    </Pair>
  );
}

function Search({ onChoose }: { onChoose: (id: string) => void }) {
  const { t } = useTranslation("audit");
  const [text, setText] = useState("");
  const query = useQuery(peopleSearchQuery(text.trim()));
  return (
    <>
      <SearchBox value={text} onChange={setText} label={t("filter.name")} />
      <Found>
        {(query.data?.items ?? []).map(({ id, firstName, lastName, email, username }) => (
          <li key={id}>
            <button type="button" className="kit-menu-item" onClick={() => onChoose(id)}>
              <span className="kit-menu-text">
                <bdi>
                  {firstName} {lastName}
                </bdi>
                <small>
                  <bdi>{email ?? username}</bdi>
                </small>
              </span>
            </button>
          </li>
        ))}
      </Found>
      {query.isPending && <SkeletonText lines={3} />}
      <QueryError query={query} />
      {query.data?.items.length === 0 && <p role="status">{t("filter.nobody")}</p>}
    </>
  );
}
