/** Who is given a document: its rules, each with what it says and how many it reaches; and why somebody has it or not. */

import { Button, IconButton } from "@learnt/ui/action/Button";
import { Badge } from "@learnt/ui/feedback/Badge";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { Notice } from "@learnt/ui/feedback/Notice";
import { QueryError } from "@learnt/ui/feedback/QueryError";
import { Skeleton } from "@learnt/ui/feedback/Skeleton";
import { toast } from "@learnt/ui/feedback/toast";
import { Flex, Stack, Wrap } from "@learnt/ui/layout/layout";
import { Card } from "@learnt/ui/page/Card";
import { useQuery } from "@tanstack/react-query";
import { Archive, CalendarClock, Pencil, UserPlus, Users } from "lucide-react";
import { Suspense, useRef, useState } from "react";
import { DueText } from "../../../app/lazyParts";
import { useLive } from "../../../app/live";
import { type DocumentType, isLive, MANY, type Permission } from "../model";
import { categories, permissionList, useRefetchPermissions, useSetStatus } from "../queries";
import { usePermissionMessages } from "../usePermissionMessages";
import { ArchiveRule } from "./ArchiveRule";
import { JobNotice } from "./JobNotice";
import { RuleEditor } from "./RuleEditor";
import { RuleText } from "./RuleText";
import { Aside } from "./styles";
import { WhyLookup } from "./WhyLookup";

export type DocumentPermissionsProps = {
  documentId: string;
  type: DocumentType;
  title: string;
  published?: boolean;
  canChange?: boolean;
};

export function DocumentPermissions({
  documentId,
  type,
  title,
  published,
  canChange = true,
}: DocumentPermissionsProps) {
  const t = usePermissionMessages(type);
  const [editing, setEditing] = useState<Permission | "new" | null>(null);
  const [asking, setAsking] = useState<Permission | null>(null);
  const list = useQuery(
    permissionList({ documentId, type, status: "active", sort: "createdAt", perPage: 100 }),
  );
  // Without them rules are told in the words of the service.
  const query = useQuery(categories);
  const refetch = useRefetchPermissions();
  useLive(
    [`${type}:${documentId}`],
    (message) =>
      (message === null || /^permission\.|^assignments\.|\.assigned$/.test(message.kind)) && void refetch(),
  );
  const rules = list.data?.items;
  const hidden = published === false || rules?.some((rule) => !isLive(rule.documentStatus));

  const restoring = useSetStatus({ onSuccess: () => toast.success(t("restored")) });
  const archiving = useSetStatus({
    onSuccess: ({ removed, inProgress }, { id }) =>
      toast.success(t("archived"), {
        ...(inProgress ? { description: t("savedJob", { count: inProgress }) } : {}),
        ...(removed ? { description: t("archivedText", { count: removed }) } : {}),
        action: { label: t("undo"), onClick: () => restoring.mutate({ id, status: "active" }) },
      }),
  });
  const underWay = useRef(new Set<string>());
  const archive = async ({ id }: Permission) => {
    // The second of two clicks has nothing left to archive.
    if (underWay.current.has(id)) return;
    underWay.current.add(id);
    const over = () => void underWay.current.delete(id);
    await archiving.mutateAsync({ id, status: "archived" }).then(over, over);
  };

  const add = canChange && (
    <Button variant="solid" icon={<UserPlus />} onClick={() => setEditing("new")}>
      {t("course.add")}
    </Button>
  );
  return (
    <Stack gap="5">
      {hidden && (
        <Notice tone="warn" title={t("course.unpublished")}>
          {t("course.unpublishedText")}
        </Notice>
      )}
      <JobNotice type={type} documentId={documentId} />
      <QueryError query={query} />
      <Card
        title={t("title")}
        note={t("course.note")}
        actions={rules && rules.length > 0 ? add : undefined}
        flush
      >
        {list.isPending && (
          <div className="kit-card-body">
            <Skeleton height="5rem" />
          </div>
        )}
        {list.error && !rules && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
        {rules?.length === 0 && (
          <EmptyState icon={<Users />} title={t("course.empty")} action={add}>
            {t("course.emptyText")}
          </EmptyState>
        )}
        {rules && rules.length > 0 && (
          <ul>
            {rules.map((rule) => (
              <Flex
                as="li"
                key={rule.id}
                wrap={{ smDown: "wrap" }}
                align="center"
                gap="4"
                minBlockSize="52px"
                padding="0.6rem 1.25rem"
                borderBlockStart="hairline"
              >
                <Wrap flex={{ base: "1 1 100%", sm: "1" }} align="center" minInlineSize="0">
                  <RuleText rule={rule.rule} names={rule.names} />
                  {rule.isOptional && <Badge>{t("optional")}</Badge>}
                  {rule.due && (
                    <Suspense fallback={null}>
                      <Aside>
                        <CalendarClock aria-hidden="true" />
                        <DueText rule={rule.due} />
                      </Aside>
                    </Suspense>
                  )}
                </Wrap>
                <Aside>
                  <Users aria-hidden="true" />
                  {t("course.people", { count: rule.people })}
                </Aside>
                {canChange && (
                  <Flex as="span" flex="none">
                    <IconButton label={t("edit")} icon={<Pencil />} onClick={() => setEditing(rule)} />
                    <IconButton
                      label={t("archive")}
                      icon={<Archive />}
                      onClick={() => (rule.people > MANY ? setAsking(rule) : void archive(rule))}
                    />
                  </Flex>
                )}
              </Flex>
            ))}
          </ul>
        )}
      </Card>
      <WhyLookup type={type} documentId={documentId} rules={rules ?? []} />
      {asking && (
        <ArchiveRule
          rule={asking}
          hidden={Boolean(hidden)}
          onClose={() => setAsking(null)}
          onArchive={() => archive(asking)}
        />
      )}
      {editing && (
        <RuleEditor
          type={type}
          documentId={documentId}
          title={title}
          permission={editing === "new" ? undefined : (rules?.find(({ id }) => id === editing.id) ?? editing)}
          hidden={Boolean(hidden)}
          onClose={() => setEditing(null)}
        />
      )}
    </Stack>
  );
}
