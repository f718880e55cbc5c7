/** Whose values these are: of whoever is signed in to the sample; where nobody is, of the sample's admin. */
import { sampleSession } from "../../app/sampleSession";

export type Owner = { uuid: string; name: string; email: string; avatar: string };

/** The admin of the sample. */
export const defaultOwner: Owner = {
  uuid: "sample-admin",
  name: "Abena Mensah",
  email: "admin@sample.example",
  avatar: "",
};

export function owner(): Owner {
  const user = sampleSession()?.user;
  if (!user) return defaultOwner;
  const { displayName, email, photoURL } = user.data;
  return { uuid: user.uuid, name: displayName, email, avatar: photoURL };
}

/** Each keeps their own. */
export const ownKey = (key: string, { uuid } = owner()): string =>
  uuid === defaultOwner.uuid ? key : `${key} ${uuid}`;

/** How a letter begins. */
export const firstNameOf = ({ name }: Pick<Owner, "name">): string => name.trim().split(/\s+/)[0] ?? "";
