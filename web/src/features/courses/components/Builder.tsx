/** The frame of the builder: title, state, what can be done, and its views. */
import { Link } from "@learnt/ui/action/Link";
import { useUnsaved } from "@learnt/ui/base/unsaved";
import { Badge } from "@learnt/ui/feedback/Badge";
import { PageSkeleton } from "@learnt/ui/feedback/Skeleton";
import { Flex } from "@learnt/ui/layout/layout";
import { Tabs } from "@learnt/ui/overlay/Tabs";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { OtherTeams } from "../../../app/documentTeams";
import { CourseDates, CourseLearners, DocumentPermissions, MarkingQueue } from "../../../app/lazyParts";
import { useMarkingCount } from "../../../app/marking";
import { paths } from "../../../app/pathBuilder";
import { activityCount, type Course, isLive } from "../model";
import { CourseDraftContext, useCreateCourseDraft } from "../useCourseDraft";
import { ContentTab } from "./ContentTab";
import { CourseActions } from "./CourseActions";
import { DetailsTab } from "./DetailsTab";
import { OtherEditors } from "./OtherEditors";
import { Preview } from "./Preview";
import { SaveState, StaleNotice } from "./SaveState";
import { StatusBadge } from "./StatusBadge";
import { UndoRedo } from "./UndoRedo";
import { useOtherEditors } from "./useOtherEditors";

export function Builder({ course }: { course: Course }) {
  const { t } = useTranslation("courses");
  const draft = useCreateCourseDraft(course);
  useOtherEditors(draft, course);
  useUnsaved(!draft.isIdle, () => draft.save());
  const [previewing, setPreviewing] = useState(false);

  const activities = course.sections.flatMap((section) => section.activities);
  const marking = useMarkingCount(
    activities.some(({ type }) => type === "assignment"),
    course.id,
  );
  const tabs = [
    {
      id: "content",
      label: t("tab.content"),
      count: activityCount(course.sections),
      content: <ContentTab key={draft.generation} course={course} />,
    },
    {
      id: "details",
      label: t("tab.details"),
      content: <DetailsTab key={draft.generation} course={course} />,
    },
    {
      id: "dates",
      label: t("tab.dates"),
      content: (
        <Suspense fallback={<PageSkeleton />}>
          <CourseDates courseId={course.id} canChange={course.isLookedAfterHere} />
        </Suspense>
      ),
    },
    {
      id: "learners",
      label: t("tab.learners"),
      content: (
        <Suspense fallback={<PageSkeleton />}>
          <CourseLearners courseId={course.id} canChange={course.isLookedAfterHere} />
        </Suspense>
      ),
    },
    ...(activities.some(({ type }) => type === "assignment")
      ? [
          {
            id: "marking",
            label: t("tab.marking"),
            count: marking,
            content: (
              <Suspense fallback={<PageSkeleton />}>
                <MarkingQueue courseId={course.id} />
              </Suspense>
            ),
          },
        ]
      : []),
    {
      id: "permissions",
      label: t("tab.permissions"),
      content: (
        <Suspense fallback={<PageSkeleton />}>
          <DocumentPermissions
            documentId={course.id}
            type="course"
            title={course.title}
            published={isLive(course.status)}
            canChange={course.isLookedAfterHere}
          />
        </Suspense>
      ),
    },
  ];

  return (
    <CourseDraftContext value={draft}>
      <Page>
        <PageHeader
          eyebrow={<Link to={paths.courses}>{t("title")}</Link>}
          title={course.title}
          actions={<CourseActions course={course} onPreview={() => setPreviewing(true)} />}
        >
          <Flex as="span" display="inline-flex" wrap="wrap" align="center" gap="3">
            <StatusBadge status={course.status} />
            <SaveState />
            {course.can.edit && <UndoRedo />}
            {course.isTemplate && <Badge>{t("template.badge")}</Badge>}
            {course.can.edit && <OtherEditors course={course} />}
          </Flex>
        </PageHeader>
        <StaleNotice course={course} />
        <Suspense fallback={null}>
          <OtherTeams of={course} />
        </Suspense>
        <Tabs tabs={tabs} label={t("views")} name="tab" />
      </Page>
      {previewing && <Preview course={course} onClose={() => setPreviewing(false)} />}
    </CourseDraftContext>
  );
}
