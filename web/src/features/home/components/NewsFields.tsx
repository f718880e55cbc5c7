/** Where a news widget has its news from: written here, or the newest of the team's blog. */
import { QueryError } from "@learnt/ui/feedback/QueryError";
import { SelectControl } from "@learnt/ui/form/Control";
import { Segments } from "@learnt/ui/form/Segments";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { countOf, MIN_POSTS, type Props } from "../model";
import { blogCategories } from "../queries";

type NewsFieldsProps = {
  props: Props;
  onChange: (more: Props) => void;
  /** What is written here. */
  children: ReactNode;
};

export function NewsFields({ props, onChange, children }: NewsFieldsProps) {
  const { t } = useTranslation(["home_editor", "home"], { nsMode: "fallback" });
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
  const { t } = useTranslation(["home_editor", "home"], { nsMode: "fallback" });
  const query = useQuery(blogCategories);
  const data = query.data ?? [];
  const chosen = props.category ?? "";
  // One that no entry has any more is still what was chosen.
  const all = chosen && !data.includes(chosen) ? [chosen, ...data] : data;
  const counts = Array.from({ length: 10 }, (_, at) => String(MIN_POSTS + at));
  return (
    <>
      <p className="home-editor-empty">{t("news.note")}</p>
      <SelectControl
        label={t("news.count")}
        value={String(countOf(props))}
        onChange={(count) => onChange({ count: Number(count) })}
        choices={counts.map((value) => ({ value, label: value }))}
      />
      <SelectControl
        label={t("news.category")}
        placeholder={t("news.category.all")}
        value={chosen}
        onChange={(category) => onChange({ category })}
        choices={all.map((value) => ({ value, label: value }))}
      />
      <QueryError query={query} />
    </>
  );
}
