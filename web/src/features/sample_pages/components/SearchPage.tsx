/** What both ways of showing results have in common: what is looked for, of which kind, how much was found, and its pages. */
import { Button } from "@learnt/ui/action/Button";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { SearchBox } from "@learnt/ui/form/SearchBox";
import { Segments } from "@learnt/ui/form/Segments";
import { Box, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { Pagination } from "@learnt/ui/table/Pagination";
import { SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { QueryContent } from "../../../app/QueryContent";
import { kinds } from "../model";
import type { SearchPageState } from "./useSearchPage";

type Props = { results: SearchPageState; width: "narrow" | "full"; title: string; children: ReactNode };

export function SearchPage({ results, width, title, children }: Props) {
  const { t } = useTranslation("sample_pages");
  const { answer, typed, setTyped, kind, setKind, counts, inAll, total, page, perPage, setPage } = results;
  return (
    <Page width={width}>
      <PageHeader eyebrow={t("search.eyebrow")} title={title} />
      <Stack gap="4">
        <SearchBox value={typed} onChange={setTyped} label={t("search.label")} />
        <QueryContent query={answer}>
          {() => (
            <>
              <Box overflowX="auto" paddingBlock="1">
                <Segments
                  label={t("search.kind")}
                  hideLabel
                  value={kind}
                  onChange={setKind}
                  options={[
                    { value: "", label: t("search.all", { shown: inAll }) },
                    ...kinds.map((item) => ({
                      value: item,
                      label: t(`search.${item}`, { shown: counts[item] }),
                    })),
                  ]}
                />
              </Box>
              <Text muted small role="status">
                {t("search.found", { count: total })}
              </Text>
              {total === 0 ? (
                <EmptyState
                  icon={<SearchX />}
                  title={t("nothing")}
                  action={
                    <Button
                      onClick={() => {
                        if (kind) setKind("");
                        else setTyped("");
                      }}
                    >
                      {t(kind ? "search.kinds" : "search.reset")}
                    </Button>
                  }
                >
                  {t("nothingText")}
                </EmptyState>
              ) : (
                children
              )}
              {total > perPage && <Pagination page={page} perPage={perPage} total={total} onPage={setPage} />}
            </>
          )}
        </QueryContent>
      </Stack>
    </Page>
  );
}
