/** A room or a piece of equipment: added, or changed. */
import { Button } from "@learnt/ui/action/Button";
import { toast } from "@learnt/ui/feedback/toast";
import { Form, FormActions, FormProblem, SubmitButton, useZodForm } from "@learnt/ui/form/Form";
import { RadioField } from "@learnt/ui/form/SelectField";
import { NumberField, TextField } from "@learnt/ui/form/TextField";
import { Dialog } from "@learnt/ui/overlay/Dialog";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { type Asset, type AssetKind, assetKinds } from "../model";
import { createAsset, saveAsset, useRefetchEvents } from "../queries";

export function AssetForm({ asset, onClose }: { asset?: Asset; onClose: () => void }) {
  const { t } = useTranslation("events");
  const title = asset ? t("asset.editOf", { name: asset.name }) : t("asset.add");
  return (
    <Dialog open onClose={onClose} title={title}>
      <Fields {...(asset ? { asset } : {})} title={title} onClose={onClose} />
    </Dialog>
  );
}

function Fields({ asset, title, onClose }: { asset?: Asset; title: string; onClose: () => void }) {
  const { t } = useTranslation("events");
  const refetch = useRefetchEvents();
  const form = useZodForm(
    z.object({
      kind: z.enum(assetKinds),
      name: z.string().trim().min(1, t("asset.nameNeeded")).max(100),
      place: z.string().trim().max(200),
      capacity: z.number().int().min(1, t("capacityNeeded")).nullable(),
    }),
    {
      defaultValues: {
        kind: asset?.kind ?? ("room" as AssetKind),
        name: asset?.name ?? "",
        place: asset?.place ?? "",
        capacity: asset?.capacity ?? null,
      },
    },
  );
  return (
    <Form
      form={form}
      label={title}
      onSubmit={async ({ kind, ...content }) => {
        await (asset ? saveAsset(asset, content) : createAsset(kind, content));
        refetch();
        toast.success(t(asset ? "saved" : "asset.added", { name: content.name }));
        onClose();
      }}
    >
      <FormProblem />
      {!asset && (
        <RadioField
          name="kind"
          label={t("asset.kind")}
          choices={assetKinds.map((value) => ({ value, label: t(`asset.${value}`) }))}
        />
      )}
      <TextField name="name" label={t("asset.name")} maxLength={100} dir="auto" autoComplete="off" />
      <TextField name="place" label={t("asset.place")} maxLength={200} dir="auto" optional />
      <NumberField name="capacity" label={t("asset.capacity")} min={1} optional />
      <FormActions>
        <Button onClick={onClose}>{t("close")}</Button>
        <SubmitButton busyText={t("saving")}>{t("save")}</SubmitButton>
      </FormActions>
    </Form>
  );
}
