/** The editor of a form: its questions, its settings, a preview, and the way to publish it. */

import { Button, LinkButton } from "@learnt/ui/action/Button";
import { Link } from "@learnt/ui/action/Link";
import { Badge } from "@learnt/ui/feedback/Badge";
import { describedBy } from "@learnt/ui/feedback/ConflictNotice";
import { Notice } from "@learnt/ui/feedback/Notice";
import { PageSkeleton } from "@learnt/ui/feedback/Skeleton";
import { toast } from "@learnt/ui/feedback/toast";
import { HStack, Stack } from "@learnt/ui/layout/layout";
import { Menu } from "@learnt/ui/overlay/Menu";
import { Tabs } from "@learnt/ui/overlay/Tabs";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { useQuery } from "@tanstack/react-query";
import {
  Archive,
  BookmarkPlus,
  Copy,
  EllipsisVertical,
  EyeOff,
  Inbox,
  RotateCcw,
  Send,
  Undo2,
} from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useNavigate, useParams } from "react-router";
import { toFailure } from "../../api/problem";
import { FormHolders } from "../../app/documentActions";
import { DocumentPermissions } from "../../app/lazyParts";
import { NotFound } from "../../app/NotFound";
import { paths } from "../../app/pathBuilder";
import { SaveProblem, SaveStatus } from "../../app/SaveProblem";
import { useTitle } from "../../app/title";
import { FormSettings } from "./components/FormSettings";
import { Paths } from "./components/Paths";
import { Preview } from "./components/Preview";
import { QuestionEditor } from "./components/QuestionEditor";
import { SaveTemplate } from "./components/SaveTemplate";
import { ShareForm } from "./components/ShareForm";
import { Versions } from "./components/Versions";
import { type Form, statusKey, toneOfForm } from "./model";
import { formQuery, useDuplicateForm, useMoveForm } from "./queries";
import { useBuilder } from "./useBuilder";
import { useFormsArea } from "./useFormsArea";

export default function FormRoute() {
  const { t } = useTranslation("forms");
  const area = useFormsArea();
  const { formId = "" } = useParams();
  const query = useQuery(formQuery(formId));
  useTitle(query.data?.title);
  if (query.isPending) return <PageSkeleton />;
  // Whoever only marks it has no editor, but its submissions.
  if (query.data && !query.data.isMine) return <Navigate to={paths.formSubmissions(area, formId)} replace />;
  if (!query.data)
    return (
      <NotFound
        error={query.error}
        onRetry={() => void query.refetch()}
        list={paths.forms(area)}
        listName={t("title")}
      />
    );
  return <Editor key={query.data.id} form={query.data} />;
}

