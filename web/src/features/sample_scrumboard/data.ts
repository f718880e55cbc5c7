/** The boards as they are at first: written by hand, with people, dates and chances from the seed. */
import type { Random } from "../sample/app";
import { seededUrl } from "../sample/SeededPicture";
import { team } from "../sample/team";
import { type Board, type Card, type Label, labelClasses, type Settings, slugOf } from "./model";

type Plan = {
  name: string;
  color: Settings["color"];
  labels: readonly string[];
  lists: Record<string, string[]>;
};

const plans: readonly Plan[] = [
  {
    name: "Welcome week",
    color: "accent",
    labels: ["Urgent", "Waiting", "Travel", "Agreed"],
    lists: {
      Ideas: ["A walk through the old town", "Lunch with the founders", "Quiz about our products"],
      "To do": ["Book the large hall", "Print name badges", "Write the welcome letter", "Invite the mentors"],
      Doing: ["Programme of the first day", "Collect what everyone eats"],
      Done: ["Set the date", "Find a photographer"],
    },
  },
  {
    name: "Course: first aid",
    color: "good",
    labels: ["Review", "Draft", "Film", "Ready"],
    lists: {
      Outline: ["Burns and scalds", "The recovery position", "Calling for help"],
      Writing: ["Heart massage step by step", "What belongs in the box"],
      Filming: ["Scene in the workshop", "Close-up of a bandage"],
      Published: ["Why the first minutes count"],
    },
  },
  {
    name: "Moving to Rotterdam",
    color: "info",
    labels: ["Blocked", "Costs money", "Office", "Signed"],
    lists: {
      "Before the move": ["Notice for the old lease", "Count desks and screens", "Plan of the new floor"],
      "The weekend": ["Label every box", "Lift from 8 to 12", "Keys for the neighbours"],
      Afterwards: ["Plants for the entrance", "Party on the roof terrace"],
    },
  },
];

const descriptions = [
  "",
  "Agreed in the meeting on Monday. Ask before anything is ordered.",
  "Last year this took longer than planned, so begin early.",
  "See the attached page for sizes and prices.",
];
const comments = [
  "I can take this on.",
  "Waiting for an answer since Tuesday.",
  "Looks good to me!",
  "متى الموعد؟",
  "了解です。",
];
const steps = ["Ask for offers", "Compare them", "Decide together", "Tell everybody", "Pay the invoice"];
const DAY_MS = 86_400_000;

export function boardsOf(random: Random, now: Date): Board[] {
  return plans.map((plan, number) => boardOf(plan, `board-${number + 1}`, random, now));
}

function boardOf(plan: Plan, id: string, random: Random, now: Date): Board {
  const members = team(random, 5).map((name, index) => ({
    id: `${id}-member-${index + 1}`,
    name,
    avatar: "",
  }));
  const labels: Label[] = plan.labels.map((name, index) => ({
    id: `${id}-label-${index + 1}`,
    name,
    class: labelClasses[index % labelClasses.length] as Label["class"],
  }));
  const cards: Card[] = [];
  const lists = Object.entries(plan.lists).map(([name, names], at) => ({
    id: `${id}-list-${at + 1}`,
    name,
    idCards: names.map((card) => {
      const created = cardOf(card, `${id}-card-${cards.length + 1}`, random, now);
      created.idMembers = random.some(members, random.int(0, 3)).map((item) => item.id);
      created.idLabels = random.some(labels, random.int(0, 2)).map((item) => item.id);
      created.activities = created.activities.map((item) => ({ ...item, idMember: random.pick(members).id }));
      cards.push(created);
      return created.id;
    }),
  }));
  const settings = { color: plan.color, subscribed: random.int(0, 1) === 1, cardCoverImages: true };
  return { id, name: plan.name, uri: slugOf(plan.name), settings, lists, cards, members, labels };
}

function cardOf(name: string, id: string, random: Random, now: Date): Card {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  const hasPicture = random.int(0, 3) === 0;
  const items = random.some(steps, random.int(2, 4));
  return {
    id,
    name,
    description: random.pick(descriptions),
    idAttachmentCover: hasPicture ? `${id}-picture` : "",
    idMembers: [],
    idLabels: [],
    attachments: hasPicture
      ? [
          {
            id: `${id}-picture`,
            name: `${slugOf(name)}.svg`,
            src: seededUrl(name),
            time: ago(random.int(1, 9)),
            type: "image",
          },
        ]
      : [],
    subscribed: random.int(0, 3) === 0,
    checklists:
      random.int(0, 2) === 0
        ? [
            {
              id: `${id}-checklist`,
              name: "Steps",
              checkItems: items.map((item, index) => ({
                id: `${id}-item-${index + 1}`,
                name: item,
                checked: index < random.int(0, items.length),
              })),
            },
          ]
        : [],
    activities: random.some(comments, random.int(0, 2)).map((message, index) => ({
      id: `${id}-activity-${index + 1}`,
      type: "comment" as const,
      idMember: "",
      message,
      time: ago(random.int(0, 8) + index / 10),
    })),
    due: random.int(0, 1) ? new Date(now.getTime() + random.int(-3, 20) * DAY_MS).toISOString() : null,
  };
}
