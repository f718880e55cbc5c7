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
import type { Kind, Learning } from "../model";
import type { Draft } from "../queries";
import { useEditing } from "../useEditing";
import { useNewsPosts } from "../useNewsPosts";
import { Canvas, type Device } from "./Canvas";
import { EditorBar } from "./EditorBar";
import { Fields } from "./Fields";
import { Homepage } from "./Homepage";
import { Palette } from "./Palette";
import { Rows, rowId } from "./Rows";
import { Lacking, Trouble } from "./Trouble";

type EditorProps = { kind: Kind; draft: Draft; learning: Learning };

export function Editor({ kind, draft, learning }: EditorProps) {
  const { t } = useTranslation("home");
  const editing = useEditing(kind, draft);
  const [chosen, setChosen] = useState<string | null>(null);
  const [device, setDevice] = useState<Device>("wide");
  const [said, setSaid] = useState("");
  const done = () => {
    if (chosen) document.getElementById(rowId(chosen))?.focus();
    setChosen(null);
  };
  const shown = useNewsPosts(editing.widgets);
  const widget = editing.widgets.find((one) => one.id === chosen);
  return (
    <Page>
      <PageHeader title={t("editor.title")}>{t("editor.note")}</PageHeader>
      <Which kind={kind} />
      <div className="ed-head">
        <EditorBar kind={kind} editing={editing} />
        <Trouble kind={kind} editing={editing} />
        <Lacking editing={editing} onChoose={setChosen} />
      </div>
      <div className="ed-parts">
        <div className="ed-left">
          <Rows editing={editing} chosen={chosen} onChoose={setChosen} onSay={setSaid} />
          <Palette editing={editing} onAdded={setChosen} />
        </div>
        <div className="ed-middle">
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
            <Homepage widgets={shown} learning={learning} editing={{ chosen }} />
          </Canvas>
        </div>
        <div className={cx("ed-right", !widget && "ed-right-none")}>
          <Fields key={widget?.id} editing={editing} widget={widget} onDone={done} />
        </div>
      </div>
      <p className="lt-sr" role="status">
        {said}
      </p>
    </Page>
  );
}

/** Only Munro has two. */
function Which({ kind }: { kind: Kind }) {
  const { t } = useTranslation("home");
  const go = useNavigate();
  if (useTenantContext().tenant.id !== "munro" && kind === "home") return null;
  return (
    <Box mb="4">
      <Segments<Kind>
        label={t("editor.which")}
        hideLabel
        value={kind}
        onChange={(next) => void go(next === "munro" ? "?kind=munro" : "?")}
        options={(["home", "munro"] as const).map((value) => ({ value, label: t(`which.${value}`) }))}
      />
    </Box>
  );
}
