/** How a team's project stands: what is due, what was done, what it costs and who works on it. */
import { Select } from "@learnt/ui/form/SelectField";
import { Tabs } from "@learnt/ui/overlay/Tabs";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { QueryContent } from "../../app/QueryContent";
import { Budget } from "./components/Budget";
import { Members } from "./components/Members";
import { Overview } from "./components/Overview";
import { projectList, widgetsOf } from "./queries";

export default function ProjectRoute() {
  const { t } = useTranslation("sample_dashboards");
  const [search, setSearch] = useSearchParams();
  const projects = useQuery(projectList);
  const first = projects.data?.[0]?.id ?? "";
  const searchParam = search.get("project") ?? "";
  const open = projects.data?.some(({ id }) => id === searchParam) ? searchParam : first;
  const widgets = useQuery({ ...widgetsOf(open), enabled: open !== "" });
  const choose = (id: string) =>
    setSearch(
      (now) => {
        if (id === first) now.delete("project");
        else now.set("project", id);
        return now;
      },
      { replace: true },
    );
  return (
    <Page>
      <PageHeader
        eyebrow={t("sample")}
        title={projects.data?.find(({ id }) => id === open)?.name ?? t("project.title")}
        actions={
          projects.data && (
            <Select
              aria-label={t("project.choose")}
              value={open}
              onChange={(event) => choose(event.target.value)}
              choices={projects.data.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )
        }
      >
        {t("project.note")}
      </PageHeader>
      <QueryContent query={projects}>
        {() => (
          <QueryContent query={widgets}>
            {(data) => (
              <Tabs
                name="tab"
                label={t("project.title")}
                tabs={[
                  { id: "overview", label: t("tab.overview"), content: <Overview widgets={data} /> },
                  { id: "budget", label: t("tab.budget"), content: <Budget widgets={data} /> },
                  {
                    id: "team",
                    label: t("tab.team"),
                    count: data.members.length,
                    content: <Members members={data.members} />,
                  },
                ]}
              />
            )}
          </QueryContent>
        )}
      </QueryContent>
    </Page>
  );
}
