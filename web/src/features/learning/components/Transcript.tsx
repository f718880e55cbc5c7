/** What is said in a video, to be read, searched and gone to. */
import { Button } from "@learnt/ui/action/Button";
import { Notice } from "@learnt/ui/feedback/Notice";
import { SkeletonText } from "@learnt/ui/feedback/Skeleton";
import { SearchBox } from "@learnt/ui/form/SearchBox";
import { Select } from "@learnt/ui/form/SelectField";
import { HStack, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { useQuery } from "@tanstack/react-query";
import { ScrollText } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { cueAt, plainCueText } from "../../../media/captions";
import { captionsOf } from "../../../media/captionsOf";
import { type Captions, clock } from "../model";
import { bestCaptions, languageName } from "../useCaptions";

type Props = {
  all: readonly Captions[];
  /** The language of the captions that are shown. */
  language: string | null;
  at: number;
  onGo: (seconds: number) => void;
};

export function Transcript({ all, language, at, onGo }: Props) {
  const { t, i18n } = useTranslation("learning");
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [own, setOwn] = useState<string | null>(null);
  const shown = bestCaptions(all, own ?? language ?? i18n.language) ?? all[0];
  if (!shown) return null;
  return (
    <section className="learning-transcript" aria-label={t("transcript.title")}>
      <HStack justify="space-between" gap="3" wrap="wrap">
        <Button
          size="sm"
          variant="ghost"
          icon={<ScrollText />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? "transcript.hide" : "transcript.show")}
        </Button>
        {isOpen && all.length > 1 && (
          <Select
            aria-label={t("transcript.language")}
            value={shown.language}
            onChange={(event) => setOwn(event.target.value)}
            choices={all.map((item) => ({ value: item.language, label: languageName(item.language) }))}
          />
        )}
      </HStack>
      <div id={id} hidden={!isOpen}>
        {isOpen && <Lines key={shown.file.url} captions={shown} at={at} onGo={onGo} />}
      </div>
    </section>
  );
}

function Lines({ captions, at, onGo }: Pick<Props, "at" | "onGo"> & { captions: Captions }) {
  const { t } = useTranslation("learning");
  const [search, setSearch] = useState("");
  const query = useQuery(captionsOf(captions.file));
  if (query.isPending) return <SkeletonText lines={4} />;
  if (!query.data)
    return (
      <Notice
        tone="warn"
        title={t("transcript.failed")}
        action={
          <Button size="sm" onClick={() => void query.refetch()}>
            {t("video.again")}
          </Button>
        }
      />
    );
  const now = cueAt(query.data, at);
  const searchText = search.trim().toLowerCase();
  const lines = query.data
    .map((cue, index) => ({ ...cue, index, text: plainCueText(cue.text) }))
    .filter(({ text }) => text.toLowerCase().includes(searchText));
  return (
    <Stack gap="2">
      <SearchBox value={search} onChange={setSearch} label={t("transcript.search")} />
      {lines.length === 0 && <Text muted>{t("transcript.none")}</Text>}
      <ol className="learning-lines" lang={captions.language} dir="auto">
        {lines.map(({ from, index, text }) => (
          <li key={`${index} ${from}`}>
            <button type="button" aria-current={index === now || undefined} onClick={() => onGo(from)}>
              <span className="learning-line-time">{clock(from)}</span> <span>{text}</span>
            </button>
          </li>
        ))}
      </ol>
    </Stack>
  );
}
