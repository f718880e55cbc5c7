/** What is given to all who are selected beside what they have: tags, or a manager. */

import { Button } from "@learnt/ui/action/Button";
import { QueryError } from "@learnt/ui/feedback/QueryError";
import { toast } from "@learnt/ui/feedback/toast";
import { TagsInput } from "@learnt/ui/form/TagsField";
import { Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Dialog } from "@learnt/ui/overlay/Dialog";
import { useQuery } from "@tanstack/react-query";
import { Tag, Users } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { changeEach } from "../changeEach";
import { nameOf } from "../model";
import { addManager, addTags, tagsInUse, useRefetchPeople } from "../queries";
import { PersonSearch } from "./PersonSearch";

type Props = { ids: readonly string[]; onDone: () => void };

/** Runs a change for everybody, and says how far it is and how it ended. */
function useBulkUpdate(ids: readonly string[], onDone: () => void) {
  const { t } = useTranslation("people");
  const changed = useRefetchPeople();
  const [seen, setSeen] = useState<number | null>(null);
  const run = async (work: (id: string) => Promise<unknown>, messageFor: (count: number) => string) => {
    setSeen(0);
    const { done, failed } = await changeEach(ids, work, setSeen);
    setSeen(null);
    const rest = failed > 0 ? { description: t("many.failed", { count: failed }) } : {};
    if (done > 0) toast.success(messageFor(done), rest);
    else toast.error(t("many.failed", { count: failed }));
    await changed();
    onDone();
  };
  const progress = seen === null ? null : t("many.progress", { done: seen, total: ids.length });
  return { run, busy: seen !== null, progress };
}

export function BulkTags({ ids, onDone }: Props) {
  const { t } = useTranslation("people");
  const [open, setOpen] = useState(false);
  const [tags, setTags] = useState<string[]>([]);
  const [search, setSearch] = useState("");
  const query = useQuery({ ...tagsInUse(search), enabled: open });
  const { run, busy, progress } = useBulkUpdate(ids, onDone);
  const close = () => !busy && setOpen(false);
  return (
    <>
      <Button size="sm" icon={<Tag />} onClick={() => setOpen(true)}>
        {t("many.tag")}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={t("many.tagTitle", { count: ids.length })}
        note={t("many.tagNote")}
        footer={
          <>
            <Button onClick={close} disabled={busy}>
              {t("cancel")}
            </Button>
            <Button
              variant="solid"
              busy={busy}
              disabledReason={tags.length > 0 ? undefined : t("many.tagNeeded")}
              onClick={() =>
                void run(
                  (id) => addTags(id, tags),
                  (count) => t("many.tagged", { count }),
                )
              }
            >
              {t("many.tag")}
            </Button>
          </>
        }
      >
        <Stack gap="2">
          <TagsInput
            aria-label={t("field.tags")}
            placeholder={t("field.tags")}
            value={tags}
            disabled={busy}
            suggestions={query.data ?? []}
            onSearch={setSearch}
            onChange={setTags}
          />
          <QueryError query={query} />
          <Text muted small role="status">
            {progress}
          </Text>
        </Stack>
      </Dialog>
    </>
  );
}

export function BulkManager({ ids, onDone }: Props) {
  const { t } = useTranslation("people");
  const [open, setOpen] = useState(false);
  const [text, setText] = useState("");
  const { run, busy, progress } = useBulkUpdate(ids, onDone);
  return (
    <>
      <Button size="sm" icon={<Users />} onClick={() => setOpen(true)}>
        {t("many.manager")}
      </Button>
      <Dialog
        open={open}
        onClose={() => !busy && setOpen(false)}
        title={t("many.managerTitle", { count: ids.length })}
        note={t("managersNote")}
      >
        <Stack gap="3">
          <PersonSearch
            text={text}
            onText={setText}
            label={t("addManager")}
            takes={(manager) => t("addAsManager", { name: manager })}
            disabled={busy}
            onTake={(manager) =>
              void run(
                (id) => addManager(id, manager.id),
                (count) => t("many.managed", { count, name: nameOf(manager) }),
              )
            }
          />
          <Text muted small role="status">
            {progress}
          </Text>
        </Stack>
      </Dialog>
    </>
  );
}
