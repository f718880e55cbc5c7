/** What a field of choices offers: many lines pasted at once, found by a search, removed one by one, or written as text. */
import { Button, IconButton } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { SearchBox } from "@learnt/ui/form/SearchBox";
import { Box, Flex, Grid, Wrap } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { VirtualList } from "@learnt/ui/layout/VirtualList";
import { ArrowDownAZ, List, Plus, TextCursorInput, X } from "lucide-react";
import { useId, useState } from "react";
import { useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { linesOf, MAX_OPTIONS, mergeOptions } from "../model";
import { FieldFacts } from "./styles";

/** So many are seen at a glance; more are searched. */
const FEW = 10;

export function OptionsField({ name }: { name: string }) {
  const { t, i18n } = useTranslation("fields");
  const { number } = useFormat();
  const id = useId();
  const { field, fieldState } = useController({ name });
  const options = field.value as string[];
  const message = fieldState.error?.message;
  const [asText, setAsText] = useState(false);

  return (
    <Grid
      as="fieldset"
      gap="0.6rem"
      minInlineSize="0"
      padding="0.85rem"
      border="hairline"
      borderRadius="lg"
      aria-describedby={message ? `${id}-error` : undefined}
    >
      <Box as="legend" className="kit-label" paddingInline="0.35rem">
        {t("optionsTitle")}
      </Box>
      <Wrap align="center" gap="0.25rem 0.5rem">
        <FieldFacts marginInlineEnd="auto" role="status">
          {t("optionsOf", {
            count: options.length,
            shown: number(options.length),
            most: number(MAX_OPTIONS),
          })}
        </FieldFacts>
        <Button
          size="sm"
          variant="ghost"
          icon={<ArrowDownAZ />}
          disabled={options.length < 2}
          onClick={() =>
            field.onChange([...options].sort((a, b) => a.localeCompare(b, i18n.language, { numeric: true })))
          }
        >
          {t("sort")}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          icon={asText ? <List /> : <TextCursorInput />}
          onClick={() => setAsText(!asText)}
        >
          {t(asText ? "asList" : "asText")}
        </Button>
      </Wrap>
      {asText ? (
        <OptionsText options={options} onChange={field.onChange} />
      ) : (
        <OptionList options={options} onChange={field.onChange} />
      )}
      {message && (
        <p className="kit-field-error" id={`${id}-error`} role="alert">
          {message}
        </p>
      )}
    </Grid>
  );
}

type Props = { options: string[]; onChange: (options: string[]) => void };

/** All of them as lines: the quickest way to change many, or their order. */
function OptionsText({ options, onChange }: Props) {
  const { t } = useTranslation("fields");
  const [text, setText] = useState(() => options.join("\n"));
  return (
    <textarea
      className="kit-input kit-textarea"
      aria-label={t("allLines")}
      rows={14}
      dir="auto"
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        onChange(mergeOptions([], linesOf(event.target.value)));
      }}
    />
  );
}

function OptionList({ options, onChange }: Props) {
  const { t } = useTranslation("fields");
  const [text, setText] = useState("");
  const [search, setSearch] = useState("");
  const [latest, setLatest] = useState<number | null>(null);
  const searchText = search.trim().toLowerCase();
  const result = searchText ? options.filter((option) => option.toLowerCase().includes(searchText)) : options;
  const lines = linesOf(text);

  const add = () => {
    const next = mergeOptions(options, lines);
    onChange(next);
    setText("");
    setSearch("");
    setLatest(next.length - 1);
  };
  return (
    <>
      <textarea
        className="kit-input kit-textarea"
        aria-label={t("newLines")}
        placeholder={t("newLines")}
        rows={3}
        dir="auto"
        value={text}
        onChange={(event) => setText(event.target.value)}
        // A browser takes a long list line by line, and seconds for it.
        onPaste={(event) => {
          const pasted = event.clipboardData.getData("text");
          if (!pasted.includes("\n")) return;
          event.preventDefault();
          setText(text ? `${text}\n${pasted}` : pasted);
        }}
      />
      <div>
        <Button size="sm" icon={<Plus />} disabled={lines.length === 0} onClick={add}>
          {t("addLines", { count: Math.max(1, lines.length) })}
        </Button>
      </div>
      {options.length > FEW && <SearchBox value={search} onChange={setSearch} label={t("searchOptions")} />}
      {result.length > 0 && (
        <VirtualList
          label={t("optionsTitle")}
          items={result}
          itemKey={(option) => option}
          scrollTo={searchText ? null : latest}
        >
          {(option) => (
            <Flex
              align="center"
              justify="space-between"
              gap="2"
              paddingBlock="0.1rem"
              overflowWrap="anywhere"
            >
              <span dir="auto">{option}</span>
              <IconButton
                size="sm"
                icon={<X />}
                label={t("removeOption", { name: option })}
                onClick={() => onChange(options.filter((item) => item !== option))}
              />
            </Flex>
          )}
        </VirtualList>
      )}
      {searchText && result.length === 0 && (
        <Text muted small>
          {t("nothingFound")}
        </Text>
      )}
    </>
  );
}
