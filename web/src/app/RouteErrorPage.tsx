/** What stands in the place of a screen that could not be shown. */
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { networkProblem } from "@learnt/ui/http/problem";
import { Page } from "@learnt/ui/page/Page";
import { useReloadOnUpdate } from "@learnt/ui/shell/useReloadOnUpdate";
import { useEffect } from "react";
import { useRouteError } from "react-router";
import { log } from "./log";

export function RouteErrorPage() {
  const error = useRouteError();
  const { isReloading, isAway, reload } = useReloadOnUpdate(error);
  useEffect(() => log(error), [error]);
  if (isReloading) return null;
  // The address stays: loading it anew, or sending it to somebody, means the same screen.
  return (
    <Page>
      <ErrorState error={isAway ? networkProblem() : null} onRetry={() => void reload()} />
    </Page>
  );
}
