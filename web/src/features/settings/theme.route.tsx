/** Theme and logos of the team, with a preview while they are chosen. */
import { Button } from "@learnt/ui/action/Button";
import { useUnsaved } from "@learnt/ui/base/unsaved";
import { useRebasedDraft } from "@learnt/ui/base/useRebasedDraft";
import { ConflictNotice, describedBy } from "@learnt/ui/feedback/ConflictNotice";
import { toast } from "@learnt/ui/feedback/toast";
import { Switch } from "@learnt/ui/form/CheckboxField";
import { ColourField } from "@learnt/ui/form/ColourField";
import { FieldRow, Form, FormActions, FormProblem, SubmitButton, useZodForm } from "@learnt/ui/form/Form";
import { Stack } from "@learnt/ui/layout/layout";
import { Card } from "@learnt/ui/page/Card";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { TwoColumns } from "@learnt/ui/page/TwoColumns";
import { brandColours } from "@learnt/ui/theme/brand";
import { presets } from "@learnt/ui/theme/presets";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { toFailure } from "../../api/problem";
import type { Picture } from "../../app/PictureDrop";
import { QueryContent } from "../../app/QueryContent";
import { UnsavedHint } from "../../app/SaveBar";
import { SettingsPage } from "../../app/SettingsPage";
import { useTenantContext } from "../../app/tenantContext";
import { useSaveShortcut } from "../../app/useSaveShortcut";
import { PictureField } from "./components/PictureField";
import { ThemePreview } from "./components/ThemePreview";
import { ThemeStart } from "./components/ThemeStart";
import { changes, type PictureKey, pictureKeys, pictureProblems, themeAppearance } from "./model";
import { saveTheme, type TeamThemeSettings, type ThemeChange, themeQuery } from "./queries";

export default function ThemeRoute() {
  const { t } = useTranslation("settings");
  const query = useQuery(themeQuery);
  return (
    <SettingsPage>
      <PageHeader eyebrow={t("theme.eyebrow")} title={t("theme.title")}>
        {t("theme.text")}
      </PageHeader>
      <QueryContent query={query}>
        {(saved) => <ThemeForm saved={saved} onStale={query.refetch} />}
      </QueryContent>
    </SettingsPage>
  );
}

/** Makes the look what it was before the last change, unless somebody changed it since. */
async function undoChange(change: ThemeChange, done: string): Promise<void> {
  try {
    await saveTheme(change, {});
    toast.success(done);
  } catch (error) {
    toast.error(toFailure(error).message);
  }
}

