/** Carries out what was planned of a folder: one file after the other, each uploaded and then added where it belongs. */
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Plan, type Planned, pathOf, pictureAt } from "../importFolder";
import { picturesOf, readMarkdown } from "../markdown";
import { type Captions, type Course, type FileView, toStored } from "../model";
import { edits, uploadFile } from "../queries";
import { useCourseDraft } from "../useCourseDraft";
import { pageCount, videoLength } from "./useUpload";

export type ImportProgress = {
  /** How many files were gone through. */
  done: number;
  /** How many became activities. */
  made: number;
  now: File | null;
  isDone: boolean;
  refused: { path: string; sentence: string }[];
};

export function useImport(course: Course, explain: (error: unknown) => string) {
  const { t } = useTranslation("courses");
  const draft = useCourseDraft();
  const [state, setState] = useState<ImportProgress | null>(null);
  const stopped = useRef<AbortController | null>(null);

  const run = async (plan: Plan) => {
    const control = new AbortController();
    stopped.current = control;
    let now: ImportProgress = { done: 0, made: 0, now: null, isDone: false, refused: [] };
    const tell = (more: Partial<ImportProgress>) => {
      now = { ...now, ...more };
      setState(now);
    };
    const refuse = (path: string, sentence: string) =>
      tell({ refused: [...now.refused, { path, sentence }] });
    const send = (kind: FileView["kind"], file: File) => uploadFile(kind, file, undefined, control.signal);

    const uploaded = new Map<string, string | null>();
    /** The upload of a picture that a page names, sent once however many pages show it. */
    const picture = async (page: string, named: string): Promise<string | null> => {
      const path = pictureAt(page, named);
      const file = path === null ? undefined : plan.pictures.get(path);
      if (path === null || !file) {
        refuse(page, t("import.picture", { name: named }));
        return null;
      }
      const existing = uploaded.get(path);
      if (existing !== undefined) return existing;
      const id = await send("image", file).then(
        (stored) => stored.id,
        (error: unknown) => {
          if (!control.signal.aborted) refuse(path, explain(error));
          return null;
        },
      );
      uploaded.set(path, id);
      return id;
    };

    const content = async ({ kind, file, captions }: Planned) => {
      const path = pathOf(file);
      if (kind === "page") {
        const markdown = await file.text();
        const result = new Map<string, string | null>();
        for (const named of new Set(picturesOf(markdown))) result.set(named, await picture(path, named));
        const { title, doc } = readMarkdown(markdown, (named) => result.get(named) ?? null);
        return { title, content: toStored("page", { doc }) };
      }
      if (kind === "document") {
        const [stored, pages] = [await send("document", file), await pageCount(file)];
        return { title: null, content: toStored("document", { file: stored, pages }) };
      }
      const [stored, duration] = [await send("video", file), await videoLength(file)];
      const spoken: Captions[] = [];
      for (const item of captions)
        await send("captions", item.file).then(
          (words) => spoken.push({ language: item.language, file: words }),
          (error: unknown) => !control.signal.aborted && refuse(pathOf(item.file), explain(error)),
        );
      return { title: null, content: toStored("video", { file: stored, duration, captions: spoken }) };
    };

    tell({});
    for (const section of plan.sections) {
      if (control.signal.aborted) break;
      let sectionId: string | null = null;
      for (const planned of section.activities) {
        if (control.signal.aborted) break;
        tell({ now: planned.file });
        try {
          const created = await content(planned);
          // A section of which nothing can be taken is not made.
          sectionId ??=
            (await draft.edit(edits.addSection(course.id, { title: section.title }), undefined, false))?.id ??
            null;
          const title = (created.title?.trim() || planned.title).slice(0, 200);
          const put = { type: planned.kind, title, content: created.content };
          const isAdded =
            sectionId !== null &&
            (await draft.edit(edits.addActivity(course.id, { ...put, sectionId }), undefined, false)) !==
              null;
          if (isAdded) tell({ made: now.made + 1 });
          else refuse(pathOf(planned.file), t("import.stale"));
        } catch (error) {
          if (!control.signal.aborted) refuse(pathOf(planned.file), explain(error));
        }
        tell({ done: now.done + 1 });
      }
    }
    const shown = new Set(uploaded.keys());
    for (const path of plan.pictures.keys())
      if (!shown.has(path) && !control.signal.aborted) refuse(path, t("import.unused"));
    tell({ now: null, isDone: true });
  };
  return { state, run, stop: () => stopped.current?.abort() };
}
