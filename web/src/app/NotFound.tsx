/** In the place of one thing that could not be shown: it is not there (any more) and the list is, or it is tried again. */
import { LinkButton } from "@learnt/ui/action/Button";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { ApiProblem } from "@learnt/ui/http/problem";
import { Page } from "@learnt/ui/page/Page";
import { SearchX } from "lucide-react";
import { useTranslation } from "react-i18next";
import { toFailure } from "../api/problem";

/** Nobody can have it, or this person cannot: trying again would not help. */
export const isNotFound = (error: unknown) =>
  error instanceof ApiProblem && (error.status === 404 || error.status === 403);

type Props = {
  error: unknown;
  onRetry: () => void;
  /** The list that it would be in, and its name. */
  list: string;
  listName: string;
};

export function NotFound({ error, onRetry, list, listName }: Props) {
  const { t } = useTranslation();
  if (!isNotFound(error))
    return (
      <Page>
        <ErrorState error={error} onRetry={onRetry} />
      </Page>
    );
  return (
    <Page>
      <EmptyState
        icon={<SearchX />}
        title={<h1>{toFailure(error).message}</h1>}
        action={
          <LinkButton to={list} variant="solid">
            {listName}
          </LinkButton>
        }
      >
        {t("missing.text")}
      </EmptyState>
    </Page>
  );
}
