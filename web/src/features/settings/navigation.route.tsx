/** The team's navigation: put in order, renamed, switched on and off, with what each role sees of it beside. */
import { Button } from "@learnt/ui/action/Button";
import { useUnsaved } from "@learnt/ui/base/unsaved";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { Notice } from "@learnt/ui/feedback/Notice";
import { PageSkeleton } from "@learnt/ui/feedback/Skeleton";
import { toast } from "@learnt/ui/feedback/toast";
import { FormActions } from "@learnt/ui/form/Form";
import { Card } from "@learnt/ui/page/Card";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { useQuery } from "@tanstack/react-query";
import { Link as LinkIcon, RefreshCw, RotateCcw } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { explain } from "../../api/problem";
import { defaultNavigation } from "../../app/defaultNavigation";
import { EntryDialog } from "./components/EntryDialog";
import { NavigationPreview } from "./components/NavigationPreview";
import { NavigationTree } from "./components/NavigationTree";
import { isStale } from "./model";
import { isSame, newLink, type Tree } from "./navigation";
import { navigation, saveNavigation, type TeamNavigation } from "./queries";
import "./settings.css";

export default function NavigationRoute() {
  const { t } = useTranslation("settings");
  const asked = useQuery(navigation);
  return (
    <Page>
      <PageHeader eyebrow={t("theme.eyebrow")} title={t("navigation.title")}>
        {t("navigation.text")}
      </PageHeader>
      {asked.isPending && <PageSkeleton />}
      {asked.error && !asked.data && <ErrorState error={asked.error} onRetry={() => void asked.refetch()} />}
      {asked.data && <Editor key={asked.data.revision} saved={asked.data} onNewest={asked.refetch} />}
    </Page>
  );
}

function Editor({ saved, onNewest }: { saved: TeamNavigation; onNewest: () => Promise<unknown> }) {
  const { t } = useTranslation("settings");
  const before: Tree = saved.navigation.length > 0 ? saved.navigation : defaultNavigation;
  const [tree, setTree] = useState(before);
  const [adding, setAdding] = useState(false);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<{ message: string; stale: boolean } | null>(null);
  const isDirty = !isSame(before, tree);
  const isOwn = saved.navigation.length > 0;
  useUnsaved(isDirty && !busy);

  const save = async (next: Tree, said: string) => {
    setBusy(true);
    setWrong(null);
    try {
      await saveNavigation({ navigation: [...next], revision: saved.revision });
      toast.success(said);
    } catch (error) {
      setWrong({ message: explain(error).message, stale: isStale(error) });
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className="lt-look-columns">
      <div className="lt-stack">
        {/* Not what is pressed to save: it keeps the focus. */}
        <div inert={busy}>
          <Card
            title={t("navigation.entries")}
            note={t("navigation.note")}
            actions={
              <Button icon={<LinkIcon />} onClick={() => setAdding(true)}>
                {t("navigation.addLink")}
              </Button>
            }
          >
            <NavigationTree tree={tree} onChange={setTree} />
          </Card>
        </div>
        <div className="st-foot">
          {wrong && (
            <Notice
              tone="bad"
              action={
                wrong.stale && (
                  <Button size="sm" icon={<RefreshCw />} onClick={() => void onNewest()}>
                    {t("navigation.newest")}
                  </Button>
                )
              }
            >
              {wrong.message}
            </Notice>
          )}
          <FormActions>
            {isOwn && (
              <Button
                icon={<RotateCcw />}
                disabled={busy}
                onClick={() => void save([], t("navigation.standard"))}
              >
                {t("navigation.toStandard")}
              </Button>
            )}
            <Button disabled={!isDirty || busy} onClick={() => setTree(before)}>
              {t("theme.reset")}
            </Button>
            <Button
              variant="solid"
              disabled={!isDirty}
              busy={busy}
              onClick={() => void save(tree, t("navigation.saved"))}
            >
              {t("theme.save")}
            </Button>
          </FormActions>
        </div>
      </div>
      <div className="lt-look-aside">
        <NavigationPreview tree={tree} />
      </div>
      {adding && (
        <EntryDialog
          title={t("navigation.addLink")}
          submit={t("navigation.add")}
          values={{ title: "", url: "" }}
          onDone={({ title, url }) => {
            setTree([...tree, newLink(tree, title, url)]);
            setAdding(false);
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </div>
  );
}