function Editor({ form }: { form: Form }) {
  const { t } = useTranslation("forms");
  const area = useFormsArea();
  const navigate = useNavigate();
  const builder = useBuilder(form);
  const { draft, isDirty } = builder;
  const saved = async () => {
    await builder.flush();
    return builder.revision();
  };
  const step = useMoveForm(form.id, saved, {
    onSuccess: (now) => {
      builder.know(now.revision);
      toast.success(t("nowStatus", { status: t(statusKey(now.status)) }));
    },
    onError: () => undefined,
  });
  const copy = useDuplicateForm(form.id, {
    onSuccess: (created) => navigate(paths.editForm(area, created.id)),
    onError: () => undefined,
  });
  const [isKeeping, setKeeping] = useState(false);
  const isLive = form.status === "published" || form.status === "publishedwithdraft";
  const isArchived = form.status === "archived";
  const failure = step.error ?? copy.error;
  const failureInfo = failure ? toFailure(failure) : null;
  const missing = isDirty ? [] : form.lacking;
  return (
    <Page>
      <PageHeader
        eyebrow={<Link to={paths.forms(area)}>{t("title")}</Link>}
        title={draft.title}
        actions={
          <>
            <Button icon={<Undo2 />} disabled={!builder.canUndo} onClick={builder.undo}>
              {t("undo")}
            </Button>
            <Menu
              trigger={<Button icon={<EllipsisVertical />} aria-label={t("more")} />}
              entries={[
                { id: "copy", label: t("duplicate"), icon: <Copy />, onSelect: () => copy.mutate() },
                {
                  id: "template",
                  label: t("template.save"),
                  icon: <BookmarkPlus />,
                  onSelect: () => setKeeping(true),
                },
                ...(isLive
                  ? [
                      {
                        id: "hide",
                        label: t("unpublish"),
                        icon: <EyeOff />,
                        onSelect: () => step.mutate("unpublish"),
                      },
                    ]
                  : []),
                isArchived
                  ? {
                      id: "restore",
                      label: t("restore"),
                      icon: <RotateCcw />,
                      onSelect: () => step.mutate("restore"),
                    }
                  : {
                      id: "archive",
                      label: t("archive"),
                      icon: <Archive />,
                      onSelect: () => step.mutate("archive"),
                    },
              ]}
            />
            <LinkButton to={paths.formSubmissions(area, form.id)} icon={<Inbox />}>
              {t("submissions")}
            </LinkButton>
            {!isArchived && (
              <Button
                variant="solid"
                icon={<Send />}
                busy={step.isPending}
                disabledReason={
                  form.status === "published" && !isDirty
                    ? t("nothingToPublish")
                    : missing.length > 0
                      ? t("lackingTitle", { count: missing.length })
                      : undefined
                }
                onClick={() => step.mutate("publish")}
              >
                {t("publish")}
              </Button>
            )}
          </>
        }
      >
        <HStack gap="3" wrap="wrap">
          <Badge tone={toneOfForm[form.status]}>{t(statusKey(form.status))}</Badge>
          <SaveStatus {...builder} />
          {isLive && <ShareForm form={form} />}
        </HStack>
      </PageHeader>
      {isKeeping && (
        <SaveTemplate
          form={form}
          title={draft.title}
          onFlush={builder.flush}
          onClose={() => setKeeping(false)}
        />
      )}
      <Stack gap="4">
        <SaveProblem
          {...builder}
          problem={builder.error}
          onRetry={builder.retry}
          describe={describedBy({
            title: t("titleLabel"),
            description: t("description"),
            content: t("tab.questions"),
            settings: t("tab.settings"),
          })}
        />
        {failureInfo && failure !== builder.error && (
          <Notice tone="bad" title={failureInfo.fields?.[0]?.message ?? failureInfo.message} />
        )}
        {missing.length > 0 && draft.content.sections.some(({ fields }) => fields.length > 0) && (
          <Notice tone="warn" title={t("lackingTitle", { count: missing.length })}>
            <ul>
              {missing.map(({ field, message }) => (
                <li key={`${field}${message}`}>
                  {nameIn(form, field)}
                  {message}
                </li>
              ))}
            </ul>
          </Notice>
        )}
        <Tabs
          label={draft.title}
          name="tab"
          tabs={[
            { id: "questions", label: t("tab.questions"), content: <QuestionEditor builder={builder} /> },
            {
              id: "settings",
              label: t("tab.settings"),
              content: (
                <FormSettings
                  formId={area === "admin" ? form.id : null}
                  builder={builder}
                  people={form.approvers}
                />
              ),
            },
            { id: "preview", label: t("tab.preview"), content: <Preview draft={draft} /> },
            { id: "paths", label: t("tab.paths"), content: <Paths content={draft.content} /> },
            { id: "versions", label: t("tab.versions"), content: <Versions form={form} /> },
            ...(area === "admin" && form.kind !== "observation"
              ? [
                  {
                    id: "people",
                    label: t("tab.people"),
                    content: (
                      <Suspense fallback={<PageSkeleton />}>
                        <FormHolders formId={form.id} title={form.title} />
                      </Suspense>
                    ),
                  },
                  {
                    id: "permissions",
                    label: t("tab.permissions"),
                    content: (
                      <Suspense fallback={<PageSkeleton />}>
                        <DocumentPermissions
                          documentId={form.id}
                          type="form"
                          title={form.title}
                          published={isLive}
                        />
                      </Suspense>
                    ),
                  },
                ]
              : []),
          ]}
        />
      </Stack>
    </Page>
  );
}

/** The question that something is said of. */
function nameIn(form: Form, place: string): string {
  const [, id] = place.split(".");
  const fields = form.content.sections.flatMap((section) => section.fields);
  const label = fields.find((field) => field.id === id)?.label;
  return label ? `${label}: ` : "";
}
