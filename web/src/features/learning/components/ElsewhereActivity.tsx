/** An activity that another feature shows and decides about: a form, or a live session. */
import { Skeleton } from "@learnt/ui/feedback/Skeleton";
import { Suspense, useEffect, useRef } from "react";
import { EventActivity, FormActivity } from "../../../app/slots";
import type { Open } from "../model";
import type { ActivityProps } from "./Stage";

export function ElsewhereActivity({
  activity,
  preview,
  tell,
  reload,
}: ActivityProps<"form" | "event"> & { preview: boolean; reload: () => void }) {
  const first = useRef(tell);
  // Opening it has the server ask what became of it until now.
  useEffect(() => first.current({ opened: true }), []);
  return (
    <Suspense fallback={<Skeleton height="16rem" />}>
      {activity.type === "form" ? (
        <FormActivity
          formId={(activity as Open<"form">).content.form ?? ""}
          preview={preview}
          onChange={reload}
        />
      ) : (
        <EventActivity events={(activity as Open<"event">).content.events} preview={preview} />
      )}
    </Suspense>
  );
}
