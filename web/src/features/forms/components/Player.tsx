/** A form as it is answered: page by page or question by question, with what is wrong said at the field and above. */
import { Button } from "@learnt/ui/action/Button";
import { Notice } from "@learnt/ui/feedback/Notice";
import { Progress } from "@learnt/ui/feedback/Progress";
import { HStack, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Card } from "@learnt/ui/page/Card";
import { ArrowLeft, ArrowRight, Send } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";
import { type Answers, type Content, type Field, isEmpty, isRequired, type Page, pagesOf } from "../model";
import { anchorOf, Questions } from "./Questions";

type SubmitMutation = {
  mutate: (input: undefined, then: { onError: (error: Error) => void }) => void;
  isPending: boolean;
  error: Error | null;
};

type Props = {
  content: Content;
  answers: Answers;
  onChange: (field: string, value: unknown) => void;
  oneAtATime: boolean;
  /** The way to submit it; nothing: it is only looked at. */
  sending?: SubmitMutation;
  submissionId?: string | undefined;
  /** What is said of a field, by whoever sent it back. */
  remarks?: Readonly<Record<string, string>>;
  status?: ReactNode;
};

/** What the server said of each field. */
function refusedFields(error: unknown): Record<string, string> {
  const result: Record<string, string> = {};
  for (const { field, message } of toFailure(error).fields ?? []) {
    const [, id] = field.split(".");
    if (id) result[id] ??= message;
  }
  return result;
}

export function Player({
  content,
  answers,
  onChange,
  oneAtATime,
  sending,
  submissionId,
  remarks,
  status,
}: Props) {
  const { t } = useTranslation("forms");
  const [at, setAt] = useState(0);
  const [errors, setErrors] = useState<Record<string, string>>({});
  // What is to be looked at once its page is there.
  const [requested, setRequested] = useState("");
  const whole = pagesOf(content, answers);
  const single = ({ section, fields }: Page) => fields.map((field) => ({ section, fields: [field] }));
  const pages = oneAtATime ? whole.flatMap(single) : whole;
  const place = Math.min(at, Math.max(0, pages.length - 1));
  const page = pages[place];
  const isLast = place >= pages.length - 1;
  const fields: Field[] = content.sections.flatMap((section) => section.fields);
  const pageWith = (id: string) =>
    pages.findIndex(({ fields: shown }) => shown.some((item) => item.id === id));
  useEffect(() => {
    if (!requested) return;
    document.getElementById(anchorOf(requested))?.focus();
    setRequested("");
  }, [requested]);
  /** To a page, with whoever reads by ear or by keys taken to its first question. */
  const goToPage = (to: number) => {
    setAt(to);
    setRequested(pages[to]?.fields[0]?.id ?? "");
  };
  const lead = (id: string) => {
    const to = pageWith(id);
    if (to < 0) return;
    setAt(to);
    setRequested(id);
  };

  const show = (result: Record<string, string>) => {
    setErrors(result);
    const first = pages.findIndex(({ fields: shown }) => shown.some(({ id }) => id in result));
    if (first >= 0 && !pages[place]?.fields.some(({ id }) => id in result)) setAt(first);
  };
  const missing = (shown: readonly Field[]) =>
    Object.fromEntries(
      shown
        .filter(
          (field) =>
            isRequired(field, answers) &&
            field.type !== "information" &&
            field.type !== "calculated" &&
            isEmpty(answers[field.id]),
        )
        .map(({ id }) => [id, t("answerThis")]),
    );
  const next = () => {
    const result = missing(page?.fields ?? []);
    setErrors(result);
    if (Object.keys(result).length === 0) goToPage(place + 1);
  };
  // It is shown where one is by then.
  const shown = useRef(show);
  shown.current = show;
  // What is wrong with fields is said there.
  const failure =
    sending?.error &&
    Object.keys(refusedFields(sending.error)).length === 0 &&
    toFailure(sending.error).message;
  const submit = () => {
    const result = missing(pages.flatMap((item) => item.fields));
    if (Object.keys(result).length > 0) return show(result);
    sending?.mutate(undefined, { onError: (error) => shown.current(refusedFields(error)) });
  };
  const invalidFields = fields.filter(({ id }) => id in errors);
  return (
    <Stack gap="4" maxW="44rem" mx="auto" w="full">
      {pages.length > 1 && (
        <Stack gap="1">
          <Progress value={(100 * (place + 1)) / pages.length} label={t("progress")} />
          <Text small muted>
            {t("pageOf", { page: place + 1, pages: pages.length })}
          </Text>
        </Stack>
      )}
      {invalidFields.length > 0 && (
        <Notice
          tone="bad"
          title={t("wrong", { count: invalidFields.length })}
          below={
            <ul>
              {invalidFields.map((field) => (
                <li key={field.id}>
                  <a
                    href={`#${anchorOf(field.id)}`}
                    onClick={(event) => {
                      event.preventDefault();
                      lead(field.id);
                    }}
                  >
                    <bdi>{field.label}</bdi>
                  </a>
                </li>
              ))}
            </ul>
          }
        />
      )}
      {failure && <Notice tone="bad" title={failure} />}
      <Card>
        {page ? (
          <Questions
            page={page}
            content={content}
            answers={answers}
            onChange={(field, value) => {
              onChange(field, value);
              if (errors[field]) setErrors(({ [field]: _, ...rest }) => rest);
            }}
            errors={{ ...remarks, ...errors }}
            submissionId={submissionId}
          />
        ) : (
          <Text muted>{t("noQuestions")}</Text>
        )}
      </Card>
      <HStack justify="space-between" wrap="wrap" gap="3">
        <Button
          icon={<ArrowLeft className="kit-flip" />}
          disabled={place === 0}
          onClick={() => goToPage(place - 1)}
        >
          {t("back")}
        </Button>
        <HStack gap="3">
          {status}
          {isLast ? (
            <Button
              variant="solid"
              icon={<Send />}
              busy={sending?.isPending ?? false}
              disabledReason={sending ? undefined : t("previewOnly")}
              onClick={submit}
            >
              {t("submit")}
            </Button>
          ) : (
            <Button variant="solid" trailing={<ArrowRight className="kit-flip" />} onClick={next}>
              {t("next")}
            </Button>
          )}
        </HStack>
      </HStack>
    </Stack>
  );
}
