/** The catalogue of icons: found by name or by what they mean, and copied by a press. */
import "material-icons/iconfont/filled.css";
import { Button } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { toast } from "@learnt/ui/feedback/toast";
import { SearchBox } from "@learnt/ui/form/SearchBox";
import { Segments } from "@learnt/ui/form/Segments";
import { Center, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Card } from "@learnt/ui/page/Card";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { useQuery } from "@tanstack/react-query";
import { SearchX } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { QueryContent } from "../../app/QueryContent";
import { IconGrid } from "./components/IconGrid";
import { type CopyFormat, copies, copyOf, type Icon, search } from "./model";
import { iconList } from "./queries";

const PAGE_SIZE = 120;

export default function IconsRoute() {
  const { t } = useTranslation("sample_kit");
  const { number } = useFormat();
  const [params, setParams] = useSearchParams();
  const [what, setWhat] = useState<CopyFormat>("name");
  const [shown, setShown] = useState(PAGE_SIZE);
  const query = useQuery(iconList);
  const input = params.get("search") ?? "";
  const type = (text: string) => {
    setShown(PAGE_SIZE);
    setParams(text ? { search: text } : {}, { replace: true });
  };
  const copy = async (icon: Icon) => {
    const text = copyOf(icon, what);
    try {
      await navigator.clipboard.writeText(text);
      toast.success(t("icons.copied", { text }));
    } catch {
      toast.error(t("icons.notCopied", { text }));
    }
  };
  return (
    <Page>
      <PageHeader
        eyebrow={t("kit")}
        title={t("icons.title")}
        actions={
          <Segments
            label={t("icons.what")}
            hideLabel
            value={what}
            onChange={setWhat}
            options={copies.map((value) => ({ value, label: t(`icons.${value}`) }))}
          />
        }
      >
        {t("icons.note")}
      </PageHeader>
      <Stack gap="4">
        <SearchBox value={input} onChange={type} label={t("icons.search")} pause={120} />
        <QueryContent query={query}>
          {(icons) => {
            const result = search(icons, input);
            return (
              <>
                <Text muted small role="status">
                  {t("icons.found", { count: result.length, shown: number(result.length) })}
                </Text>
                {result.length === 0 ? (
                  <EmptyState
                    icon={<SearchX />}
                    title={t("icons.none")}
                    action={<Button onClick={() => type("")}>{t("icons.all")}</Button>}
                  />
                ) : (
                  <Card>
                    <IconGrid icons={result.slice(0, shown)} onCopy={(icon) => void copy(icon)} />
                  </Card>
                )}
                {result.length > shown && (
                  <Center>
                    <Button onClick={() => setShown(shown + PAGE_SIZE)}>{t("icons.more")}</Button>
                  </Center>
                )}
              </>
            );
          }}
        </QueryContent>
      </Stack>
    </Page>
  );
}