function ThemeForm({ saved, onStale }: { saved: TeamThemeSettings; onStale: () => Promise<unknown> }) {
  const { t } = useTranslation("settings");
  const { team } = useTenantContext();
  const key = useSaveShortcut();
  const before = themeAppearance(saved.theme);
  const [uploads, setUploads] = useState<Record<string, string>>({});
  const [wrong, setWrong] = useState<Partial<Record<PictureKey, string>>>({});
  const colour = z.string().regex(/^#[0-9a-f]{6}$/i, t("theme.hex"));
  const form = useZodForm(
    z.object({
      primaryColor: colour,
      secondaryColor: colour,
      sidebarBackgroundColor: colour,
      topHeaderBackgroundColor: colour,
    }),
    { mode: "onChange", defaultValues: before.colours },
  );
  const busy = form.formState.isSubmitting;
  // The form knows of its colours only.
  const others = useRebasedDraft(
    { pictures: before.pictures, palette: before.palette, navigationOpen: before.navigationOpen },
    busy,
  );
  const { pictures, palette, navigationOpen } = others.draft;
  useEffect(() => {
    if (saved) void form.trigger();
  }, [saved, form]);
  const values = useWatch({ control: form.control });
  // While a colour is half typed, the preview keeps the one before.
  const colours = brandColours(values, before.colours);
  const dirty = Object.keys(changes(before, { colours, palette, pictures, navigationOpen })).length > 0;
  useUnsaved(dirty && !form.formState.isSubmitting);
  const addressOf = (key: PictureKey) => {
    const id = pictures[key];
    if (!id) return null;
    return uploads[id] ?? saved.shown[key] ?? null;
  };
  const choose = (key: PictureKey, upload: Picture | null) => {
    if (upload) setUploads((now) => ({ ...now, [upload.id]: upload.url }));
    others.setDraft((now) => ({ ...now, pictures: { ...now.pictures, [key]: upload?.id ?? null } }));
    setWrong(({ [key]: _, ...rest }) => rest);
  };

  return (
    <Form
      form={form}
      label={t("theme.title")}
      saved={before.colours}
      onStale={onStale}
      onSubmit={async (values) => {
        try {
          const chosen = { colours: values, palette, pictures, navigationOpen };
          const change = changes(before, chosen);
          others.sending();
          const { revision } = await saveTheme({ ...change, revision: saved.revision }, uploads);
          const back = changes({ ...chosen, colours: brandColours(values) }, before);
          others.answered(true);
          setWrong({});
          toast.success(t("theme.saved"), {
            id: "look",
            action: {
              label: t("theme.undo"),
              onClick: () => void undoChange({ ...back, revision }, t("theme.undone")),
            },
          });
        } catch (error) {
          others.answered(false);
          setWrong(pictureProblems(error));
          throw error;
        }
      }}
    >
      <FormProblem />
      {others.conflict && (
        <ConflictNotice
          {...others.conflict}
          describe={describedBy({
            navigationOpen: t("theme.navigationOpen"),
            palette: t("theme.presets"),
            ...Object.fromEntries(pictureKeys.map((key) => [`pictures.${key}`, t(`theme.${key}`)])),
          })}
        />
      )}
      <TwoColumns
        share="half"
        sticky
        aside={
          <Stack gap="4">
            <ThemePreview colours={colours} name={team.displayName} addressOf={addressOf} />
            <FormActions>
              <UnsavedHint on={dirty} />
              <Button
                disabled={!dirty || busy}
                onClick={() => {
                  form.reset(before.colours);
                  others.discard();
                  setWrong({});
                }}
              >
                {t("theme.reset")}
              </Button>
              <SubmitButton {...key} disabled={!dirty} whenValid busyText={t("theme.busy")}>
                {t("theme.save")}
              </SubmitButton>
            </FormActions>
          </Stack>
        }
      >
        <div className="kit-stack">
          <Card title={t("theme.colours")}>
            <div className="kit-stack">
              <FieldRow>
                <ColourField
                  name="primaryColor"
                  label={t("theme.primaryColor")}
                  hint={t("theme.primaryHint")}
                />
                <ColourField
                  name="secondaryColor"
                  label={t("theme.secondaryColor")}
                  hint={t("theme.secondaryHint")}
                />
              </FieldRow>
              <FieldRow>
                <ColourField name="sidebarBackgroundColor" label={t("theme.sidebarBackgroundColor")} />
                <ColourField name="topHeaderBackgroundColor" label={t("theme.topHeaderBackgroundColor")} />
              </FieldRow>
              <ThemeStart
                chosen={palette}
                onChoose={(palette) => {
                  form.reset(presets[palette].colours, { keepDefaultValues: true });
                  others.setDraft((now) => ({ ...now, palette }));
                }}
              />
            </div>
          </Card>
          <Card title={t("theme.navigation")}>
            <Switch
              checked={navigationOpen}
              onChange={(navigationOpen) => others.setDraft((now) => ({ ...now, navigationOpen }))}
              label={t("theme.navigationOpen")}
              about={t("theme.navigationAbout")}
            />
          </Card>
          <Card title={t("theme.logos")}>
            <div className="kit-look-pictures">
              {pictureKeys.map((key) => (
                <PictureField
                  key={key}
                  label={t(`theme.${key}`)}
                  src={addressOf(key)}
                  error={wrong[key]}
                  onChange={(upload) => choose(key, upload)}
                />
              ))}
            </div>
          </Card>
        </div>
      </TwoColumns>
    </Form>
  );
}
