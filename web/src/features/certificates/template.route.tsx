/** The designer of certificates: the sheet as the server draws it, its fields to be moved, and what each of them is. */
import { Button } from "@learnt/ui/action/Button";
import { Link } from "@learnt/ui/action/Link";
import { save } from "@learnt/ui/base/save";
import { Badge } from "@learnt/ui/feedback/Badge";
import { describedBy } from "@learnt/ui/feedback/ConflictNotice";
import { Notice } from "@learnt/ui/feedback/Notice";
import { PageSkeleton } from "@learnt/ui/feedback/Skeleton";
import { toast } from "@learnt/ui/feedback/toast";
import { Select } from "@learnt/ui/form/SelectField";
import { Grid, HStack, Wrap } from "@learnt/ui/layout/layout";
import { Card } from "@learnt/ui/page/Card";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { TwoColumns } from "@learnt/ui/page/TwoColumns";
import { useQuery } from "@tanstack/react-query";
import { Download, Plus, Send } from "lucide-react";
import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { toFailure } from "../../api/problem";
import { isNotFound, NotFound } from "../../app/NotFound";
import { SaveProblem, SaveStatus } from "../../app/SaveProblem";
import { useTitle } from "../../app/title";
import { Canvas } from "./components/Canvas";
import { FieldPanel } from "./components/FieldPanel";
import { SheetPanel } from "./components/SheetPanel";
import { selectRow } from "./components/styles";
import {
  addField,
  type Field,
  type Kind,
  kinds,
  MAX_FIELDS,
  missingFields,
  removeField,
  SAMPLES,
} from "./design";
import { TEMPLATES_PATH, type Template, toneOfTemplate } from "./model";
import { maxNameLength, templateQuery } from "./queries";
import { useDesigner, useSample } from "./useDesigner";

export default function TemplateRoute() {
  const { t } = useTranslation("certificates");
  const { templateId = "" } = useParams();
  const query = useQuery(templateQuery(templateId));
  const template = isNotFound(query.error) ? undefined : query.data;
  useTitle(template?.title);
  if (query.isPending) return <PageSkeleton />;
  if (!template)
    return (
      <NotFound
        error={query.error}
        onRetry={() => void query.refetch()}
        list={TEMPLATES_PATH}
        listName={t("templates")}
      />
    );
  return <Designer key={template.id} template={template} />;
}

