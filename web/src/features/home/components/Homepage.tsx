/** Our own small renderer of a homepage's widgets: a wide column and a narrow one, one below the other on a phone. */
import { cx } from "@learnt/ui/base/cx";
import { SkeletonText } from "@learnt/ui/feedback/Skeleton";
import { type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { MyTeamCard, Overview, RewardsCard, UpcomingEvents } from "../../../app/homeParts";
import {
  assigned,
  completed,
  type LearningSummary,
  leadCourse,
  type Widget,
  widgetsInColumn,
} from "../model";
import { AssignedCourses } from "./AssignedCourses";
import { Carousel } from "./Carousel";
import { Counts } from "./Counts";
import { Hero } from "./Hero";
import { Due, RecentlyCompleted } from "./SideWidgets";
import { News, Picture, QuickLinks, Social, TextCard } from "./Team";
import { useIsForMe } from "./useIsForMe";

export type HomepageContent = { widgets: readonly Widget[]; learning: LearningSummary };

type HomepageProps = HomepageContent & {
  /** In the editor also what has nothing to show yet is shown, and which widget is chosen. */
  homepageDraft?: { chosen: string | null };
  /** Ids of those that the person has hidden. */
  hidden?: readonly string[];
  /** While somebody chooses what they see: all widgets, each with its switch. */
  choice?: (widget: Widget, isHidden: boolean) => ReactNode;
};

export function Homepage({ widgets: saved, learning, homepageDraft, hidden = [], choice }: HomepageProps) {
  const { t } = useTranslation("home");
  const isForMe = useIsForMe();
  const all = homepageDraft ? saved : saved.filter(isForMe);
  const seen = all.filter(({ id }) => !hidden.includes(id));
  const shown = { widgets: seen, learning };
  const widgets = choice ? all : seen;
  const side = widgetsInColumn(widgets, "side").filter(
    (widget) => homepageDraft || choice || hasContent(widget, shown),
  );
  const show = (widget: Widget) => {
    const isHidden = hidden.includes(widget.id);
    return (
      <div
        key={widget.id}
        className={cx(
          "home-widget",
          homepageDraft && "home-edited",
          homepageDraft?.chosen === widget.id && "home-chosen",
          isHidden && "home-hidden",
        )}
        data-widget={widget.id}
        data-name={homepageDraft && t(`widget.${widget.type}`)}
      >
        {choice?.(widget, isHidden)}
        {choice && !isHidden ? (
          <div inert>
            <WidgetContent widget={widget} {...shown} />
          </div>
        ) : (
          !isHidden && <WidgetContent widget={widget} {...shown} />
        )}
      </div>
    );
  };
  return (
    <div className="home-page">
      <div className={side.length > 0 ? "home-columns" : undefined}>
        <div className="home-main">{widgetsInColumn(widgets, "main").map(show)}</div>
        {side.length > 0 && <div className="home-side">{side.map(show)}</div>}
      </div>
    </div>
  );
}

/** What a widget of cards leaves out, because it stands above them. */
const leadCourseId = ({ widgets, learning }: HomepageContent): string | undefined =>
  widgets.some(({ type }) => type === "continue") ? leadCourse(learning)?.id : undefined;

/** What was never completed or given needs no card that says so. */
const hasContent = ({ type }: Widget, shown: HomepageContent): boolean =>
  (type !== "completed" || completed(shown.learning).length > 0) &&
  (type !== "assigned" || assigned(shown.learning, leadCourseId(shown)).length > 0);

function WidgetContent({ widget, widgets, learning }: HomepageContent & { widget: Widget }): ReactNode {
  const { type, props } = widget;
  switch (type) {
    case "continue":
      return <Hero learning={learning} />;
    case "overview":
      return (
        <Suspense fallback={<SkeletonText lines={8} />}>
          <Overview />
        </Suspense>
      );
    case "myTeam":
      return (
        <Suspense fallback={<SkeletonText lines={6} />}>
          <MyTeamCard />
        </Suspense>
      );
    case "counts":
      return <Counts counts={learning.counts} />;
    case "assigned":
      return (
        <AssignedCourses
          learning={learning}
          exceptId={leadCourseId({ widgets, learning })}
          title={props.title}
        />
      );
    case "due":
      return <Due learning={learning} title={props.title} />;
    case "events":
      return (
        <Suspense fallback={<SkeletonText lines={4} />}>
          <UpcomingEvents title={props.title} />
        </Suspense>
      );
    case "rewards":
      return (
        <Suspense fallback={<SkeletonText lines={2} />}>
          <RewardsCard title={props.title} />
        </Suspense>
      );
    case "completed":
      return <RecentlyCompleted learning={learning} title={props.title} />;
    case "richText":
      return <TextCard {...props} />;
    case "image":
      return <Picture {...props} />;
    case "quickLinks":
      return <QuickLinks {...props} />;
    case "carousel":
      return <Carousel {...props} />;
    case "social":
      return <Social {...props} />;
    case "news":
      return <News {...props} />;
    default:
      // A widget of a newer program.
      return null;
  }
}
