/** Who is given a document: its rules, each with what it says and how many it reaches; and why somebody has it or not. */
import { Button, IconButton } from "@learnt/ui/action/Button";
import { Badge } from "@learnt/ui/feedback/Badge";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { Notice } from "@learnt/ui/feedback/Notice";
import { Skeleton } from "@learnt/ui/feedback/Skeleton";
import { toast } from "@learnt/ui/feedback/toast";
import { Card } from "@learnt/ui/page/Card";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Archive, CalendarClock, Pencil, UserPlus, Users } from "lucide-react";
import { Suspense, useRef, useState } from "react";
import { toFailure } from "../../../api/problem";
import { DueText } from "../../../app/lazyParts";
import { useLive } from "../../../app/live";
import { type DocumentType, isLive, MANY, type Permission } from "../model";
import "../permissions.css";
import { permissionList, permissionsKey, setStatus } from "../queries";
import { useWords } from "../useWords";
import { ArchiveRule } from "./ArchiveRule";
import { JobNotice } from "./JobNotice";
import { RuleEditor } from "./RuleEditor";
import { RuleText } from "./RuleText";
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
  const t = useWords(type);
  const cache = useQueryClient();
  const [editing, setEditing] = useState<Permission | "new" | null>(null);
  const [asking, setAsking] = useState<Permission | null>(null);
  const archiving = useRef(new Set<string>());
  const list = useQuery(
    permissionList({ documentId, type, status: "active", sort: "createdAt", perPage: 100 }),
  );
  const again = () => void cache.invalidateQueries({ queryKey: permissionsKey });
  useLive(
    [`${type}:${documentId}`],
    (news) => (news === null || /^permission\.|^assignments\.|\.assigned$/.test(news.kind)) && again(),
  );
  const rules = list.data?.items;
  const hidden = published === false || rules?.some((rule) => !isLive(rule.documentStatus));

  const restore = async (rule: Permission) => {
    try {
      await setStatus(rule.id, "active");
      toast.success(t("restored"));
    } catch (error) {
      toast.error(toFailure(error).message);
    }
    again();
  };
  const archive = async (rule: Permission) => {
    // The second of two clicks has nothing left to archive.
    if (archiving.current.has(rule.id)) return;
    archiving.current.add(rule.id);
    try {
      const { removed, inProgress } = await setStatus(rule.id, "archived");
      toast.success(t("archived"), {
        ...(inProgress ? { description: t("savedJob", { count: inProgress }) } : {}),
        ...(removed ? { description: t("archivedText", { count: removed }) } : {}),
        action: { label: t("undo"), onClick: () => void restore(rule) },
      });
    } catch (error) {
      toast.error(toFailure(error).message);
    } finally {
      archiving.current.delete(rule.id);
    }
    again();
  };

  const add = canChange && (
    <Button variant="solid" icon={<UserPlus />} onClick={() => setEditing("new")}>
      {t("course.add")}
    </Button>
  );
  return (
    <div className="pe-course">
      {hidden && (
        <Notice tone="warn" title={t("course.unpublished")}>
          {t("course.unpublishedText")}
        </Notice>
      )}
      <JobNotice type={type} documentId={documentId} />
      <Card
        title={t("title")}
        note={t("course.note")}
        actions={rules && rules.length > 0 ? add : undefined}
        flush
      >
        {list.isPending && (
          <div className="lt-card-body">
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
          <ul className="pe-list">
            {rules.map((rule) => (
              <li key={rule.id} className="pe-row">
                <div className="pe-row-text">
                  <RuleText rule={rule.rule} names={rule.names} />
                  {rule.isOptional && <Badge>{t("optional")}</Badge>}
                  {rule.due && (
                    <Suspense fallback={null}>
                      <span className="pe-people">
                        <CalendarClock aria-hidden="true" />
                        <DueText rule={rule.due} />
                      </span>
                    </Suspense>
                  )}
                </div>
                <span className="pe-people">
                  <Users aria-hidden="true" />
                  {t("course.people", { count: rule.people })}
                </span>
                {canChange && (
                  <span className="pe-row-actions">
                    <IconButton label={t("edit")} icon={<Pencil />} onClick={() => setEditing(rule)} />
                    <IconButton
                      label={t("archive")}
                      icon={<Archive />}
                      onClick={() => (rule.people > MANY ? setAsking(rule) : void archive(rule))}
                    />
                  </span>
                )}
              </li>
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
          permission={editing === "new" ? undefined : editing}
          hidden={Boolean(hidden)}
          onClose={() => setEditing(null)}
          onSaved={again}
        />
      )}
    </div>
  );
}
