/** One rule for its admins: what earns the badge, who can earn it and how often. */
import { Button } from "@learnt/ui/action/Button";
import { PageSkeleton } from "@learnt/ui/feedback/Skeleton";
import { useQuery } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { isNotFound, NotFound } from "../../app/NotFound";
import { paths } from "../../app/pathBuilder";
import { SaveBar } from "../../app/SaveBar";
import { SaveProblem, SaveStatus } from "../../app/SaveProblem";
import { useTitle } from "../../app/title";
import { RuleForm } from "./components/RuleForm";
import { type BadgeRule, missingPart } from "./model";
import { badgeRuleQuery, useLiveInvalidation } from "./queries";
import { useSavedByButton, useSelfSaving } from "./useEditor";

export default function RuleRoute() {
  const { t } = useTranslation("badge_rules");
  const { ruleId = "" } = useParams();
  const query = useQuery(badgeRuleQuery(ruleId));
  const rule = isNotFound(query.error) ? undefined : query.data;
  useLiveInvalidation();
  useTitle(rule?.title);
  if (query.isPending) return <PageSkeleton />;
  if (!rule)
    return (
      <NotFound
        error={query.error}
        onRetry={() => void query.refetch()}
        list={paths.badgeRules}
        listName={t("title")}
      />
    );
  return rule.status === "active" ? (
    <ActiveRule key={rule.id} rule={rule} />
  ) : (
    <SilentRule key={rule.id} rule={rule} />
  );
}

/** A draft, or one that is archived: it awards nothing, and is saved by itself. */
function SilentRule({ rule }: { rule: BadgeRule }) {
  const { t } = useTranslation("badge_rules");
  const editor = useSelfSaving(rule);
  return (
    <RuleForm
      rule={rule}
      editor={editor}
      saved={async () => {
        await editor.flush();
        return editor.revision();
      }}
      onRevision={editor.know}
      undo={
        <Button icon={<Undo2 />} disabled={!editor.canUndo} onClick={editor.undo}>
          {t("undo")}
        </Button>
      }
      state={<SaveStatus {...editor} />}
      above={(describe) => (
        <SaveProblem {...editor} problem={editor.error} onRetry={editor.retry} describe={describe} />
      )}
    />
  );
}

function ActiveRule({ rule }: { rule: BadgeRule }) {
  const { t } = useTranslation("badge_rules");
  const { draft, edit, bar } = useSavedByButton(rule);
  return (
    <RuleForm
      rule={rule}
      editor={{ draft, edit, error: bar.error }}
      saved={async () => rule.revision}
      blocked={bar.isDirty ? t("saveFirst") : undefined}
      below={(describe) => <SaveBar {...bar} isWrong={missingPart(draft) !== null} describe={describe} />}
    />
  );
}
