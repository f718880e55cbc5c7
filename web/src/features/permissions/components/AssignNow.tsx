/** Who is given a course right after it was published: everyone, this team, or somebody by name. */
import { Button } from "@learnt/ui/action/Button";
import { Notice } from "@learnt/ui/feedback/Notice";
import { toast } from "@learnt/ui/feedback/toast";
import { Stack } from "@learnt/ui/layout/layout";
import { useQueryClient } from "@tanstack/react-query";
import { User, Users, UsersRound } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";
import { PersonSearch } from "../../../app/lazyParts";
import { useTenantContext } from "../../../app/tenantContext";
import type { Rule } from "../model";
import { createPermission, permissionsKey } from "../queries";

export type AssignNowProps = { documentId: string; title: string; onDone: () => void };

export function AssignNow({ documentId, title, onDone }: AssignNowProps) {
  const { t } = useTranslation("permissions");
  const cache = useQueryClient();
  const { team } = useTenantContext();
  const [busy, setBusy] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isNaming, setNaming] = useState(false);
  const [text, setText] = useState("");
  const assign = async (which: string, rule: Rule) => {
    setBusy(which);
    setFailure(undefined);
    try {
      const { added, inProgress } = await createPermission({
        type: "course",
        documentId,
        rule,
        isOptional: false,
      });
      await cache.invalidateQueries({ queryKey: permissionsKey });
      toast.success(t("assignNow.done", { title }), {
        description: inProgress
          ? t("savedJob", { count: inProgress })
          : t("assignNow.added", { count: added }),
      });
      onDone();
    } catch (error) {
      const { message, fields = [] } = toFailure(error);
      setFailure(fields[0]?.message ?? message);
      setBusy(undefined);
    }
  };
  return (
    <Stack gap="3">
      {failure && <Notice tone="bad" title={failure} />}
      <Button
        size="lg"
        variant="solid"
        icon={<UsersRound />}
        busy={busy === "everyone"}
        disabled={busy !== undefined}
        onClick={() => void assign("everyone", { everyone: ["everyone"] })}
      >
        {t("assignNow.everyone")}
      </Button>
      <Button
        size="lg"
        icon={<Users />}
        busy={busy === "team"}
        disabled={busy !== undefined}
        onClick={() => void assign("team", { team: [team.id] })}
      >
        {t("assignNow.team", { team: team.displayName })}
      </Button>
      <Button
        size="lg"
        icon={<User />}
        disabled={busy !== undefined}
        aria-expanded={isNaming}
        onClick={() => setNaming((now) => !now)}
      >
        {t("assignNow.person")}
      </Button>
      {isNaming && (
        <Suspense fallback={null}>
          <PersonSearch
            text={text}
            onText={setText}
            label={t("why.placeholder")}
            takes={(name) => t("assignNow.to", { name })}
            disabled={busy !== undefined}
            onTake={(person) => void assign("person", { userId: [person.id] })}
          />
        </Suspense>
      )}
      <Button variant="ghost" disabled={busy !== undefined} onClick={onDone}>
        {t("assignNow.later")}
      </Button>
    </Stack>
  );
}
