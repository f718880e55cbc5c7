/**
 * The team's navigation: put in order, renamed, switched on and off, with what each role sees of it beside; and whether the sample
 * areas are in it.
 */
import { Button } from "@learnt/ui/action/Button";
import { useSaving } from "@learnt/ui/base/useSaving";
import { toast } from "@learnt/ui/feedback/toast";
import { Switch } from "@learnt/ui/form/CheckboxField";
import { Card } from "@learnt/ui/page/Card";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { TwoColumns } from "@learnt/ui/page/TwoColumns";
import { useQuery } from "@tanstack/react-query";
import { Link as LinkIcon, RotateCcw } from "lucide-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { defaultNavigation } from "../../app/defaultNavigation";
import { withAvailability } from "../../app/navigation";
import { QueryContent } from "../../app/QueryContent";
import { SaveBar } from "../../app/SaveBar";
import { SettingsPage } from "../../app/SettingsPage";
import { EntryDialog } from "./components/EntryDialog";
import { NavigationPreview } from "./components/NavigationPreview";
import { NavigationTree } from "./components/NavigationTree";
import { navigationChanges, newLink, type Tree } from "./navigation";
import { type NavigationChange, navigation, saveNavigation, type TeamNavigation } from "./queries";

export default function NavigationRoute() {
  const { t } = useTranslation("settings");
  const query = useQuery(navigation);
  return (
    <SettingsPage>
      <PageHeader eyebrow={t("theme.eyebrow")} title={t("navigation.title")}>
        {t("navigation.text")}
      </PageHeader>
      <QueryContent query={query}>{(saved) => <Editor saved={saved} onStale={query.refetch} />}</QueryContent>
    </SettingsPage>
  );
}

/** What stands there now, with what the organisation does not have marked: nothing of it can be switched on. */
function treeOf({ navigation, template, unavailable }: TeamNavigation): Tree {
  const started = template.length > 0 ? template : defaultNavigation;
  return withAvailability(navigation.length > 0 ? navigation : started, unavailable);
}

function Editor({ saved, onStale }: { saved: TeamNavigation; onStale: () => unknown }) {
  const { t } = useTranslation("settings");
  const before = useMemo(() => ({ tree: treeOf(saved), sampleAreas: saved.sampleAreas }), [saved]);
  const isOwn = saved.navigation.length > 0;
  const { draft, edit, save, bar } = useSaving({
    before,
    changeOf: (draft) => navigationChanges(before, draft),
    save: async (change: NavigationChange) => {
      await saveNavigation({ ...change, revision: saved.revision });
      toast.success(t(change.navigation?.length === 0 ? "navigation.standard" : "navigation.saved"));
    },
    refetch: onStale,
  });
  const { tree } = draft;
  const setTree = (tree: Tree) => edit({ tree });
  const [adding, setAdding] = useState(false);

  return (
    <TwoColumns share="half" sticky aside={<NavigationPreview tree={tree} />}>
      <div className="kit-stack">
        <div aria-busy={bar.busy || undefined}>
          <Card
            title={t("navigation.entries")}
            note={t("navigation.note")}
            actions={
              <Button icon={<LinkIcon />} disabled={bar.busy} onClick={() => setAdding(true)}>
                {t("navigation.addLink")}
              </Button>
            }
          >
            {/* What is changed while it is being saved would be lost with what is shown then. */}
            <NavigationTree tree={tree} onChange={(next) => bar.busy || setTree(next)} />
          </Card>
        </div>
        <Card title={t("navigation.samples")}>
          <Switch
            checked={draft.sampleAreas}
            disabled={bar.busy}
            onChange={(sampleAreas) => edit({ sampleAreas })}
            label={t("navigation.samplesShow")}
            about={t("navigation.samplesAbout")}
          />
        </Card>
        <SaveBar
          {...bar}
          describe={([part]) => ({ label: t(part === "tree" ? "navigation.entries" : "navigation.samples") })}
        >
          {isOwn && (
            <Button icon={<RotateCcw />} disabled={bar.busy} onClick={() => save({ navigation: [] })}>
              {t("navigation.toStandard")}
            </Button>
          )}
        </SaveBar>
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
    </TwoColumns>
  );
}
