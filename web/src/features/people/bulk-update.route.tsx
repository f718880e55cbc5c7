/** Importing people from a file: upload, map, check, run, result. The job stands in the address, each step in the job. */
import { Link } from "@learnt/ui/action/Link";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { PageSkeleton } from "@learnt/ui/feedback/Skeleton";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { useLive } from "../../app/live";
import { paths } from "../../app/pathBuilder";
import { queryKeys } from "../../app/queryKeys";
import { CheckStep } from "./components/CheckStep";
import { MapStep } from "./components/MapStep";
import { RunStep } from "./components/RunStep";
import { Steps } from "./components/Steps";
import { UploadStep } from "./components/UploadStep";
import { MAPPING, stepOf } from "./importPeople";
import { importJob, imports } from "./queries";

export default function BulkUpdateRoute() {
  const { t } = useTranslation("people");
  const queryClient = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const id = search.get("job") ?? "";
  const job = useQuery({ ...importJob(id), enabled: id !== "" });
  // In the address, so that the browser's way back leads from the check to the columns.
  const remapping = search.get("step") === MAPPING;
  useLive(["people"], () => {
    void queryClient.invalidateQueries({ queryKey: [...queryKeys.people, "import", id] });
    void queryClient.invalidateQueries({ queryKey: imports.queryKey });
  });

  const open = (job: string) => setSearch(job ? { job } : {});
  const map = (job: string) => setSearch({ job, step: MAPPING });
  const step = stepOf(job.data, remapping);
  const stage = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    // The button that led here is gone, and the focus with it: what comes next takes it and says what it is.
    if (document.activeElement === document.body) stage.current?.focus({ preventScroll: true });
  }, [step]);

  return (
    <Page width="container">
      <PageHeader eyebrow={<Link to={paths.users}>{t("users.title")}</Link>} title={t("import.title")}>
        {job.data
          ? t("import.file", { file: job.data.fileName, count: job.data.total, encoding: job.data.encoding })
          : t("import.note")}
      </PageHeader>
      <Steps step={step} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div
        ref={stage}
        className="kit-stage"
        tabIndex={-1}
        role="group"
        aria-label={t(`step.${step}`, { n: "" })}
      >
        {id === "" && <UploadStep onJob={map} />}
        {id !== "" && job.isPending && <PageSkeleton />}
        {job.error && <ErrorState error={job.error} onRetry={() => void job.refetch()} />}
        {job.data && step === "map" && (
          <MapStep key={job.data.id} job={job.data} onChecked={() => open(id)} onStartOver={() => open("")} />
        )}
        {job.data && step === "check" && <CheckStep job={job.data} onRemap={() => map(id)} />}
        {job.data && (step === "run" || step === "done") && (
          <RunStep job={job.data} onStartOver={() => open("")} />
        )}
      </div>
    </Page>
  );
}
