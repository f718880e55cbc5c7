/** Our own small renderer of a homepage's widgets: a wide column and a narrow one, one below the other on a phone. */
import { cx } from "@learnt/ui/base/cx";
import { SkeletonText } from "@learnt/ui/feedback/Skeleton";
import { type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { admits } from "../../../app/gate";
import { MyTeamCard, Overview, RewardsCard, UpcomingEvents } from "../../../app/homeParts";
import { rolesOf, useUser } from "../../../app/me";
import { useTenantContext } from "../../../app/tenantContext";
import { assigned, completed, inPlace, type Learning, leading, type Widget } from "../model";
import { Assigned } from "./Assigned";
import { CompletedLately, Due } from "./Beside";
import { Carousel } from "./Carousel";
import { Counts } from "./Counts";
import { Hero } from "./Hero";
import { News, Picture, QuickLinks, Social, Words } from "./Team";

export type Shown = { widgets: readonly Widget[]; learning: Learning };

type HomepageProps = Shown & {
  /** In the editor also what has nothing to show yet is shown, and which widget is chosen. */
  editing?: { chosen: string | null };
  /** Ids of those that the person has hidden. */
  hidden?: readonly string[];
  /** While somebody chooses what they see: all widgets, each with its switch. */
  choice?: (widget: Widget, isHidden: boolean) => ReactNode;
};

export function Homepage({ widgets: kept, learning, editing, hidden = [], choice }: HomepageProps) {
  const { t } = useTranslation("home");
  const { rewards } = useTenantContext().tenant.settings;
  const roles = rolesOf(useUser());
  const isFor = ({ type }: Widget) =>
    (type !== "rewards" || rewards) &&
    (type !== "overview" || admits("admin", roles)) &&
    (type !== "myTeam" || roles.includes("manager"));
  const all = editing ? kept : kept.filter(isFor);
  const seen = all.filter(({ id }) => !hidden.includes(id));
  const shown = { widgets: seen, learning };
  const widgets = choice ? all : seen;
  const side = inPlace(widgets, "side").filter((widget) => editing || choice || hasContent(widget, shown));
  const show = (widget: Widget) => {
    const isHidden = hidden.includes(widget.id);
    return (
      <div
        key={widget.id}
        className={cx(
          "ho-widget",
          editing && "ho-edited",
          editing?.chosen === widget.id && "ho-chosen",
          isHidden && "ho-hidden",
        )}
        data-widget={widget.id}
        data-name={editing && t(`widget.${widget.type}`)}
      >
        {choice?.(widget, isHidden)}
        {choice && !isHidden ? (
          <div inert>
            <Shows widget={widget} {...shown} />
          </div>
        ) : (
          !isHidden && <Shows widget={widget} {...shown} />
        )}
      </div>
    );
  };
  return (
    <div className="ho-page">
      <div className={side.length > 0 ? "ho-columns" : undefined}>
        <div className="ho-main">{inPlace(widgets, "main").map(show)}</div>
        {side.length > 0 && <div className="ho-side">{side.map(show)}</div>}
      </div>
    </div>
  );
}

/** What a widget of cards leaves out, because it stands above them. */
const above = ({ widgets, learning }: Shown): string | undefined =>
  widgets.some(({ type }) => type === "continue") ? leading(learning)?.id : undefined;

/** What was never completed or given needs no card that says so. */
const hasContent = ({ type }: Widget, shown: Shown): boolean =>
  (type !== "completed" || completed(shown.learning).length > 0) &&
  (type !== "assigned" || assigned(shown.learning, above(shown)).length > 0);

function Shows({ widget, widgets, learning }: Shown & { widget: Widget }): ReactNode {
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
      return <Assigned learning={learning} beside={above({ widgets, learning })} title={props.title} />;
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
      return <CompletedLately learning={learning} title={props.title} />;
    case "richText":
      return <Words {...props} />;
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
