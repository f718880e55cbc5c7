/** Publishes a pathway, hides it, archives it, restores it or copies it. */
import { Button, IconButton } from "@learnt/ui/action/Button";
import { toast } from "@learnt/ui/feedback/toast";
import { Menu, type MenuEntry } from "@learnt/ui/overlay/Menu";
import { useMutation } from "@tanstack/react-query";
import { Archive, ArchiveRestore, Copy, EllipsisVertical, EyeOff, Send, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { toFailure } from "../../../api/problem";
import { adminPath, lacking, type Pathway, type Step } from "../model";
import { duplicatePathway, stepPathway, useAccept } from "../queries";
import type { Editor } from "../useEditor";

export function Actions({ pathway, editor }: { pathway: Pathway; editor: Editor }) {
  const { t } = useTranslation("pathways");
  const go = useNavigate();
  const accept = useAccept();
  const failed = (error: unknown) => {
    const told = toFailure(error);
    toast.error(told.fields?.[0]?.message ?? told.message);
    accept();
  };
  const step = useMutation({
    mutationFn: async (to: Step) => {
      await editor.flush();
      return stepPathway(pathway.id, editor.revision(), to);
    },
    onSuccess: ({ pathway: now, added, inProgress }, to) => {
      editor.know(now.revision);
      accept(now);
      const people = inProgress ?? added;
      const given = to === "publish" && people > 0 ? { description: t("given", { count: people }) } : {};
      toast.success(t(`done.${to}`), given);
    },
    onError: failed,
  });
  const copy = useMutation({
    mutationFn: () => duplicatePathway(pathway.id),
    onSuccess: async (made) => {
      accept(made);
      toast.success(t("done.duplicate"));
      await go(adminPath(made.id));
    },
    onError: failed,
  });
  const { can } = pathway;
  const missing = lacking(editor.draft);
  const entry = (id: Step, icon: ReactNode): MenuEntry => ({
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
      <Button icon={<Undo2 />} disabled={!editor.canUndo} onClick={editor.undo}>
        {t("undo")}
      </Button>
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
      ) : (
        <Button
          variant="solid"
          icon={<Send />}
          busy={step.isPending}
          disabledReason={
            missing ? t(missing) : can.publish || editor.isDirty ? undefined : t("nothingToPublish")
          }
          onClick={() => step.mutate("publish")}
        >
          {t("publish")}
        </Button>
      )}
    </>
  );
}
