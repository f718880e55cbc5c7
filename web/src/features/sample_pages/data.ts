/** The first questions, articles and what a search can find. */
import type { Random } from "../sample/app";
import { articles, others, questions } from "./articles";
import type { Article, Category, Question, SearchHit } from "./model";

export const faq: readonly Question[] = questions.map(([question, answer], at) => ({
  id: `question-${at + 1}`,
  question,
  answer,
}));

const article = (
  category: string,
  [title, what, how]: readonly [string, string, string],
  at: number,
): Article => ({
  id: `${category}-${at + 1}`,
  title,
  content: `<p>${what}</p><h3>Good to know</h3><p>${how}</p>`,
});

const category = (
  id: string,
  title: string,
  path: string,
  list: readonly (readonly [string, string, string])[],
): Category => ({
  id,
  title,
  path,
  articlesCount: list.length,
  featuredArticles: list.map((item, at) => article(id, item, at)),
});

export const knowledge: readonly Category[] = [
  category("support", "Item Support", "/pages/knowledge-base", articles),
  ...others.map(([id, title, list]) => category(id, title, `/pages/knowledge-base?category=${id}`, list)),
];

const names = [
  "Ada Okafor",
  "Lena Lindqvist",
  "Marco Rossi",
  "Otto Berg",
  "سارة الخطيب",
  "김민지",
  "Юлія Бондар",
  "José Núñez",
];
const subjects = [
  "Lifting safely",
  "First aid",
  "Fire drill",
  "Your first week",
  "Speaking in public",
  "Cyber security",
  "سلامة الموقع",
  "Data protection",
];
const offices = ["Lagos", "Malmö", "Torino", "Bergen", "Amman", "Seoul"];

/** Everything that the sample search finds. */
export function searchHits(random: Random): SearchHit[] {
  const people = names.map<SearchHit>((title, at) => ({
    id: `person-${at}`,
    title,
    kind: "person",
    path: "/apps/contacts/all",
    excerpt: `Works in ${random.pick(offices)} and looks after ${random.pick(subjects)}.`,
  }));
  const courses = subjects.map<SearchHit>((title, at) => ({
    id: `course-${at}`,
    title,
    kind: "course",
    path: "/apps/academy/courses",
    excerpt: `A course of eleven steps that takes about ${random.pick([30, 45, 60, 90, 120])} minutes.`,
  }));
  const files = subjects.map<SearchHit>((title, at) => ({
    id: `file-${at}`,
    title: `${title}.${random.pick(["pdf", "docx", "xlsx"])}`,
    kind: "file",
    path: "/apps/file-manager",
    excerpt: `Handout of ${random.int(2, 24)} pages, last changed by ${random.pick(names)}.`,
  }));
  const pages = [
    ...faq.map<SearchHit>(({ id, question, answer }) => ({
      id,
      title: question,
      kind: "page",
      path: "/pages/faq",
      excerpt: answer,
    })),
    ...articles.map<SearchHit>(([title, what], at) => ({
      id: `article-${at}`,
      title,
      kind: "page",
      path: `/pages/knowledge-base?article=support-${at + 1}`,
      excerpt: what,
    })),
  ];
  return [...pages, ...courses, ...people, ...files];
}
