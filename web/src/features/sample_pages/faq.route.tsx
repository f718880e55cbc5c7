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
import { Loaded } from "../../app/Loaded";
import { Fold } from "./components/Fold";
import { Marked } from "./components/Marked";
import { useWord } from "./components/useWord";
import { mentions } from "./model";
import { questionList } from "./queries";

export default function FaqRoute() {
  const { t } = useTranslation("sample_pages");
  const [typed, setTyped] = useWord("search");
  const asked = useQuery(questionList);
  return (
    <Page width="narrow">
      <PageHeader eyebrow={t("help")} title={t("faq.title")}>
        {t("faq.note")}
      </PageHeader>
      <Stack gap="5">
        <SearchBox value={typed} onChange={setTyped} label={t("faq.search")} />
        <Loaded asked={asked}>
          {(questions) => {
            const shown = questions.filter(({ question, answer }) => mentions(typed, question, answer));
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
                  <Fold key={id} title={<Marked text={question} typed={typed} />} open={typed !== ""}>
                    <Marked text={answer} typed={typed} />
                  </Fold>
                ))}
              </Card>
            );
          }}
        </Loaded>
      </Stack>
    </Page>
  );
}
