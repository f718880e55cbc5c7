/** A note on the board: it opens, is ticked off, archived and removed. */
import { IconButton } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { toast } from "@learnt/ui/feedback/toast";
import { Checkbox } from "@learnt/ui/form/CheckboxField";
import { Box, HStack, Stack, Wrap } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Card } from "@learnt/ui/page/Card";
import { Archive, ArchiveRestore, Bell, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { SeededPicture } from "../../sample/SeededPicture";
import { tryAction } from "../../sample/tryAction";
import type { Label, Note } from "../model";
import { createNote, removeNote, updateNote } from "../queries";

type Props = { note: Note; labels: readonly Label[]; onOpen: () => void };

export function NoteCard({ note, labels, onOpen }: Props) {
  const { t } = useTranslation("sample_notes");
  const { dateTime } = useFormat();
  const name = note.title || t("untitled");
  const tick = (id: string) =>
    void tryAction(
      updateNote({
        ...note,
        checklist: note.checklist.map((item) =>
          item.id === id ? { ...item, checked: !item.checked } : item,
        ),
      }),
    );
  const remove = () => {
    void tryAction(removeNote(note.id));
    toast.info(t("removed", { name }), {
      action: { label: t("undo"), onClick: () => void tryAction(createNote(note)) },
    });
  };
  return (
    <Card>
      <Stack as="article" gap="2" aria-label={name}>
        {note.image && <SeededPicture src={note.image} ratio={2} />}
        <Box
          as="button"
          onClick={onOpen}
          minHeight="8"
          padding="0"
          border="none"
          bg="transparent"
          textAlign="start"
          fontWeight="semibold"
          cursor="pointer"
          _hover={{ textDecoration: "underline" }}
        >
          <bdi>{name}</bdi>
        </Box>
        {note.description && (
          <Text dir="auto" whiteSpace="pre-wrap" overflowWrap="anywhere">
            {note.description}
          </Text>
        )}
        {note.checklist.length > 0 && (
          <Stack as="ul" gap="1" listStyleType="none" padding="0" margin="0">
            {note.checklist.map(({ id, text, checked }) => (
              <li key={id}>
                <HStack as="label" gap="2" alignItems="start">
                  <Checkbox checked={checked} onChange={() => tick(id)} />
                  <Text as="span" dir="auto" textDecoration={checked ? "line-through" : undefined}>
                    {text}
                  </Text>
                </HStack>
              </li>
            ))}
          </Stack>
        )}
        <Wrap gap="1">
          {note.reminder && (
            <Badge tone="info">
              <Bell aria-hidden size={12} /> {dateTime(note.reminder)}
            </Badge>
          )}
          {labels
            .filter(({ id }) => note.labels.includes(id))
            .map(({ id, name: label }) => (
              <Badge key={id}>
                <bdi>{label}</bdi>
              </Badge>
            ))}
        </Wrap>
        <HStack gap="1">
          <IconButton
            size="sm"
            icon={note.archive ? <ArchiveRestore /> : <Archive />}
            label={t(note.archive ? "restore" : "archive", { name })}
            onClick={() => void tryAction(updateNote({ ...note, archive: !note.archive }))}
          />
          <IconButton size="sm" icon={<Trash2 />} label={t("remove", { name })} onClick={remove} />
        </HStack>
      </Stack>
    </Card>
  );
}
