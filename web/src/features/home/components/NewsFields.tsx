/** Where a news widget has its news from: written here, or the newest of the team's blog. */
import { QueryError } from "@learnt/ui/feedback/QueryError";
import { Segments } from "@learnt/ui/form/Segments";
import { Select } from "@learnt/ui/form/SelectField";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { countOf, MIN_POSTS, type Props } from "../model";
import { blogCategories } from "../queries";
import { LabelledField } from "./inputs";

type NewsFieldsProps = {
  props: Props;
  onChange: (more: Props) => void;
  /** What is written here. */
  children: ReactNode;
};

export function NewsFields({ props, onChange, children }: NewsFieldsProps) {
  const { t } = useTranslation("home");
  const isFromBlog = props.source === "blog";
  return (
    <>
      <Segments
        label={t("news.source")}
        value={isFromBlog ? "blog" : "own"}
        onChange={(next) =>
          onChange(next === "blog" ? { source: "blog", count: countOf(props) } : { source: "" })
        }
        options={[
          { value: "own", label: t("news.own") },
          { value: "blog", label: t("news.blog") },
        ]}
      />
      {isFromBlog ? <BlogSource props={props} onChange={onChange} /> : children}
    </>
  );
}

function BlogSource({ props, onChange }: Omit<NewsFieldsProps, "children">) {
  const { t } = useTranslation("home");
  const query = useQuery(blogCategories);
  const data = query.data ?? [];
  const id = useId();
  const chosen = props.category ?? "";
  // One that no entry has any more is still what was chosen.
  const all = chosen && !data.includes(chosen) ? [chosen, ...data] : data;
  const counts = Array.from({ length: 10 }, (_, at) => String(MIN_POSTS + at));
  return (
    <>
      <p className="home-editor-empty">{t("news.note")}</p>
      <LabelledField id={`${id}-count`} label={t("news.count")}>
        <Select
          id={`${id}-count`}
          value={String(countOf(props))}
          onChange={(event) => onChange({ count: Number(event.target.value) })}
          choices={counts.map((value) => ({ value, label: value }))}
        />
      </LabelledField>
      <LabelledField id={`${id}-category`} label={t("news.category")}>
        <Select
          id={`${id}-category`}
          placeholder={t("news.category.all")}
          value={chosen}
          onChange={(event) => onChange({ category: event.target.value })}
          choices={all.map((value) => ({ value, label: value }))}
        />
      </LabelledField>
      <QueryError query={query} />
    </>
  );
}
