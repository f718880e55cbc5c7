/** The three parts of the editor: what there is and in which order, how it looks, and what the chosen widget says. */
import { cx } from "@learnt/ui/base/cx";
import { Segments } from "@learnt/ui/form/Segments";
import { Box } from "@learnt/ui/layout/layout";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { Monitor, Smartphone, Tablet } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useTenantContext } from "../../../app/tenantContext";
import type { Kind, LearningSummary } from "../model";
import type { Draft } from "../queries";
import { useHomepageDraft } from "../useHomepageDraft";
import { useNewsPosts } from "../useNewsPosts";
import { Canvas, type Device } from "./Canvas";
import { EditorBar } from "./EditorBar";
import { EditorProblem, MissingValues } from "./EditorProblem";
import { Fields } from "./Fields";
import { Homepage } from "./Homepage";
import { Palette } from "./Palette";
import { Rows, rowId } from "./Rows";

export type EditorProps = { kind: Kind; draft: Draft; learning: LearningSummary };

export function Editor({ kind, draft, learning }: EditorProps) {
  const { t } = useTranslation(["home_editor", "home"], { nsMode: "fallback" });
  const homepageDraft = useHomepageDraft(kind, draft);
  const [chosen, setChosen] = useState<string | null>(null);
  const [device, setDevice] = useState<Device>("wide");
  const [announcement, setAnnouncement] = useState("");
  const done = () => {
    if (chosen) document.getElementById(rowId(chosen))?.focus();
    setChosen(null);
  };
  const shown = useNewsPosts(homepageDraft.widgets);
  const widget = homepageDraft.widgets.find((item) => item.id === chosen);
  return (
    <Page>
      <PageHeader title={t("editor.title")}>{t("editor.note")}</PageHeader>
      <HomepageChoice kind={kind} />
      <div className="home-editor-head">
        <EditorBar kind={kind} homepageDraft={homepageDraft} />
        <EditorProblem kind={kind} homepageDraft={homepageDraft} />
        <MissingValues homepageDraft={homepageDraft} onChoose={setChosen} />
      </div>
      <div className="home-editor-parts">
        <div className="home-editor-left">
          <Rows
            homepageDraft={homepageDraft}
            chosen={chosen}
            onChoose={setChosen}
            onAnnounce={setAnnouncement}
          />
          <Palette homepageDraft={homepageDraft} onAdded={setChosen} />
        </div>
        <div className="home-editor-middle">
          <Segments<Device>
            label={t("view")}
            hideLabel
            value={device}
            onChange={setDevice}
            options={[
              { value: "phone", label: t("view.phone"), icon: <Smartphone aria-hidden="true" /> },
              { value: "tablet", label: t("view.tablet"), icon: <Tablet aria-hidden="true" /> },
              { value: "wide", label: t("view.wide"), icon: <Monitor aria-hidden="true" /> },
            ]}
          />
          <Canvas device={device} chosen={chosen} onChoose={setChosen}>
            <Homepage widgets={shown} learning={learning} homepageDraft={{ chosen }} />
          </Canvas>
        </div>
        <div className={cx("home-editor-right", !widget && "home-editor-right-none")}>
          <Fields key={widget?.id} homepageDraft={homepageDraft} widget={widget} onDone={done} />
        </div>
      </div>
      <p className="kit-sr" role="status">
        {announcement}
      </p>
    </Page>
  );
}

/** Only Munro has two. */
function HomepageChoice({ kind }: { kind: Kind }) {
  const { t } = useTranslation(["home_editor", "home"], { nsMode: "fallback" });
  const navigate = useNavigate();
  if (useTenantContext().tenant.id !== "munro" && kind === "home") return null;
  return (
    <Box mb="4">
      <Segments<Kind>
        label={t("editor.which")}
        hideLabel
        value={kind}
        onChange={(next) => void navigate(next === "munro" ? "?kind=munro" : "?")}
        options={(["home", "munro"] as const).map((value) => ({ value, label: t(`which.${value}`) }))}
      />
    </Box>
  );
}
