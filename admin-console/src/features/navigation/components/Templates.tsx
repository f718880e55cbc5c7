/** The templates: a list, and the one that is being edited. */
import { Button, IconButton } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { Spinner } from "@learnt/ui/feedback/Spinner";
import { toast } from "@learnt/ui/feedback/toast";
import { Box, HStack, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Card } from "@learnt/ui/page/Card";
import { useQuery } from "@tanstack/react-query";
import { LayoutTemplate, Pencil, Plus, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { toFailure } from "../../../api/problem";
import { RequireRole } from "../../../app/role";
import { type Template, templatesQuery, useSaveNavigation } from "../queries";
import { TemplateEditor } from "./TemplateEditor";

export function Templates() {
  const { t } = useTranslation("navigation");
  const [search, setSearch] = useSearchParams();
  const templates = useQuery(templatesQuery);
  const open = (id: string) =>
    setSearch((now) => {
      if (id) now.set("template", id);
      else now.delete("template");
      return now;
    });
  if (templates.error && !templates.data)
    return <ErrorState error={templates.error} onRetry={templates.refetch} />;
  if (!templates.data) return <Spinner />;
  const requested = search.get("template");
  const template = templates.data.find(({ id }) => id === requested);
  if (template || requested === "new")
    return (
      <TemplateEditor
        key={requested}
        template={template}
        onClose={() => open("")}
        onStale={templates.refetch}
      />
    );
  return (
    <Stack gap="4">
      <Box>
        <RequireRole gate="support">
          <Button icon={<Plus aria-hidden="true" />} variant="solid" onClick={() => open("new")}>
            {t("newTemplate")}
          </Button>
        </RequireRole>
      </Box>
      {templates.data.length === 0 && (
        <EmptyState icon={<LayoutTemplate />} title={t("noTemplatesTitle")}>
          {t("noTemplatesText")}
        </EmptyState>
      )}
      {templates.data.map((item) => (
        <Line key={item.id} template={item} onOpen={() => open(item.id)} />
      ))}
    </Stack>
  );
}

function Line({ template, onOpen }: { template: Template; onOpen: () => void }) {
  const { t } = useTranslation("navigation");
  const format = useFormat();
  const { remove } = useSaveNavigation();
  const { name, tenants } = template;
  return (
    <Card
      title={name}
      note={t("changed", { by: template.changedBy, at: format.dateTime(template.changedAt) })}
      actions={
        <RequireRole gate="support">
          <HStack gap="1">
            <IconButton icon={<Pencil />} label={t("edit", { name })} onClick={onOpen} />
            <IconButton
              icon={<Trash2 />}
              label={t("delete", { name })}
              onClick={() =>
                void remove(template.id)
                  .then(() => toast.success(t("deleted")))
                  .catch((error) => toast.error(toFailure(error).message))
              }
            />
          </HStack>
        </RequireRole>
      }
    >
      <Text muted>{t("templateCount", { count: tenants })}</Text>
    </Card>
  );
}
