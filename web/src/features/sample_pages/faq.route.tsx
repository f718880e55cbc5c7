/** Questions that are asked often, and their answers. */

import { LinkButton } from "@learnt/ui/action/Button";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { SearchBox } from "@learnt/ui/form/SearchBox";
import { Stack } from "@learnt/ui/layout/layout";
import { Card } from "@learnt/ui/page/Card";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { useQuery } from "@tanstack/react-query";
import { SearchX } from "lucide-react";
import { useTranslation } from "react-i18next";
import { QueryContent } from "../../app/QueryContent";
import { Disclosure } from "./components/Disclosure";
import { Highlighted } from "./components/Highlighted";
import { useSearchWord } from "./components/useSearchWord";
import { mentions } from "./model";
import { questionList } from "./queries";

export default function FaqRoute() {
  const { t } = useTranslation("sample_pages");
  const [input, setInput] = useSearchWord("search");
  const query = useQuery(questionList);
  return (
    <Page width="narrow">
      <PageHeader eyebrow={t("help")} title={t("faq.title")}>
        {t("faq.note")}
      </PageHeader>
      <Stack gap="5">
        <SearchBox value={input} onChange={setInput} label={t("faq.search")} />
        <QueryContent query={query}>
          {(questions) => {
            const shown = questions.filter(({ question, answer }) => mentions(input, question, answer));
            if (shown.length === 0)
              return (
                <EmptyState
                  icon={<SearchX />}
                  title={t("nothing")}
                  action={<LinkButton to="/pages/knowledge-base">{t("knowledge.title")}</LinkButton>}
                >
                  {t("nothingText")}
                </EmptyState>
              );
            return (
              <Card flush>
                {shown.map(({ id, question, answer }) => (
                  <Disclosure
                    key={id}
                    title={<Highlighted text={question} typed={input} />}
                    open={input !== ""}
                  >
                    <Highlighted text={answer} typed={input} />
                  </Disclosure>
                ))}
              </Card>
            );
          }}
        </QueryContent>
      </Stack>
    </Page>
  );
}
