/** Publishes a pathway, hides it, archives it, restores it or copies it. */
import { Button, IconButton } from "@learnt/ui/action/Button";
import { toast } from "@learnt/ui/feedback/toast";
import { Menu, type MenuEntry } from "@learnt/ui/overlay/Menu";
import { Archive, ArchiveRestore, Copy, EllipsisVertical, EyeOff, Send, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { failureMessage } from "../../../app/useApiMutation";
import { useAssignNow } from "../../../app/useAssignNow";
import { adminPath, missingRequirement, type Pathway, type PathwayMove } from "../model";
import { useDuplicatePathway, useStepPathway } from "../queries";
import type { Editor } from "../useEditor";

export function Actions({ pathway, editor }: { pathway: Pathway; editor: Editor }) {
  const { t } = useTranslation("pathways");
  const navigate = useNavigate();
  const onError = (error: unknown) => toast.error(failureMessage(error));
  const saved = async () => {
    await editor.flush();
    return editor.revision();
  };
  const assigning = useAssignNow({ type: "pathway", documentId: pathway.id, title: editor.draft.title });
  const step = useStepPathway(pathway.id, saved, {
    onSuccess: ({ pathway: now, added, inProgress }, to) => {
      editor.know(now.revision);
      const people = inProgress ?? added;
      const confirmProps =
        to === "publish" && people > 0 ? { description: t("given", { count: people }) } : {};
      toast.success(t(`done.${to}`), confirmProps);
      if (to === "publish") void assigning.ask();
    },
    onError,
  });
  const copy = useDuplicatePathway(pathway.id, {
    onSuccess: async (created) => {
      toast.success(t("done.duplicate"));
      await navigate(adminPath(created.id));
    },
    onError,
  });
  const { can } = pathway;
  const missing = missingRequirement(editor.draft);
  const entry = (id: PathwayMove, icon: ReactNode): MenuEntry => ({
    id,
    label: t(id),
    icon,
    onSelect: () => step.mutate(id),
  });
  const entries: MenuEntry[] = [
    { id: "copy", label: t("duplicate"), icon: <Copy />, onSelect: () => copy.mutate() },
    ...(can.unpublish ? [entry("unpublish", <EyeOff />)] : []),
    ...(can.archive ? [entry("archive", <Archive />)] : []),
  ];
  return (
    <>
      {pathway.isLookedAfterHere && (
        <Button icon={<Undo2 />} disabled={!editor.canUndo} onClick={editor.undo}>
          {t("undo")}
        </Button>
      )}
      <Menu
        trigger={<IconButton variant="outline" icon={<EllipsisVertical />} label={t("more")} />}
        entries={entries}
      />
      {can.restore ? (
        <Button
          variant="solid"
          icon={<ArchiveRestore />}
          busy={step.isPending}
          onClick={() => step.mutate("restore")}
        >
          {t("restore")}
        </Button>
      ) : pathway.isLookedAfterHere ? (
        <Button
          variant="solid"
          icon={<Send />}
          busy={step.isPending}
          disabledReason={
            missing ? t(missing) : can.publish || editor.isDirty ? undefined : t("nothingToPublish")
          }
          onClick={() => {
            assigning.note(pathway.status === "draft");
            step.mutate("publish");
          }}
        >
          {t("publish")}
        </Button>
      ) : null}
      {assigning.dialog}
    </>
  );
}
