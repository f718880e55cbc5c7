/** All of a card. What is changed is kept at once; there is nothing to save. */
import { Button } from "@learnt/ui/action/Button";
import { CopyButton } from "@learnt/ui/action/CopyButton";
import { Switch } from "@learnt/ui/form/CheckboxField";
import { Select } from "@learnt/ui/form/SelectField";
import { Box, Grid, HStack, Stack } from "@learnt/ui/layout/layout";
import { Heading } from "@learnt/ui/layout/Text";
import { Dialog } from "@learnt/ui/overlay/Dialog";
import { Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { fromLocal, toLocal } from "../../../app/localTime";
import { SeededPicture } from "../../sample/SeededPicture";
import { type Board, type Card, coverOf, moveCard } from "../model";
import type { BoardActions } from "../queries";
import { CardAttachments } from "./CardAttachments";
import { CardChecklists } from "./CardChecklists";
import { CardComments } from "./CardComments";
import { Choices } from "./Choices";
import { EditableLine, EditableText } from "./EditableText";

type Props = {
  board: Board;
  card: Card;
  actions: BoardActions;
  onClose: () => void;
  onRemove: (card: Card) => void;
};

export function CardDialog({ board, card, actions, onClose, onRemove }: Props) {
  const { t } = useTranslation("sample_scrumboard");
  const list = board.lists.find(({ idCards }) => idCards.includes(card.id));
  const edit = (part: Partial<Card>) => void actions.updateCard({ ...card, ...part });
  const cover = coverOf(card);
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={card.name}
      note={list && t("card.in", { list: list.name, board: board.name })}
      footer={
        <>
          <Button variant="danger" icon={<Trash2 />} onClick={() => onRemove(card)}>
            {t("card.remove")}
          </Button>
          <CopyButton text={window.location.href} label={t("card.copyLink")} />
          <Button variant="solid" onClick={onClose}>
            {t("done")}
          </Button>
        </>
      }
    >
      {cover && (
        <Box borderRadius="md" overflow="hidden" marginBlockEnd="4">
          <SeededPicture src={cover} ratio={4} />
        </Box>
      )}
      <Grid templateColumns={{ base: "minmax(0, 1fr)", md: "minmax(0, 1fr) 14rem" }} gap="5">
        <Stack gap="5" minWidth="0">
          <Stack gap="2">
            <EditableLine value={card.name} label={t("card.name")} onSave={(name) => edit({ name })} />
            <EditableText
              value={card.description}
              label={t("card.description")}
              onSave={(description) => edit({ description })}
            />
          </Stack>
          <CardChecklists card={card} onChange={(checklists) => edit({ checklists })} />
          <CardAttachments card={card} onChange={edit} />
          <CardComments board={board} card={card} onChange={edit} />
        </Stack>
        <Stack gap="4" minWidth="0">
          <Stack gap="1">
            <Heading level={3}>{t("card.list")}</Heading>
            <Select
              aria-label={t("card.list")}
              value={list?.id ?? ""}
              choices={board.lists.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(event) =>
                void actions.orderCards(moveCard(board.lists, card.id, event.target.value, "end"))
              }
            />
          </Stack>
          <Due due={card.due} onChange={(due) => edit({ due })} />
          <Choices
            title={t("card.labels")}
            choices={board.labels.map((label) => ({ id: label.id, name: label.name, label: label.class }))}
            chosen={card.idLabels}
            onChange={(idLabels) => edit({ idLabels })}
          />
          <Choices
            title={t("card.members")}
            choices={board.members.map(({ id, name, avatar }) => ({ id, name, avatar }))}
            chosen={card.idMembers}
            onChange={(idMembers) => edit({ idMembers })}
          />
          <Switch
            label={t("card.subscribe")}
            checked={card.subscribed}
            onChange={(subscribed) => edit({ subscribed })}
          />
        </Stack>
      </Grid>
    </Dialog>
  );
}

function Due({ due, onChange }: { due: string | null; onChange: (due: string | null) => void }) {
  const { t } = useTranslation("sample_scrumboard");
  return (
    <Stack gap="1">
      <HStack justify="space-between">
        <Heading level={3}>{t("card.due")}</Heading>
        {due && (
          <Button variant="plain" size="sm" onClick={() => onChange(null)}>
            {t("card.noDue")}
          </Button>
        )}
      </HStack>
      <input
        className="kit-input"
        type="datetime-local"
        aria-label={t("card.due")}
        value={toLocal(due)}
        onChange={(event) => onChange(fromLocal(event.target.value))}
      />
    </Stack>
  );
}
