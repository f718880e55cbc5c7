/** Where there would be choices or names: that they could not be loaded, which is something else than that there are none. */
import { RotateCw } from "lucide-react";
import { Button } from "../action/Button";
import { useKit } from "../base/kit";

/** Something that is looked up, as a query answers it. */
export type QueryState = {
  data: unknown;
  error: unknown;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
};

export type QueryErrorProps = {
  /** Nothing is said of those that have something to show, or are still on their way. */
  query: QueryState | readonly QueryState[];
};

export function QueryError({ query }: QueryErrorProps) {
  const { t, toFailure } = useKit();
  const failed = [query].flat().filter(({ data, error }) => error && data === undefined) as QueryState[];
  const [first] = failed;
  if (!first) return null;
  return (
    <div className="kit-lookup-trouble">
      <p className="kit-field-error" role="alert">
        {t("lookupFailed")} {toFailure(first.error).message}
      </p>
      <Button
        size="sm"
        variant="ghost"
        icon={<RotateCw />}
        busy={failed.some(({ isFetching }) => isFetching)}
        onClick={() => {
          for (const { refetch } of failed) void refetch();
        }}
      >
        {t("retry")}
      </Button>
    </div>
  );
}
