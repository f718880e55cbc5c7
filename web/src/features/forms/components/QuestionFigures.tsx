/** What a question was answered, in the picture that fits it. */
import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { SearchBox } from "@learnt/ui/form/SearchBox";
import { Box, HStack, Stack, Wrap } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { VirtualList } from "@learnt/ui/layout/VirtualList";
import { Card } from "@learnt/ui/page/Card";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  type Bar,
  barsOf,
  heatOf,
  meanOf,
  type Promoters,
  promotersOf,
  type QuestionResult,
} from "../figures";
import type { Field } from "../model";
import "../forms.css";

export function QuestionFigures({ question, submitted }: { question: QuestionResult; submitted: number }) {
  const { t } = useTranslation("forms");
  const { number } = useFormat();
  const field = question.field as Field;
  const { counts, texts, words, difficulty, discrimination, answered, stopped } = question;
  if (counts.length === 0 && texts.length === 0 && answered === 0 && stopped === 0) return null;
  const promoters = promotersOf(field, counts);
  const isScale = field.type === "rating" || field.type === "scale";
  const mean = isScale ? meanOf(counts) : null;
  return (
    <Card title={<bdi>{field.label}</bdi>} note={t(`type.${field.type}`)}>
      <Stack gap="4">
        <HStack gap="3" wrap="wrap">
          <Text small muted>
            {t("answeredBy", { count: answered, all: number(submitted) })}
          </Text>
          {stopped > 0 && <Badge tone="warn">{t("stoppedHere", { count: stopped })}</Badge>}
          {mean !== null && (
            <Text small muted>
              {t("mean", { value: number(Math.round(mean * 10) / 10) })}
            </Text>
          )}
          {typeof difficulty === "number" && <Item difficulty={difficulty} discrimination={discrimination} />}
        </HStack>
        {promoters && <Nps of={promoters} />}
        {field.type === "matrix" ? (
          <HeatTable field={field} counts={counts} />
        ) : (
          counts.length > 0 && (
            <Distribution
              isScale={isScale}
              bars={barsOf(field, counts, "", [t("yes"), t("no")])}
              // Who may choose several is one person: shares are of people, not of what they chose.
              of={field.type === "multipleChoice" ? answered : undefined}
            />
          )
        )}
        {texts.length > 0 && <TextAnswers texts={texts} words={words} submitted={submitted} />}
      </Stack>
    </Card>
  );
}

function Item({
  difficulty,
  discrimination,
}: {
  difficulty: number;
  discrimination: number | null | undefined;
}) {
  const { t } = useTranslation("forms");
  const { percent, number } = useFormat();
  const isWeak = typeof discrimination === "number" && discrimination < 0.1;
  return (
    <>
      <Text small muted>
        {t("difficulty", { percent: percent(100 * difficulty) })}
      </Text>
      {typeof discrimination === "number" && (
        <Text small muted>
          {t("discrimination", { value: number(Math.round(discrimination * 100) / 100) })}
        </Text>
      )}
      {isWeak && <Badge tone="warn">{t("weakItem")}</Badge>}
    </>
  );
}

function Bars({ bars, of }: { bars: readonly Bar[]; of?: number | undefined }) {
  const { number, percent } = useFormat();
  const all = of || bars.reduce((sum, { count }) => sum + count, 0) || 1;
  return (
    <Stack as="ul" gap="2">
      {bars.map(({ id, label, count }) => (
        <Stack as="li" key={id} gap="1">
          <HStack justify="space-between" gap="3">
            <bdi>{label}</bdi>
            <Text small muted>
              {number(count)} · {percent((100 * count) / all)}
            </Text>
          </HStack>
          <div className="kit-progress kit-progress-md" aria-hidden="true">
            <span style={{ inlineSize: `${(100 * count) / all}%` }} />
          </div>
        </Stack>
      ))}
    </Stack>
  );
}

