/** Who is given something right after it was published: everyone, this team, or somebody by name. */
import { Button } from "@learnt/ui/action/Button";
import { Notice } from "@learnt/ui/feedback/Notice";
import { toast } from "@learnt/ui/feedback/toast";
import { Stack } from "@learnt/ui/layout/layout";
import { User, Users, UsersRound } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { DocumentType } from "../../../app/documentTypes";
import { PersonSearch } from "../../../app/lazyParts";
import { useTenantContext } from "../../../app/tenantContext";
import { failureMessage } from "../../../app/useApiMutation";
import type { Rule } from "../model";
import { useSaveRule } from "../queries";

export type AssignNowProps = { documentId: string; type: DocumentType; title: string; onDone: () => void };

export function AssignNow({ documentId, type, title, onDone }: AssignNowProps) {
  const { t } = useTranslation("permissions");
  const { team } = useTenantContext();
  const [which, setWhich] = useState<string>();
  const [isNaming, setNaming] = useState(false);
  const [text, setText] = useState("");
  const assigning = useSaveRule({
    onSuccess: ({ added, inProgress }) => {
      toast.success(t("assignNow.done", { title }), {
        description: inProgress
          ? t("savedJob", { count: inProgress })
          : t("assignNow.added", { count: added }),
      });
      onDone();
    },
    // It is said above the choices.
    onError: () => undefined,
  });
  const busy = assigning.isPending ? which : undefined;
  const assign = (which: string, rule: Rule) => {
    setWhich(which);
    assigning.mutate({ type, documentId, rule, isOptional: false });
  };
  return (
    <Stack gap="3">
      {assigning.error && <Notice tone="bad" title={failureMessage(assigning.error)} />}
      <Button
        size="lg"
        variant="solid"
        icon={<UsersRound />}
        busy={busy === "everyone"}
        disabled={busy !== undefined}
        onClick={() => assign("everyone", { everyone: ["everyone"] })}
      >
        {t("assignNow.everyone")}
      </Button>
      <Button
        size="lg"
        icon={<Users />}
        busy={busy === "team"}
        disabled={busy !== undefined}
        onClick={() => assign("team", { team: [team.id] })}
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
            onTake={(person) => assign("person", { userId: [person.id] })}
          />
        </Suspense>
      )}
      <Button variant="ghost" disabled={busy !== undefined} onClick={onDone}>
        {t("assignNow.later")}
      </Button>
    </Stack>
  );
}
