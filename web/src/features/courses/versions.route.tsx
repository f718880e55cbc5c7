/** Earlier versions of a course, to be read, and what differs between two of them. */

import { Link } from "@learnt/ui/action/Link";
import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { PageSkeleton, SkeletonText } from "@learnt/ui/feedback/Skeleton";
import { Select } from "@learnt/ui/form/SelectField";
import { Grid } from "@learnt/ui/layout/layout";
import { Card } from "@learnt/ui/page/Card";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useParams, useSearchParams } from "react-router";
import type { Schemas } from "../../api/types";
import { NotFound } from "../../app/NotFound";
import { paths } from "../../app/pathBuilder";
import { useTitle } from "../../app/title";
import { ChangeList } from "./components/ChangeList";
import { VersionText } from "./components/VersionText";
import "./courses.css";
import { courseComparison, courseVersion, courseVersions } from "./queries";

type Version = Schemas["CourseVersion"];

export default function Versions() {
  const { t } = useTranslation("courses");
  const { courseId = "" } = useParams();
  const all = useQuery(courseVersions(courseId));
  useTitle(all.data?.[0] && t("versions.of", { title: all.data[0].title }));
  if (all.isPending) return <PageSkeleton />;
  if (!all.data)
    return (
      <NotFound
        error={all.error}
        onRetry={() => void all.refetch()}
        list={paths.courses}
        listName={t("title")}
      />
    );
  return <VersionList courseId={courseId} versions={all.data} />;
}

function VersionList({ courseId, versions }: { courseId: string; versions: readonly Version[] }) {
  const { t } = useTranslation("courses");
  const format = useFormat();
  const [search, setSearch] = useSearchParams();
  const has = (version: number) => versions.some((item) => item.version === version);
  const requested = Number(search.get("version"));
  const shown = has(requested)
    ? requested
    : ((versions.find((item) => item.isLive) ?? versions[0])?.version ?? 1);
  const other = Number(search.get("with"));
  const set = (name: string, value: string) =>
    setSearch(
      (now) => {
        if (value === "") now.delete(name);
        else now.set(name, value);
        return now;
      },
      { preventScrollReset: true },
    );
  const label = ({ version, isDraft, publishedAt }: Version) =>
    isDraft
      ? t("versions.draft", { version })
      : t("versions.one", { version, date: publishedAt ? format.date(publishedAt) : "" });
  return (
    <Page>
      <PageHeader
        eyebrow={<Link to={paths.editCourse(courseId)}>{versions[0]?.title}</Link>}
        title={t("versions.title")}
      >
        {t("versions.note")}
      </PageHeader>
      <Grid
        gap="4"
        css={{
          "@media (min-width: 992px)": {
            gridTemplateColumns: "minmax(16rem, 22rem) minmax(0, 1fr)",
            alignItems: "start",
          },
        }}
      >
        <Card title={t("versions.all")}>
          <Grid as="nav" gap="1" aria-label={t("versions.all")}>
            {versions.map((item) => (
              <button
                key={item.version}
                type="button"
                className="course-version"
                aria-current={item.version === shown ? "true" : undefined}
                onClick={() => set("version", String(item.version))}
              >
                <span>
                  {label(item)} {item.isLive && <Badge tone="good">{t("versions.live")}</Badge>}
                </span>
                <small>
                  {t("versions.activities", { count: item.activities })} ·{" "}
                  {t("versions.people", { count: item.people })}
                </small>
              </button>
            ))}
          </Grid>
        </Card>
        <Grid gap="3" css={{ "& ol": { display: "grid", gap: "1" } }}>
          {versions.length > 1 && (
            <Card title={t("versions.compare")}>
              <div className="kit-form">
                <Select
                  aria-label={t("versions.with")}
                  placeholder={t("versions.with")}
                  value={has(other) && other !== shown ? String(other) : ""}
                  onChange={(event) => set("with", event.target.value)}
                  choices={versions
                    .filter(({ version }) => version !== shown)
                    .map((item) => ({ value: String(item.version), label: label(item) }))}
                />
                {has(other) && other !== shown && (
                  <VersionComparison
                    courseId={courseId}
                    from={Math.min(shown, other)}
                    to={Math.max(shown, other)}
                  />
                )}
              </div>
            </Card>
          )}
          <VersionContent courseId={courseId} version={shown} />
        </Grid>
      </Grid>
    </Page>
  );
}

function VersionComparison({ courseId, from, to }: { courseId: string; from: number; to: number }) {
  const { t } = useTranslation("courses");
  const query = useQuery(courseComparison(courseId, from, to));
  if (query.isPending) return <SkeletonText lines={3} />;
  if (!query.data) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <section aria-live="polite">
      <p className="kit-field-hint">{t("versions.fromTo", { from, to })}</p>
      <ChangeList changes={query.data} />
    </section>
  );
}

function VersionContent({ courseId, version }: { courseId: string; version: number }) {
  const query = useQuery(courseVersion(courseId, version));
  if (query.isPending) return <SkeletonText lines={6} />;
  if (!query.data) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  return <VersionText version={query.data} />;
}
