/** What an admin does with the whole of it: write, publish, take back, archive and restore, each with a way back. */
import { Button, IconButton, LinkButton } from "@learnt/ui/action/Button";
import { useKit } from "@learnt/ui/base/kit";
import { toast } from "@learnt/ui/feedback/toast";
import { Menu, type MenuEntry } from "@learnt/ui/overlay/Menu";
import { useQueryClient } from "@tanstack/react-query";
import { Archive, ArchiveRestore, EllipsisVertical, EyeOff, Pencil, Send } from "lucide-react";
import { useTranslation } from "react-i18next";
import { type Blog, pathOf, type Status } from "../model";
import { blogsKey, useMove } from "../queries";

/** Brings it somewhere and says so; the way back leads where it was. */
function useSetBlogStatus(blog: Blog) {
  const { t } = useTranslation("blogs");
  const { toFailure } = useKit();
  const queryClient = useQueryClient();
  const showFailure = (error: unknown) => {
    const { message, fields } = toFailure(error);
    toast.error(fields?.map((field) => field.message).join(" ") || message);
    void queryClient.invalidateQueries({ queryKey: blogsKey });
  };
  const undo = useMove(blog.id, { onSuccess: () => toast.success(t("done.undone")), onError: showFailure });
  const move = useMove(blog.id, {
    onSuccess: ({ revision }, { from, to }) =>
      toast.success(t(from === "archived" ? "done.restored" : `done.${to}`), {
        action: { label: t("undo"), onClick: () => undo.mutate({ from: to, to: from, revision }) },
      }),
    onError: showFailure,
  });
  return {
    busy: move.isPending || undo.isPending,
    setStatus: (to: Status) => move.mutate({ from: blog.status, to, revision: blog.revision }),
  };
}

export function BlogActions({ blog }: { blog: Blog }) {
  const { t } = useTranslation("blogs");
  const { busy, setStatus } = useSetBlogStatus(blog);
  const { status } = blog;
  const entries: MenuEntry[] = [];
  if (status === "published")
    entries.push({
      id: "unpublish",
      label: t("unpublish"),
      icon: <EyeOff />,
      onSelect: () => setStatus("draft"),
    });
  if (status !== "archived")
    entries.push({
      id: "archive",
      label: t("archive"),
      icon: <Archive />,
      onSelect: () => setStatus("archived"),
    });
  return (
    <>
      <LinkButton to={`${pathOf(blog)}?edit`} icon={<Pencil />}>
        {t("edit")}
      </LinkButton>
      {status === "draft" && (
        <Button variant="solid" icon={<Send />} busy={busy} onClick={() => setStatus("published")}>
          {t("publish")}
        </Button>
      )}
      {status === "archived" && (
        <Button variant="solid" icon={<ArchiveRestore />} busy={busy} onClick={() => setStatus("draft")}>
          {t("restore")}
        </Button>
      )}
      {entries.length > 0 && (
        <Menu
          trigger={<IconButton label={t("more")} icon={<EllipsisVertical />} variant="outline" />}
          entries={entries}
        />
      )}
    </>
  );
}