function Designer({ template }: { template: Template }) {
  const { t } = useTranslation("certificates");
  const editor = useDesigner(template);
  const { setTitle, change, changeField, isArchived, publishing } = editor;
  const { title, design } = editor.draft;
  const [selected, setSelected] = useState<number | null>(null);
  const longest = useQuery(maxNameLength);
  const [sample, setSample] = useState("");
  const name = sample || longest.data || SAMPLES[0];
  const drawn = useSample(design, name, t("designer.course"));
  const missing = missingFields(design);
  const field = selected === null ? undefined : design.fields[selected];

  const set = useCallback(
    (by: Partial<Field>) => selected !== null && changeField(selected, by),
    [selected, changeField],
  );
  const add = (kind: Kind) => {
    change((now) => addField(now, kind));
    setSelected(design.fields.length);
  };
  const remove = () => {
    if (selected === null) return;
    change((now) => removeField(now, selected));
    setSelected(null);
  };
  const publish = () =>
    publishing.mutate(undefined, { onSuccess: () => toast.success(t("designer.published")) });
  // What could not be saved is said by itself.
  const failure = publishing.error && publishing.error !== editor.error ? toFailure(publishing.error) : null;
  const cannot = missing[0] ? t(`designer.lacks.${missing[0]}`) : undefined;
  return (
    <Page>
      <PageHeader
        eyebrow={<Link to={TEMPLATES_PATH}>{t("templates")}</Link>}
        title={title || template.title}
        actions={
          !isArchived && (
            <Button
              variant="solid"
              icon={<Send className="kit-flip" />}
              busy={publishing.isPending}
              disabled={!editor.isDirty && template.state === "published"}
              disabledReason={cannot}
              onClick={publish}
            >
              {t("designer.publish")}
            </Button>
          )
        }
      >
        <HStack gap="3" wrap="wrap">
          <Badge tone={toneOfTemplate[template.state]}>{t(`template.state.${template.state}`)}</Badge>
          {!isArchived && <SaveStatus {...editor} />}
          {t("designer.note")}
        </HStack>
      </PageHeader>
      <Grid gap="2" mb="4">
        <SaveProblem
          {...editor}
          problem={editor.error}
          onRetry={editor.retry}
          describe={describedBy({
            title: t("template.name"),
            "design.fields": t("designer.fields"),
            design: t("designer.sheet"),
          })}
        />
        {failure && (
          <Notice tone="bad" title={failure.message}>
            {failure.fields?.map(({ message }) => message).join(" ")}
          </Notice>
        )}
        {isArchived && <Notice tone="info" title={t("template.archivedTitle")} />}
        {cannot && <Notice tone="warn" title={cannot} />}
        {drawn.error && <Notice tone="bad" title={toFailure(drawn.error).message} />}
        {drawn.data?.missing && (
          <Notice tone="warn" title={t("designer.missing")}>
            <bdi>{drawn.data.missing}</bdi>
          </Notice>
        )}
      </Grid>
      <TwoColumns
        aside={
          <Grid gap="0.85rem" minInlineSize="0" inert={isArchived}>
            <Card title={t("designer.fields")}>
              <Fields design={design.fields} selected={selected} onSelect={setSelected} onAdd={add} />
              {field && selected !== null && (
                <FieldPanel
                  key={`${selected} ${field.kind}`}
                  field={field}
                  onChange={set}
                  onRemove={remove}
                />
              )}
            </Card>
            <Card title={t("designer.sheet")}>
              <SheetPanel title={title} design={design} onTitle={setTitle} onChange={change} />
            </Card>
          </Grid>
        }
      >
        <div>
          <Wrap align="center" mb="3" css={selectRow}>
            <Select
              aria-label={t("designer.try")}
              value={sample}
              onChange={(event) => setSample(event.target.value)}
              choices={[
                { value: "", label: t("designer.longest", { name: longest.data ?? "…" }) },
                ...SAMPLES.map((value) => ({ value, label: value })),
              ]}
            />
            <Button
              size="sm"
              icon={<Download />}
              disabled={!drawn.data}
              onClick={() => drawn.data && save({ blob: drawn.data.blob, name: "preview.pdf" })}
            >
              {t("designer.open")}
            </Button>
          </Wrap>
          <Canvas
            design={design}
            drawn={drawn.data?.blob ?? null}
            selected={selected}
            onSelect={setSelected}
            onChange={changeField}
          />
          <p className="kit-field-hint">{t("designer.keys")}</p>
        </div>
      </TwoColumns>
    </Page>
  );
}

type FieldsProps = {
  design: readonly Field[];
  selected: number | null;
  onSelect: (at: number) => void;
  onAdd: (kind: Kind) => void;
};

/** All fields by their names, and the way to another one. */
function Fields({ design, selected, onSelect, onAdd }: FieldsProps) {
  const { t } = useTranslation("certificates");
  const [kind, setKind] = useState<Kind>("text");
  return (
    <Grid gap="0.85rem" minInlineSize="0">
      <Select
        aria-label={t("designer.chosen")}
        placeholder={t("designer.none")}
        value={selected === null ? "" : String(selected)}
        onChange={(event) => event.target.value !== "" && onSelect(Number(event.target.value))}
        choices={design.map((field, at) => ({
          value: String(at),
          label: field.text
            ? `${t(`field.${field.kind}`)}: ${field.text.slice(0, 40)}`
            : t(`field.${field.kind}`),
        }))}
      />
      <Wrap align="center" css={selectRow}>
        <Select
          aria-label={t("designer.new")}
          value={kind}
          onChange={(event) => setKind(event.target.value as Kind)}
          choices={kinds.map((value) => ({ value, label: t(`field.${value}`) }))}
        />
        <Button icon={<Plus />} disabled={design.length >= MAX_FIELDS} onClick={() => onAdd(kind)}>
          {t("designer.add")}
        </Button>
      </Wrap>
    </Grid>
  );
}
