/** Questions, as their author writes them and as learners get them. */
import type { Schemas } from "../../api/types";

export type Kind = Schemas["QuestionKind"];
export type Question = Schemas["QuizQuestion"];
export type Option = Schemas["QuizOption"];
export type Quiz = Schemas["QuizContent"];
export type Review = Schemas["QuizReview"];
export type AskedQuestion = Schemas["AskedQuestion"];
export type Attempt = Omit<Schemas["QuizAttempt"], "answers"> & { answers: Answers };
export type State = Schemas["QuizState"];
export type Statistics = Schemas["QuestionStatistics"];
export type BankQuestion = Schemas["BankQuestion"];
export type Answers = Record<string, unknown>;

export const kinds = [
  "single",
  "multiple",
  "ordering",
  "matching",
  "gap",
  "numeric",
] as const satisfies readonly Kind[];
export const reviews = ["submitted", "done", "never"] as const satisfies readonly Review[];
export const MAX_QUESTIONS = 300;

const id = () => crypto.randomUUID();

export const newOption = (text = "", right = false): Option => ({
  id: id(),
  text,
  right,
  matchId: id(),
  matchText: "",
});

/** A question of a kind with room for answers. */
export const newQuestion = (kind: Kind, text = ""): Question => ({
  id: id(),
  kind,
  text,
  options: kind === "gap" || kind === "numeric" ? [] : [newOption("", kind === "single"), newOption()],
  gaps: [],
  number: null,
  tolerance: 0,
  points: 1,
  feedback: "",
  category: "",
});

export const emptyQuiz: Quiz = {
  questions: [],
  draw: null,
  draws: [],
  shuffle: false,
  attempts: 0,
  minutes: null,
  review: "submitted",
};

/** Another copy, with ids of its own. */
export const copyOf = (question: Question): Question => ({
  ...question,
  id: id(),
  options: (question.options ?? []).map((option) => ({ ...option, id: id(), matchId: id() })),
});

/** The categories of a quiz's questions, each with how many have it. */
export function categoriesOf({ questions = [] }: Quiz): { category: string; questions: number }[] {
  const result = new Map<string, number>();
  for (const { category } of questions) if (category) result.set(category, (result.get(category) ?? 0) + 1);
  return [...result].map(([category, count]) => ({ category, questions: count }));
}

/** Draws only as far as there are more questions of the category than are drawn. */
export function fitDraws(quiz: Quiz): Quiz {
  const remaining = new Map(categoriesOf(quiz).map(({ category, questions }) => [category, questions]));
  return {
    ...quiz,
    draws: (quiz.draws ?? []).filter(({ category, count }) => count < (remaining.get(category) ?? 0)),
  };
}

/** As many lists of right answers as the text has gaps. */
export function gapsOf(text: string, gaps: readonly string[][] = []): string[][] {
  const count = text.split("___").length - 1;
  return Array.from({ length: count }, (_, at) => gaps[at] ?? [""]);
}

/** Only one option of a single choice is right. */
export function withRight(question: Question, optionId: string, right: boolean): Question {
  const single = question.kind === "single";
  return {
    ...question,
    options: (question.options ?? []).map((option) =>
      option.id === optionId ? { ...option, right } : single && right ? { ...option, right: false } : option,
    ),
  };
}

export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const next = [...list];
  const [item] = next.splice(from, 1);
  if (item !== undefined) next.splice(Math.max(0, Math.min(to, next.length)), 0, item);
  return next;
}

/**
 * Questions out of a pasted list: a line with the question, below it a line for each option, which begins with "-", or with "*" where it
 * is right; "= 42" is the right number. An empty line ends a question.
 */
export function fromList(pasted: string): Question[] {
  const result: Question[] = [];
  for (const block of pasted.split(/\n\s*\n/)) {
    const lines = block.split("\n").map((line) => line.trim());
    const [text, ...rest] = lines.filter((line) => line !== "");
    if (!text) continue;
    const number = rest.find((line) => /^=\s*-?[\d.,]+$/.test(line));
    if (number) {
      result.push({
        ...newQuestion("numeric", text),
        number: Number(number.slice(1).trim().replace(",", ".")),
      });
      continue;
    }
    const options = rest
      .filter((line) => /^[-*]\s*\S/.test(line))
      .map((line) => newOption(line.slice(1).trim(), line.startsWith("*")));
    if (options.length === 0) continue;
    const right = options.filter((option) => option.right).length;
    result.push({ ...newQuestion(right > 1 ? "multiple" : "single", text), options });
  }
  return result;
}

/** Tags, as they are typed between commas. */
export const tagsIn = (text: string): string[] =>
  text
    .split(",")
    .map((tag) => tag.trim())
    .filter((tag) => tag !== "");

/** Seconds that are left by the server's clock, which may differ from this one's by `ahead` milliseconds. */
export const secondsLeft = (deadline: string, now: number, ahead: number): number =>
  Math.max(0, Math.ceil((Date.parse(deadline) - (now + ahead)) / 1000));

/** Whether something was answered. */
export function isAnswered(answer: unknown): boolean {
  if (Array.isArray(answer)) return answer.some((item) => String(item ?? "").trim() !== "");
  if (answer !== null && typeof answer === "object") return Object.values(answer).some(Boolean);
  return String(answer ?? "").trim() !== "";
}

/** What stands in an order that is right as it was drawn is an answer, too: whoever goes on from it leaves it as it is. */
export function withShownOrder(answers: Answers, question: AskedQuestion | undefined): Answers {
  if (question?.kind !== "ordering" || isAnswered(answers[question.id])) return answers;
  return { ...answers, [question.id]: question.options.map(({ id }) => id) };
}
