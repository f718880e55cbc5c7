/** What stands in the place of a screen that has stopped working, or could not be fetched. */
import { Button } from "@learnt/ui/action/Button";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { ApiProblem } from "@learnt/ui/http/problem";
import { useReloadOnUpdate } from "@learnt/ui/shell/useReloadOnUpdate";
import { RotateCw, TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useRouteError } from "react-router";

export function RouteErrorPage() {
  const { t } = useTranslation("console");
  const error = useRouteError();
  const { isReloading, isAway, reload } = useReloadOnUpdate(error);
  if (isReloading) return null;
  return (
    <main className="alone">
      <EmptyState
        icon={<TriangleAlert />}
        title={
          <div role="alert">
            <h1>{t(isAway || error instanceof ApiProblem ? "problem.network" : "problem.crashed")}</h1>
          </div>
        }
        action={
          <Button icon={<RotateCw aria-hidden="true" />} onClick={() => void reload()}>
            {t("problem.reload")}
          </Button>
        }
      />
    </main>
  );
}
