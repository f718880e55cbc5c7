/** The sample's profile: what the mock answers. */
export type Person = { name: string; avatar: string };
export type Comment = { id: string; user: Person; time: string; message: string };
export type Post = {
  id: string;
  user: Person;
  message: string;
  time: string;
  type: "post" | "picture" | "article";
  like: number;
  share: number;
  media?: { title: string; picture: string };
  comments: readonly Comment[];
};
export type Activity = { id: string; user: Person; message: string; time: string };
export type Timeline = { activities: readonly Activity[]; posts: readonly Post[] };
export type Album = {
  id: string;
  name: string;
  info: string;
  media: readonly { type: "photo" | "video"; title: string; preview: string }[];
};
export type About = {
  general: { gender: string; birthday: string; locations: readonly string[]; about: string };
  work: { occupation: string; skills: string; jobs: readonly { company: string; date: string }[] };
  contact: {
    address: string;
    tel: readonly string[];
    websites: readonly string[];
    emails: readonly string[];
  };
  groups: readonly { id: string; name: string; category: string; members: string }[];
  friends: readonly Person[];
};
