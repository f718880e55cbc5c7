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
import { Loaded } from "../../app/Loaded";
import { IconGrid } from "./components/IconGrid";
import { type Copied, copies, copyOf, type Icon, search } from "./model";
import { iconList } from "./queries";

const AT_ONCE = 120;

export default function IconsRoute() {
  const { t } = useTranslation("sample_kit");
  const { number } = useFormat();
  const [params, setParams] = useSearchParams();
  const [what, setWhat] = useState<Copied>("name");
  const [shown, setShown] = useState(AT_ONCE);
  const asked = useQuery(iconList);
  const typed = params.get("search") ?? "";
  const type = (text: string) => {
    setShown(AT_ONCE);
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
        <SearchBox value={typed} onChange={type} label={t("icons.search")} pause={120} />
        <Loaded asked={asked}>
          {(icons) => {
            const found = search(icons, typed);
            return (
              <>
                <Text muted small role="status">
                  {t("icons.found", { count: found.length, shown: number(found.length) })}
                </Text>
                {found.length === 0 ? (
                  <EmptyState
                    icon={<SearchX />}
                    title={t("icons.none")}
                    action={<Button onClick={() => type("")}>{t("icons.all")}</Button>}
                  />
                ) : (
                  <Card>
                    <IconGrid icons={found.slice(0, shown)} onCopy={(icon) => void copy(icon)} />
                  </Card>
                )}
                {found.length > shown && (
                  <Center>
                    <Button onClick={() => setShown(shown + AT_ONCE)}>{t("icons.more")}</Button>
                  </Center>
                )}
              </>
            );
          }}
        </Loaded>
      </Stack>
    </Page>
  );
}
