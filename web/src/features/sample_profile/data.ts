/** The first profile: posts, pictures and what is to be known of somebody invented. */
import type { Random } from "../sample/app";
import { defaultOwner, type Owner } from "../sample/owner";
import { fullName, samplePeople } from "../sample/people";
import type { About, Album, Person, Timeline } from "./model";

const person = (random: Random): Person => {
  const item = random.pick(samplePeople);
  return { name: fullName(item), avatar: `seed:${item.id}` };
};
const ago = (now: Date, hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();

const posts = [
  "The new reading corner is open. Come and see the chairs!",
  "Five years since our first course – thank you to everybody who teaches here.",
  "Does anybody have a projector that works with the old cable?",
  "Our notes of the harbour walk are online now.",
] as const;
const remarks = ["Well done!", "I will be there.", "See you on Friday.", "Beautiful pictures."] as const;
const activities = [
  "started following you.",
  "sent you a message.",
  "liked your post about the harbour walk.",
  "added three pictures to Summer workshop.",
  "joined the group Night readers.",
] as const;

export const timelineOf = (random: Random, now: Date): Timeline => ({
  activities: activities.map((message, at) => ({
    id: `activity-${at + 1}`,
    user: person(random),
    message,
    time: ago(now, at * 9 + 1),
  })),
  posts: posts.map((message, at) => ({
    id: `post-${at + 1}`,
    user: person(random),
    message,
    time: ago(now, at * 27 + 2),
    type: at % 2 === 0 ? "picture" : "post",
    like: random.int(2, 60),
    share: random.int(0, 12),
    ...(at % 2 === 0 ? { media: { title: `Picture ${at + 1}`, picture: `seed:post ${at}` } } : {}),
    comments: remarks.slice(0, random.int(0, 3)).map((remark, index) => ({
      id: `comment-${at + 1}-${index + 1}`,
      user: person(random),
      time: ago(now, at * 27 + 1),
      message: remark,
    })),
  })),
});

export const albumsOf = (random: Random): Album[] =>
  ["Summer workshop", "Harbour walk", "The new library"].map((name, at) => ({
    id: `album-${at + 1}`,
    name,
    info: `${random.int(4, 8)} pictures`,
    media: Array.from({ length: 6 }, (_, index) => ({
      type: index === 5 ? ("video" as const) : ("photo" as const),
      title: `${name} ${index + 1}`,
      preview: `seed:${name} ${index}`,
    })),
  }));

const planner = (year: number): Pick<About, "general" | "work"> => ({
  general: {
    gender: "Female",
    birthday: `${year - 37}-05-14`,
    locations: ["Accra", "Rotterdam"],
    about: "Plans courses for people who work in shifts, and collects maps of harbours that no longer exist.",
  },
  work: {
    occupation: "Course planner",
    skills: "Planning, cartography, first aid",
    jobs: [
      { company: "Orchard School", date: `${year - 4} – now` },
      { company: "Meridian Maps", date: `${year - 9} – ${year - 4}` },
    ],
  },
});

/** Of the sample's staff, and of whoever made an account: what could be true of anybody. */
const helper = (year: number): Pick<About, "general" | "work"> => ({
  general: {
    gender: "Not said",
    birthday: `${year - 29}-09-02`,
    locations: ["Lyon"],
    about: "Looks after the rooms and the timetable, and knows where every key is.",
  },
  work: {
    occupation: "Course assistant",
    skills: "Timetables, rooms, languages",
    jobs: [{ company: "Orchard School", date: `${year - 2} – now` }],
  },
});

export const aboutOf = (random: Random, now: Date, { uuid, email }: Owner): About => ({
  ...(uuid === defaultOwner.uuid ? planner(now.getFullYear()) : helper(now.getFullYear())),
  contact: {
    address: "14 Quay Street",
    tel: ["+44 20 7946 0512"],
    websites: ["https://maps.example"],
    emails: [email],
  },
  groups: ["Night readers", "Harbour maps", "First aid"].map((name, at) => ({
    id: `group-${at + 1}`,
    name,
    category: at === 0 ? "Books" : at === 1 ? "History" : "Health",
    members: String(random.int(12, 940)),
  })),
  friends: random.some(samplePeople, 8).map((item) => ({ name: fullName(item), avatar: `seed:${item.id}` })),
});
