/** What the search of the shell finds beside pages: actions, people and courses, as far as the person's roles reach. */

import type { PaletteEntry } from "@learnt/ui/shell/CommandPalette";
import { setModeChoice, useTheme } from "@learnt/ui/theme/useTheme";
import {
  BookOpen,
  ContactRound,
  GraduationCap,
  Keyboard,
  Moon,
  PenLine,
  Plus,
  Sun,
  UserPlus,
  UserRound,
  UsersRound,
} from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../api/client";
import type { RoleName } from "../api/types";
import { admits } from "./gate";
import { paths } from "./pathBuilder";

type Translate = (key: string) => string;

const MOST = 5;

async function people(search: string, t: Translate): Promise<PaletteEntry[]> {
  const { items } = await api.get("/api/people", { query: { search, perPage: MOST } });
  return items.map(({ id, firstName, lastName, email, username }) => ({
    id: `person:${id}`,
    title: `${firstName} ${lastName}`,
    note: email ?? username ?? "",
    group: t("palette.people"),
    icon: <UserRound />,
    to: paths.user(id),
  }));
}

async function courses(search: string, t: Translate): Promise<PaletteEntry[]> {
  const { items } = await api.get("/api/courses", { query: { search, perPage: MOST } });
  return items.map(({ id, title, category }) => ({
    id: `course:${id}`,
    title,
    note: category,
    group: t("palette.courses"),
    icon: <BookOpen />,
    to: paths.editCourse(id),
  }));
}

async function ownCourses(search: string, t: Translate): Promise<PaletteEntry[]> {
  const { items } = await api.get("/api/me/courses", { query: { search, perPage: MOST } });
  return items.map(({ id, title, category }) => ({
    id: `mine:${id}`,
    title,
    note: category,
    group: t("palette.mine"),
    icon: <GraduationCap />,
    to: paths.course(id),
  }));
}

export function usePalette(roles: readonly RoleName[], onContacts: (() => void) | null, onKeys: () => void) {
  const { t } = useTranslation("shell");
  const { mode } = useTheme();
  const isAdmin = admits("admin", roles);
  return useMemo(() => {
    const group = t("palette.actions");
    const contacts: PaletteEntry | null = onContacts && {
      id: "contacts",
      title: t("contacts"),
      group,
      icon: <ContactRound />,
      onSelect: onContacts,
    };
    const shortcuts: PaletteEntry = {
      id: "keys",
      title: t("keys.title"),
      group,
      icon: <Keyboard />,
      onSelect: onKeys,
    };
    const dark: PaletteEntry = {
      id: "dark",
      title: t(mode === "dark" ? "palette.light" : "palette.dark"),
      group,
      icon: mode === "dark" ? <Sun /> : <Moon />,
      onSelect: () => setModeChoice(mode === "dark" ? "light" : "dark"),
    };
    const actions: PaletteEntry[] = [
      {
        id: "new-course",
        title: t("palette.newCourse"),
        group,
        icon: <Plus />,
        to: `${paths.courses}?new=1`,
      },
      {
        id: "new-person",
        title: t("palette.newPerson"),
        group,
        icon: <UserPlus />,
        to: `${paths.users}?new=1`,
      },
      {
        id: "new-rule",
        title: t("palette.newRule"),
        group,
        icon: <UsersRound />,
        to: `${paths.permissions}?new=1`,
      },
      {
        id: "new-blog",
        title: t("palette.newBlog"),
        group,
        icon: <PenLine />,
        to: `${paths.blogs}?new=1`,
      },
    ];
    const lookUps = isAdmin ? [people, courses, ownCourses] : [ownCourses];
    return {
      palette: [...(isAdmin ? actions : []), ...(contacts ? [contacts] : []), dark, shortcuts],
      onSearch: async (text: string) => {
        // What one of them cannot answer does not hide what the others found.
        const answers = await Promise.allSettled(lookUps.map((lookUp) => lookUp(text, t)));
        return answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
      },
    };
  }, [isAdmin, onContacts, onKeys, mode, t]);
}
