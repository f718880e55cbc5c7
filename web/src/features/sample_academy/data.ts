/** The courses of the sample academy: titles by hand, progress and dates from the seed. */
import type { Random } from "../sample/app";
import { type Category, type Course, lengths, STEPS, slugOf } from "./model";

export const categories: Category[] = [
  { id: 0, value: "kitchen", label: "Kitchen", color: "bg-orange" },
  { id: 1, value: "garden", label: "Garden", color: "bg-green" },
  { id: 2, value: "office", label: "Office", color: "bg-blue" },
  { id: 3, value: "safety", label: "Safety", color: "bg-red" },
];

type Plan = { title: string; category: string; about: string; steps: string; words: readonly string[] };

/** The titles of the eleven steps stand in one line each, between bars. */
const plans: readonly Plan[] = [
  {
    title: "Bread from your own oven",
    category: "kitchen",
    about: "Flour, water, salt and time: a loaf with a crust that sings when it cools.",
    steps:
      "What bread is made of|Choosing flour|Weighing, not measuring|The first dough|Kneading by hand|Rest and rise|Shaping a loaf|Scoring the crust|The oven and its steam|Listening for done|Keeping bread fresh",
    words: [
      "Dough tells you more than the clock does: press it with a finger and watch how slowly it comes back.",
      "A kitchen scale makes every loaf the same; a cup makes every loaf a surprise.",
      "Salt is not only taste. It slows the yeast down, and slow dough tastes of more.",
      "Steam in the first ten minutes keeps the crust soft long enough for the loaf to grow.",
    ],
  },
  {
    title: "Sharp knives, safe hands",
    category: "kitchen",
    about: "How to hold, sharpen and put away the tools that cooks use most.",
    steps:
      "Three knives are enough|The grip|The other hand|A board that does not slip|Slices|Cubes|Fine herbs|The whetstone|Twenty strokes a side|Testing the edge|Where knives sleep",
    words: [
      "A dull knife slips; a sharp one goes where you send it.",
      "Curl the fingers of the other hand, and let the flat of the blade rest against the knuckles.",
      "A wet cloth below the board costs nothing and holds everything.",
      "Find the angle once, count the strokes, and do not press.",
    ],
  },
  {
    title: "Vegetables on a balcony",
    category: "garden",
    about: "From the first seed to the first salad, on two square metres.",
    steps:
      "How much sun you have|Pots and boxes|Soil from a bag|What grows beside what|Sowing indoors|Moving outside|Water in summer|Feeding|Uninvited guests|Harvest a little, often|Winter rest",
    words: [
      "Count the hours of sun on a clear day before you buy a single plant.",
      "A large pot forgives a forgotten evening; a small one does not.",
      "Water in the morning, at the root, until it runs out below.",
      "Lettuce that is picked leaf by leaf gives for weeks.",
    ],
  },
  {
    title: "Pruning fruit trees",
    category: "garden",
    about: "Where to cut, when to stop, and why a bird should be able to fly through.",
    steps:
      "Why trees are cut|Tools and care|Reading a tree|The year of a tree|Young trees|Old trees|Water shoots|The clean cut|On the ladder|What to do with branches|Looking back in summer",
    words: [
      "Stand back after every third cut. The tree looks different from two metres away.",
      "What grows straight up bears little; what leans bears much.",
      "Cut just above a bud that looks to the outside.",
      "A ladder stands on firm ground, or nobody stands on the ladder.",
    ],
  },
  {
    title: "Meetings that end on time",
    category: "office",
    about: "Fewer people, a written question, and a decision that everybody can find again.",
    steps:
      "Is it a meeting at all?|Who needs to be there|One question|The invitation|Begin without the late|Hearing the quiet|When two talk at once|Deciding|Writing it down|The last five minutes|The week after",
    words: [
      "If nobody has to decide anything, write instead.",
      "A meeting for everyone is a meeting for no one: invite those who can answer.",
      "Silence of ten seconds feels long, and is when quiet people begin.",
      "Write the decision while everybody can still read it over your shoulder.",
    ],
  },
  {
    title: "Writing so that people read it",
    category: "office",
    about: "Short words, one thought a sentence, and the point at the beginning.",
    steps:
      "Who is reading?|The point comes first|One thought, one sentence|Verbs do the work|Words you can leave out|Numbers|Lists|Headings|Reading aloud|Letting it rest|Asking a stranger",
    words: [
      "Read it aloud. Where you run out of breath, a full stop is missing.",
      "Nobody minds a text that is too easy.",
      "Put the answer in the first line; those who want the reasons will stay.",
      "Take out every word that can go. Then take out one more.",
    ],
  },
  {
    title: "First aid in the office",
    category: "safety",
    about: "The first minutes count, and you are the one who is there.",
    steps:
      "Look, then go|Calling for help|Is somebody awake?|The recovery position|Heart massage|The device on the wall|Bleeding|Burns|Something in the throat|Shock and blankets|Talking about it afterwards",
    words: [
      "Your own safety comes first: two people hurt are harder to help than one.",
      "Say where you are before you say what happened.",
      "Push hard and fast in the middle of the chest, and do not stop to wonder.",
      "Ask the person's name, say yours, and stay.",
    ],
  },
  {
    title: "Fire: what everybody has to know",
    category: "safety",
    about: "Alarm, doors, and the way out, which is shorter than you think.",
    steps:
      "How a fire begins|Smoke is the danger|The alarm|Close the door|The way out|Those who need help|The meeting point|Counting heads|The extinguisher|When not to fight|Going back in",
    words: [
      "A closed door holds smoke back for many minutes.",
      "Below your knees the air is clear for longest.",
      "Nobody takes the lift, and nobody goes back for a bag.",
      "Aim low, at what burns, and not at the flames.",
    ],
  },
  {
    title: "Lifting and carrying",
    category: "safety",
    about: "For backs that should last until the pension, and a little longer.",
    steps:
      "How a back works|Look before you lift|Close to the body|From the knees|Turning with the feet|Two people, one count|Trolleys|Stairs|High shelves|Breaks|Exercises for every day",
    words: [
      "Plan the way before you lift: doors, steps, and where it will be set down.",
      "The further from your body, the heavier it becomes.",
      "One of the two counts, and both lift on three.",
      "Turn with the feet. The back follows by itself.",
    ],
  },
  {
    title: "Soup for forty",
    category: "kitchen",
    about: "Large pots, simple soups, and a queue that moves.",
    steps:
      "How much is enough|The list|Buying|Cutting together|Onions first|Stock|Pulses|Seasoning a large pot|Allergies|Serving|What is left over",
    words: [
      "Count four decilitres for each guest, and half of that for children.",
      "Salt at the end, in three rounds, with two people tasting.",
      "Label everything, also what nobody would be allergic to.",
      "The second pot is ready before the first is empty.",
    ],
  },
];

const DAY_MS = 86_400_000;

export function coursesOf(random: Random, now: Date): Course[] {
  return plans.map((plan, index) => {
    const id = `course-${index + 1}`;
    const steps = plan.steps.split("|").map((title, at) => {
      const from = at % plan.words.length;
      const words = [...plan.words.slice(from), ...plan.words.slice(0, from)].slice(0, 3);
      return { id: `${id}-step-${at + 1}`, title, content: words.join("\n\n") };
    });
    return {
      id,
      title: plan.title,
      slug: slugOf(plan.title),
      description: plan.about,
      category: plan.category,
      length: lengths[index % lengths.length] as number,
      totalSteps: STEPS,
      activeStep: index % 3 === 0 ? random.int(1, STEPS - 1) : index % 5 === 4 ? STEPS : 0,
      updated: new Date(now.getTime() - random.int(1, 200) * DAY_MS).toISOString(),
      steps,
    };
  });
}
