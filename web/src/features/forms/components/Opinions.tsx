/** What two markers say, side by side, once whoever asks has said it too. */
import { Badge } from "@learnt/ui/feedback/Badge";
import { Notice } from "@learnt/ui/feedback/Notice";
import { SimpleGrid, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Card } from "@learnt/ui/page/Card";
import { useTranslation } from "react-i18next";
import {
  type Answers,
  type Content,
  type Criterion,
  isEmpty,
  type Submission,
  statusKey,
  toneOf,
} from "../model";
import { Question } from "./Questions";
import { RubricResult } from "./Rubric";
import { FilesContext } from "./Uploads";

export function Opinions({ submission }: { submission: Submission }) {
  const { t } = useTranslation("forms");
  const { opinions, opinionsGiven, settings } = submission;
  if (!settings.secondMarker || submission.status !== "markingRequired") return null;
  if (opinions.length === 0)
    return (
      <Notice tone="info" title={t("twoMarkers")}>
        {t(opinionsGiven === 0 ? "firstOfTwo" : "secondOfTwo")}
      </Notice>
    );
  const content = submission.content as Content;
  const labels = new Map(
    content.sections.flatMap(({ fields }) => fields).map(({ id, label }) => [id, label]),
  );
  return (
    <Card title={t("compare")} note={t(opinions.length > 1 ? "compareNote" : "waitsForSecond")}>
      <SimpleGrid columns={{ base: 1, md: opinions.length }} gap="4">
        {opinions.map((item) => (
          <Stack key={item.at} gap="2" borderWidth="1px" borderRadius="md" p="3">
            <Text fontWeight="medium">
              <bdi>{item.isMine ? t("you") : item.marker}</bdi>
            </Text>
            <span>
              <Badge tone={toneOf[item.outcome]}>{t(statusKey(item.outcome))}</Badge>
            </span>
            <RubricResult
              rubric={(settings.rubric ?? []) as Criterion[]}
              marks={item.marks as Record<string, unknown>}
            />
            {Object.entries(item.marks as Record<string, unknown>)
              .filter(([id]) => labels.has(id))
              .map(([id, points]) => (
                <Text key={id} small>
                  <bdi>{labels.get(id)}</bdi>: {String(points)}
                </Text>
              ))}
            {Object.entries(item.comments as Record<string, string>).map(([id, text]) => (
              <Text key={id} small whiteSpace="pre-wrap">
                <bdi>{labels.get(id)}</bdi>: {text}
              </Text>
            ))}
            {item.comment && <Text whiteSpace="pre-wrap">{item.comment}</Text>}
            <AnsweredFields submission={submission} answers={item.answers as Answers} />
          </Stack>
        ))}
      </SimpleGrid>
    </Card>
  );
}

/** What a marker filled in of what is for markers only. */
function AnsweredFields({ submission, answers }: { submission: Submission; answers: Answers }) {
  const content = submission.content as Content;
  const filled = content.sections
    .flatMap(({ fields }) => fields)
    .filter(({ id, markerOnly }) => markerOnly && !isEmpty(answers[id]));
  return (
    <FilesContext.Provider value={submission.files}>
      {filled.map((field) => (
        <Question
          key={field.id}
          field={field}
          content={content}
          answers={answers}
          onChange={() => undefined}
          errors={{}}
          disabled
        />
      ))}
    </FilesContext.Provider>
  );
}
