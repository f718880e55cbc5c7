/** A template while it is worked on: what it says here, what the server draws of it, and saving and publishing it. */
import type { Failure } from "@learnt/ui/base/kit";
import { useUnsaved } from "@learnt/ui/base/unsaved";
import { useDebounced } from "@learnt/ui/base/useDebounced";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { toFailure } from "../../api/problem";
import { changed, type Field } from "./designing";
import type { Design, Template } from "./model";
import { drawSample, saveTemplate, stepTemplate, templatesKey, useAccept } from "./queries";

type Change = (design: Design) => Design;

export function useDesigner(template: Template) {
  const cache = useQueryClient();
  const accept = useAccept();
  const [title, setTitle] = useState(template.title);
  const [design, setDesign] = useState(template.design);
  const [kept, setKept] = useState(template);
  const [busy, setBusy] = useState<"save" | "publish" | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const isChanged = title !== kept.title || design !== kept.design;
  useUnsaved(isChanged);

  const change = useCallback((by: Change) => setDesign(by), []);
  const changeField = useCallback(
    (at: number, by: Partial<Field>) => setDesign((now) => changed(now, at, by)),
    [],
  );

  /** Saves what is here, and publishes it if asked to; says whether it went well. */
  const keep = async (step: "save" | "publish"): Promise<boolean> => {
    setBusy(step);
    setFailure(null);
    try {
      let now = kept;
      if (isChanged) {
        const { revision } = await saveTemplate(kept.id, { revision: kept.revision, title, design });
        const state = now.liveVersion == null ? "draft" : "changed";
        now = { ...now, revision, title, design, state };
      }
      setKept(now);
      if (step === "publish") {
        const { revision } = await stepTemplate(kept.id, "publish", now.revision);
        now = { ...now, revision, state: "published", liveVersion: (now.liveVersion ?? 0) + 1 };
        setKept(now);
      }
      cache.setQueryData([...templatesKey, "one", kept.id], now);
      return true;
    } catch (error) {
      setFailure(toFailure(error));
      return false;
    } finally {
      accept();
      setBusy(null);
    }
  };

  return { title, setTitle, design, change, changeField, kept, isChanged, keep, busy, failure };
}

/** What the server draws of a design for somebody, a moment after the last change. */
export function useSample(design: Design, name: string, course: string) {
  const settled = useDebounced(design, 300);
  const said = useDebounced(name, 300);
  return useQuery({
    queryKey: [...templatesKey, "sample", settled, said, course],
    queryFn: ({ signal }) => drawSample({ design: settled, name: said, course }, signal),
    enabled: said.trim() !== "",
    placeholderData: keepPreviousData,
    gcTime: 10_000,
    retry: false,
  });
}
