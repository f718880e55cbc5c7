/** Parts of what was handed in, as its person and its markers read them. */
import { ExternalLink } from "@learnt/ui/action/Link";
import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { Box, HStack, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { useTranslation } from "react-i18next";
import { MoveHistory } from "../../../app/MoveHistory";
import { byAttempt, type Coursework, toneOf } from "../model";

export function State({ of }: { of: Coursework }) {
  const { t } = useTranslation("coursework");
  const { dateTime } = useFormat();
  return (
    <HStack gap="3" wrap="wrap">
      <Badge tone={toneOf[of.status]}>{t(`status.${of.status}`)}</Badge>
      {of.attempt > 1 && <span>{t("attempt", { count: of.attempt })}</span>}
      {of.submittedAt && of.status !== "inprogress" && (
        <span>{t("submittedOn", { date: dateTime(of.submittedAt) })}</span>
      )}
      {of.marker && of.markedAt && of.status !== "markingRequired" && of.status !== "inprogress" && (
        <span>{t("markedBy", { name: of.marker, date: dateTime(of.markedAt) })}</span>
      )}
    </HStack>
  );
}

/** Files by the try that they were handed in with. */
export function Files({ of }: { of: Coursework }) {
  const { t } = useTranslation("coursework");
  const { bytes } = useFormat();
  return (
    <Stack gap="3">
      {byAttempt(of.files).map(([attempt, files]) => (
        <Stack key={attempt} gap="1">
          {of.attempt > 1 && (
            <Text small muted>
              {t("attempt", { count: attempt })}
            </Text>
          )}
          <Stack as="ul" gap="1">
            {files.map(({ file }) => (
              <li key={file.id}>
                <ExternalLink href={file.url}>{file.name}</ExternalLink>{" "}
                <Text as="span" small muted>
                  {bytes(file.size)}
                </Text>
              </li>
            ))}
          </Stack>
        </Stack>
      ))}
    </Stack>
  );
}

/** The lines of the rubric, with which of them were met. */
export function Rubric({ of }: { of: Coursework }) {
  const { t } = useTranslation("coursework");
  if (of.rubric.length === 0) return null;
  const isDecided = Object.keys(of.criteria).length > 0;
  return (
    <Stack gap="2">
      <Text fontWeight="medium">{t("rubric")}</Text>
      <Stack as="ul" gap="1">
        {of.rubric.map(({ id, text }) => (
          <HStack as="li" key={id} gap="2" wrap="wrap">
            {isDecided && (
              <Badge tone={of.criteria[id] ? "good" : "bad"}>{t(of.criteria[id] ? "met" : "notMet")}</Badge>
            )}
            <bdi>{text}</bdi>
          </HStack>
        ))}
      </Stack>
    </Stack>
  );
}

export function History({ of }: { of: Coursework }) {
  const { t } = useTranslation("coursework");
  if (of.moves.length === 0) return null;
  return (
    <details>
      <summary>{t("history")}</summary>
      <Box mt="3">
        <MoveHistory
          moves={of.moves}
          nameOf={(status) => t(`status.${status}`)}
          isGood={(status) => toneOf[status] === "good"}
        />
      </Box>
    </details>
  );
}
