/** States, progress, and what is said instead of a content. */

import { Button } from "@learnt/ui/action/Button";
import { Badge } from "@learnt/ui/feedback/Badge";
import { ConflictNotice } from "@learnt/ui/feedback/ConflictNotice";
import { Countdown } from "@learnt/ui/feedback/Countdown";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { Notice } from "@learnt/ui/feedback/Notice";
import { Progress, ProgressBusy, ProgressRing } from "@learnt/ui/feedback/Progress";
import { QueryError } from "@learnt/ui/feedback/QueryError";
import { SaveFailure } from "@learnt/ui/feedback/SaveFailure";
import { SaveIndicator } from "@learnt/ui/feedback/SaveIndicator";
import {
  AuthSkeleton,
  PageSkeleton,
  Skeleton,
  SkeletonCards,
  SkeletonText,
} from "@learnt/ui/feedback/Skeleton";
import { Spinner } from "@learnt/ui/feedback/Spinner";
import { Toaster } from "@learnt/ui/feedback/Toaster";
import { toast } from "@learnt/ui/feedback/toast";
import { ApiProblem } from "@learnt/ui/http/problem";
import { Inbox } from "lucide-react";
import { Row } from "../Row";

const tones = ["neutral", "accent", "good", "warn", "bad", "info"] as const;
const notices = ["info", "good", "warn", "bad"] as const;
const fills = ["accent", "good", "second"] as const;

/** One of each, for longer than they are measured. */
function showToasts(): void {
  const more = { description: "With a line more.", action: { label: "Undo", onClick: () => undefined } };
  toast.success("Saved", { ...more, duration: 600_000 });
  toast.warning("Saved, but not everywhere", { ...more, duration: 600_000 });
  toast.error("Not saved", { ...more, duration: 600_000 });
  toast.info("Somebody else saved it", { ...more, duration: 600_000 });
}

export function Feedback() {
  return (
    <>
      <Countdown label="Until the launch" />
      <Row>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <Spinner />
        {["saved", "saving", "refused"].map((state) => (
          <SaveIndicator key={state} state={state}>
            {state}
          </SaveIndicator>
        ))}
        <Button onClick={showToasts}>Show notices</Button>
      </Row>
      {notices.map((tone) => (
        <Notice key={tone} tone={tone} title={`A notice: ${tone}`} action={<Button size="sm">Do it</Button>}>
          What it is about, in a sentence.
        </Notice>
      ))}
      <Notice tone="warn" title="A notice with ways below" below={<a href="#below">The first of them</a>} />
      <ConflictNotice
        conflicts={[{ path: ["title"], mine: "First steps", theirs: "Getting started" }]}
        describe={() => ({ label: "Title" })}
        keepMine={() => undefined}
        takeTheirs={() => undefined}
      />
      <SaveFailure error={new ApiProblem(409, { code: "changed_meanwhile" })} />
      {fills.map((tone) => (
        <Row key={tone}>
          <ProgressRing value={40} label={`A ring, ${tone}`} tone={tone} />
          <div style={{ flex: 1 }}>
            <Progress value={40} label={`A bar, ${tone}`} tone={tone} />
            <Progress value={70} label={`A thick bar, ${tone}`} tone={tone} size="md" />
          </div>
        </Row>
      ))}
      <ProgressBusy label="Going on" />
      <EmptyState icon={<Inbox />} title="Nothing here yet" action={<Button variant="solid">Begin</Button>}>
        What this is for.
      </EmptyState>
      <ErrorState error={null} onRetry={() => undefined} />
      <QueryError
        query={{
          data: undefined,
          error: new ApiProblem(0, {}),
          isFetching: false,
          refetch: async () => undefined,
        }}
      />
      <Skeleton />
      <SkeletonText lines={2} />
      <SkeletonCards count={2} />
      <PageSkeleton />
      <AuthSkeleton />
      <Toaster />
    </>
  );
}
