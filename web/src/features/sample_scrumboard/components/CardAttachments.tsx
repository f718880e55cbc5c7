/** Pictures and links at a card. A picture becomes its cover; what is chosen here stays in this browser. */
import { Button, IconButton } from "@learnt/ui/action/Button";
import { ExternalLink } from "@learnt/ui/action/Link";
import { useFormat } from "@learnt/ui/base/format";
import { isEnter } from "@learnt/ui/base/keys";
import { toast } from "@learnt/ui/feedback/toast";
import { FileButton } from "@learnt/ui/form/FileField";
import { Box, HStack, Stack } from "@learnt/ui/layout/layout";
import { Heading, Text } from "@learnt/ui/layout/Text";
import { Image, Link2, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { owner } from "../../sample/owner";
import { SeededPicture } from "../../sample/SeededPicture";
import { smallPicture } from "../../sample/smallPicture";
import { type Activity, type Attachment, type Card, linkOf } from "../model";

type Props = { card: Card; onChange: (part: Partial<Card>) => void };

export function CardAttachments({ card, onChange }: Props) {
  const { t } = useTranslation("sample_scrumboard");
  const { attachments } = card;
  const add = (created: Attachment) => {
    const activity: Activity = {
      id: crypto.randomUUID(),
      type: "attachment",
      idMember: owner().uuid,
      message: created.name,
      time: created.time,
    };
    onChange({
      attachments: [created, ...attachments],
      activities: [activity, ...card.activities],
      ...(created.type === "image" && !card.idAttachmentCover ? { idAttachmentCover: created.id } : {}),
    });
  };
  const addPicture = async (file: File) => {
    try {
      const src = await smallPicture(file);
      add({ id: crypto.randomUUID(), name: file.name, time: new Date().toISOString(), type: "image", src });
    } catch {
      toast.error(t("attachment.unreadable"));
    }
  };
  return (
    <Stack as="section" gap="3" aria-label={t("attachments")}>
      <HStack justify="space-between" wrap="wrap" gap="2">
        <Heading level={3}>{t("attachments")}</Heading>
        <FileButton size="sm" icon={<Image />} accept="image/*" onFile={(file) => void addPicture(file)}>
          {t("attachment.picture")}
        </FileButton>
      </HStack>
      {attachments.map((item) => (
        <Line
          key={item.id}
          one={item}
          isCover={item.id === card.idAttachmentCover}
          onCover={(on) => onChange({ idAttachmentCover: on ? item.id : "" })}
          onRemove={() =>
            onChange({
              attachments: attachments.filter(({ id }) => id !== item.id),
              ...(item.id === card.idAttachmentCover ? { idAttachmentCover: "" } : {}),
            })
          }
        />
      ))}
      <AddLink onAdd={add} />
    </Stack>
  );
}

type LineProps = { one: Attachment; isCover: boolean; onCover: (on: boolean) => void; onRemove: () => void };

function Line({ one, isCover, onCover, onRemove }: LineProps) {
  const { t } = useTranslation("sample_scrumboard");
  const { dateTime } = useFormat();
  return (
    <HStack gap="3" align="center" wrap="wrap">
      {one.type === "image" && (
        <Box width="5rem" borderRadius="sm" overflow="hidden" flex="none">
          <SeededPicture src={one.src} ratio={1.6} />
        </Box>
      )}
      <Stack gap="0" flex="1 1 8rem" minWidth="0">
        {one.type === "link" ? (
          <ExternalLink href={one.url}>{one.name}</ExternalLink>
        ) : (
          <Text fontWeight="medium" dir="auto" overflowWrap="anywhere">
            {one.name}
          </Text>
        )}
        <Text muted small>
          {dateTime(one.time)}
        </Text>
      </Stack>
      {one.type === "image" && (
        <Button size="sm" variant="ghost" aria-pressed={isCover} onClick={() => onCover(!isCover)}>
          {t(isCover ? "attachment.noCover" : "attachment.cover")}
        </Button>
      )}
      <IconButton
        label={t("attachment.remove", { name: one.name })}
        icon={<Trash2 />}
        size="sm"
        onClick={onRemove}
      />
    </HStack>
  );
}

function AddLink({ onAdd }: { onAdd: (created: Attachment) => void }) {
  const { t } = useTranslation("sample_scrumboard");
  const [text, setText] = useState("");
  const url = linkOf(text);
  const send = () => {
    if (!url) return;
    onAdd({
      id: crypto.randomUUID(),
      name: url.replace(/^https?:\/\/|\/$/g, ""),
      time: new Date().toISOString(),
      type: "link",
      url,
    });
    setText("");
  };
  return (
    <HStack gap="2">
      <input
        className="kit-input"
        type="url"
        dir="ltr"
        aria-label={t("attachment.address")}
        placeholder={t("attachment.address")}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (isEnter(event)) send();
        }}
      />
      <Button icon={<Link2 />} disabled={!url} onClick={send}>
        {t("attachment.link")}
      </Button>
    </HStack>
  );
}
