/** The address of a form, to be copied or to be scanned. */
import { Button } from "@learnt/ui/action/Button";
import { CopyButton } from "@learnt/ui/action/CopyButton";
import { save } from "@learnt/ui/base/save";
import { SkeletonText } from "@learnt/ui/feedback/Skeleton";
import { Box, HStack, Stack } from "@learnt/ui/layout/layout";
import { Dialog } from "@learnt/ui/overlay/Dialog";
import { Download, QrCode } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Form } from "../model";

export function ShareForm({ form }: { form: Form }) {
  const { t } = useTranslation("forms");
  const [isOpen, setOpen] = useState(false);
  const [picture, setPicture] = useState("");
  const address = `${window.location.origin}/apps/form/${form.id}/${form.handle}`;
  useEffect(() => {
    if (!isOpen) return;
    let isGone = false;
    void import("qr").then(({ default: encodeQR }) => {
      if (!isGone) setPicture(encodeQR(address, "svg"));
    });
    return () => {
      isGone = true;
    };
  }, [address, isOpen]);
  return (
    <>
      <CopyButton text={address} what={t("link")} />
      <Button size="sm" icon={<QrCode />} onClick={() => setOpen(true)}>
        {t("qr")}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t("qr")} note={t("qrNote")} size="sm">
        <Stack gap="3" align="center">
          {picture ? (
            <Box bg="white" p="3" borderRadius="md">
              <img
                alt={t("qrOf", { title: form.title })}
                width="240"
                height="240"
                src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(picture)}`}
              />
            </Box>
          ) : (
            <SkeletonText lines={4} />
          )}
          <HStack>
            <Button
              icon={<Download />}
              disabled={!picture}
              onClick={() =>
                save({ blob: new Blob([picture], { type: "image/svg+xml" }), name: `${form.handle}.svg` })
              }
            >
              {t("qrSave")}
            </Button>
          </HStack>
        </Stack>
      </Dialog>
    </>
  );
}
