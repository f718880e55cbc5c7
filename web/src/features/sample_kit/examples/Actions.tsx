/** Buttons and links at work. */
import { Button, IconButton, LinkButton } from "@learnt/ui/action/Button";
import { CopyButton } from "@learnt/ui/action/CopyButton";
import { ExportButton } from "@learnt/ui/action/ExportButton";
import { Link } from "@learnt/ui/action/Link";
import { save } from "@learnt/ui/base/save";
import { csvOf } from "@learnt/ui/chart/figures";
import { HStack, Stack } from "@learnt/ui/layout/layout";
import { Pencil, Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ExampleProps } from "./example";

const variants = ["solid", "outline", "ghost", "plain", "danger"] as const;
const sizes = ["sm", "md", "lg"] as const;
const BUSY_MS = 1_500;

export default function Actions({ component }: ExampleProps) {
  const { t } = useTranslation("sample_kit");
  const exported = async () => {
    const rows = variants.map((name, at) => ({ name, order: at + 1 }));
    const columns = [
      { id: "order", name: t("example.number") },
      { id: "name", name: t("example.name") },
    ];
    save({ blob: new Blob([csvOf(columns, rows)], { type: "text/csv" }), name: "example.csv" });
  };
  if (component === "action/Button") return <Buttons />;
  if (component === "action/CopyButton")
    return <CopyButton text="npm run gallery" label={t("example.copy")} />;
  if (component === "action/ExportButton") return <ExportButton params={{}} onExport={exported} />;
  return <Link to="/documentation">{t("docs.title")}</Link>;
}

function Buttons() {
  const { t } = useTranslation("sample_kit");
  const [busy, setBusy] = useState(false);
  const work = () => {
    setBusy(true);
    setTimeout(() => setBusy(false), BUSY_MS);
  };
  return (
    <Stack gap="3">
      <HStack gap="2" flexWrap="wrap">
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {t(`example.${variant}`)}
          </Button>
        ))}
      </HStack>
      <HStack gap="2" flexWrap="wrap">
        {sizes.map((size) => (
          <Button key={size} size={size} icon={<Plus />}>
            {t(`example.${size}`)}
          </Button>
        ))}
        <IconButton label={t("example.edit")} icon={<Pencil />} />
      </HStack>
      <HStack gap="2" flexWrap="wrap">
        <Button busy={busy} onClick={work}>
          {t("example.busy")}
        </Button>
        <Button disabledReason={t("example.why")}>{t("example.disabled")}</Button>
        <LinkButton to="/documentation">{t("example.link")}</LinkButton>
      </HStack>
    </Stack>
  );
}