/** A scale has an order: how its answers are spread is seen at a glance. */
function Distribution({
  bars,
  isScale,
  of,
}: {
  bars: readonly Bar[];
  isScale: boolean;
  of: number | undefined;
}) {
  const { number, percent } = useFormat();
  if (!isScale) return <Bars bars={bars} of={of} />;
  const all = bars.reduce((sum, { count }) => sum + count, 0) || 1;
  const max = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <ol className="form-columns">
      {bars.map(({ id, label, count }) => (
        <li key={id} className="form-column">
          <span className="form-column-count">
            {number(count)}
            <span className="kit-sr">{` · ${percent((100 * count) / all)} · `}</span>
          </span>
          <span
            className="form-column-bar"
            aria-hidden="true"
            style={{ blockSize: `${(100 * count) / max}%` }}
          />
          <bdi>{label}</bdi>
        </li>
      ))}
    </ol>
  );
}

function Nps({ of }: { of: Promoters }) {
  const { t } = useTranslation("forms");
  const { number } = useFormat();
  return (
    <Stack gap="2">
      <Text fontWeight="medium">{t("nps", { score: number(of.score) })}</Text>
      <Bars
        bars={[
          { id: "promoters", label: t("promoters"), count: of.promoters },
          { id: "passives", label: t("passives"), count: of.passives },
          { id: "detractors", label: t("detractors"), count: of.detractors },
        ]}
      />
    </Stack>
  );
}

/** The more people say so, the stronger the cell; its figure says it too. */
function HeatTable({ field, counts }: { field: Field; counts: QuestionResult["counts"] }) {
  const { number, percent } = useFormat();
  const rows = heatOf(field, counts);
  return (
    <Box overflowX="auto" tabIndex={0} role="group" aria-label={field.label}>
      <table className="kit-table">
        <thead>
          <tr>
            <td />
            {(field.options ?? []).map((option) => (
              <th key={option.id} scope="col">
                <bdi>{option.label}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                <bdi>{row.label}</bdi>
              </th>
              {row.cells.map((cell) => (
                <td key={cell.id}>
                  <Box position="relative" borderRadius="md" overflow="hidden" borderWidth="1px">
                    <Box
                      position="absolute"
                      inset="0"
                      aria-hidden="true"
                      style={{ background: "var(--accent-shape)", opacity: 0.3 * cell.share }}
                    />
                    <Box position="relative" px="3" py="2" textAlign="center">
                      {number(cell.count)} · {percent(100 * cell.share)}
                    </Box>
                  </Box>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}

/** What the server looks at for words, and how many texts it sends. */
const MAX_SUBMISSIONS = 1000;
const MAX_TEXTS = 200;

type TextsProps = { texts: readonly string[]; words: QuestionResult["words"]; submitted: number };

/** What was written: the words that come most, and the texts that hold the one that is looked for. */
function TextAnswers({ texts, words, submitted }: TextsProps) {
  const { t } = useTranslation("forms");
  const { number } = useFormat();
  const [search, setSearch] = useState("");
  const result = texts.filter((text) => text.toLowerCase().includes(search.toLowerCase()));
  return (
    <Stack gap="3">
      {words.length > 0 && (
        <Wrap as="ul" gap="2" aria-label={t("frequentWords")}>
          {words.map(({ word, count }) => (
            <li key={word}>
              <button
                type="button"
                className="kit-btn kit-btn-outline kit-btn-sm"
                aria-pressed={search === word}
                onClick={() => setSearch(search === word ? "" : word)}
              >
                <bdi>{word}</bdi> · {count}
              </button>
            </li>
          ))}
        </Wrap>
      )}
      {words.length > 0 && submitted > MAX_SUBMISSIONS && (
        <Text small muted>
          {t("latestWords", { most: number(MAX_SUBMISSIONS) })}
        </Text>
      )}
      {texts.length > 5 && <SearchBox value={search} onChange={setSearch} label={t("searchAnswers")} />}
      <VirtualList
        label={t("answers")}
        items={result}
        // The same words may come twice.
        itemKey={(_, at) => at}
      >
        {(text) => (
          <Text dir="auto" whiteSpace="pre-wrap" paddingBlockEnd="2">
            {text}
          </Text>
        )}
      </VirtualList>
      {texts.length >= MAX_TEXTS && (
        <Text small muted>
          {t("latestTexts", { most: number(MAX_TEXTS) })}
        </Text>
      )}
    </Stack>
  );
}
