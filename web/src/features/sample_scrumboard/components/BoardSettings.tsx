/** The board's own settings, in a drawer: name, colour, cover pictures, subscription, and its end. */
import { Button } from "@learnt/ui/action/Button";
import { Switch } from "@learnt/ui/form/CheckboxField";
import { Box, HStack, Stack } from "@learnt/ui/layout/layout";
import { Heading } from "@learnt/ui/layout/Text";
import { Drawer } from "@learnt/ui/overlay/Dialog";
import { Check, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { type Board, boardColors, type Settings } from "../model";
import type { BoardActions } from "../queries";
import { EditableLine } from "./EditableText";

type Props = {
  board: Board;
  actions: BoardActions;
  open: boolean;
  onClose: () => void;
  onDelete: () => void;
};

export function BoardSettings({ board, actions, open, onClose, onDelete }: Props) {
  const { t } = useTranslation("sample_scrumboard");
  const { settings } = board;
  const set = (part: Partial<Settings>) => void actions.setSettings({ ...settings, ...part });
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t("settings")}
      size="sm"
      footer={
        <Button variant="danger" icon={<Trash2 />} onClick={onDelete}>
          {t("board.delete")}
        </Button>
      }
    >
      <Stack gap="5">
        <Stack gap="1">
          <Heading level={3}>{t("board.name")}</Heading>
          <EditableLine
            value={board.name}
            label={t("board.name")}
            onSave={(name) => void actions.rename(name)}
          />
        </Stack>
        <Stack gap="2" as="fieldset" border="none" padding="0" margin="0">
          <Heading as="legend" level={3} paddingBlockEnd="2">
            {t("settings.color")}
          </Heading>
          <HStack gap="2" wrap="wrap">
            {boardColors.map((color) => (
              <Box
                as="button"
                key={color}
                aria-label={t(`color.${color}`)}
                title={t(`color.${color}`)}
                aria-pressed={settings.color === color}
                onClick={() => set({ color })}
                width="10"
                height="10"
                borderRadius="md"
                bg={`${color}.tint`}
                color={`${color}.text`}
                border="2px solid"
                borderColor={settings.color === color ? `${color}.text` : "line"}
                display="grid"
                placeItems="center"
                cursor="pointer"
              >
                {settings.color === color && <Check size={18} aria-hidden="true" />}
              </Box>
            ))}
          </HStack>
        </Stack>
        <Switch
          label={t("settings.covers")}
          checked={settings.cardCoverImages}
          onChange={(cardCoverImages) => set({ cardCoverImages })}
        />
        <Switch
          label={t("settings.subscribed")}
          checked={settings.subscribed}
          onChange={(subscribed) => set({ subscribed })}
        />
      </Stack>
    </Drawer>
  );
}
