/** A homepage as one person wants it: without what they have hidden, which is a press away. */
import { Button } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { toast } from "@learnt/ui/feedback/toast";
import { Check, Eye, EyeOff, SlidersHorizontal } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";
import { useUser } from "../../../app/me";
import type { Home, Kind, Widget } from "../model";
import { hide } from "../queries";
import { Homepage } from "./Homepage";

export function PersonalHomepage({ kind, page }: { kind: Kind; page: Home }) {
  const { widgets, hidden, learning } = page;
  const [choosing, setChoosing] = useState(false);
  const plain = <Homepage widgets={widgets} learning={learning} hidden={hidden} />;
  // What somebody does not want to see is theirs to say.
  if (useUser().isImpersonating) return plain;
  return (
    <>
      {choosing ? (
        <Homepage
          widgets={widgets}
          learning={learning}
          hidden={hidden}
          choice={(widget, isHidden) => <Choice kind={kind} widget={widget} isHidden={isHidden} />}
        />
      ) : (
        plain
      )}
      <HomepageFooter hidden={hidden.length} choosing={choosing} onChoose={setChoosing} />
    </>
  );
}

function useWidgetName(): (widget: Widget) => string {
  const { t } = useTranslation("home");
  return ({ type, props }) => props.title || t(`widget.${type}`);
}

type ChoiceProps = { kind: Kind; widget: Widget; isHidden: boolean };

function Choice({ kind, widget, isHidden }: ChoiceProps) {
  const { t } = useTranslation("home");
  const name = useWidgetName()(widget);
  const turn = async (hidden: boolean) => {
    try {
      await hide(kind, widget.id, hidden);
      if (!hidden) return;
      const undo = () => void turn(false);
      toast.success(t("hide.hidden", { widget: name }), { action: { label: t("undo"), onClick: undo } });
    } catch (error) {
      toast.error(toFailure(error).message);
    }
  };
  return (
    <div className="home-choice">
      <strong>
        <bdi>{name}</bdi>
      </strong>
      {widget.mandatory ? (
        <small>{t("hide.mandatory")}</small>
      ) : (
        <Button
          size="sm"
          icon={isHidden ? <Eye /> : <EyeOff />}
          aria-label={t(isHidden ? "hide.bringOne" : "hide.hideOne", { widget: name })}
          onClick={() => void turn(!isHidden)}
        >
          {t(isHidden ? "hide.bring" : "hide.hide")}
        </Button>
      )}
    </div>
  );
}

type HomepageFooterProps = { hidden: number; choosing: boolean; onChoose: (on: boolean) => void };

function HomepageFooter({ hidden, choosing, onChoose }: HomepageFooterProps) {
  const { t } = useTranslation("home");
  const { number } = useFormat();
  const bar = useRef<HTMLDivElement>(null);
  const was = useRef(choosing);
  // The button that was pressed gave way to another one.
  useEffect(() => {
    if (was.current !== choosing) bar.current?.querySelector("button")?.focus();
    was.current = choosing;
  }, [choosing]);
  if (choosing)
    return (
      <div ref={bar} className="home-foot home-foot-choosing">
        <p>{t("hide.note")}</p>
        <Button variant="solid" icon={<Check />} onClick={() => onChoose(false)}>
          {t("hide.done")}
        </Button>
      </div>
    );
  return (
    <div ref={bar} className="home-foot">
      {hidden > 0 && <p>{t("hide.count", { number: number(hidden) })}</p>}
      <Button
        size="sm"
        variant="ghost"
        icon={hidden > 0 ? <Eye /> : <SlidersHorizontal />}
        onClick={() => onChoose(true)}
      >
        {t(hidden > 0 ? "hide.show" : "hide.choose")}
      </Button>
    </div>
  );
}
