/** All keys of the page, and the switch that turns those of one letter off. */

import { isMac } from "../base/keys";
import { useKit } from "../base/kit";
import { Switch } from "../form/CheckboxField";
import { Dialog } from "../overlay/Dialog";

export type KeysDialogProps = {
  on: boolean;
  onTurn: (on: boolean) => void;
  /** Where `g` and a letter lead, by its name. */
  go: readonly { letter: string; title: string }[];
  onClose: () => void;
};

type Line = { keys: readonly string[]; does: string };

function Lines({ title, lines }: { title: string; lines: readonly Line[] }) {
  return (
    <section>
      <h3 className="lt-keys-title">{title}</h3>
      <dl className="lt-keys">
        {lines.map(({ keys, does }) => (
          <div key={does}>
            <dt>{does}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key} className="lt-kbd">
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export default function KeysDialog({ on, onTurn, go, onClose }: KeysDialogProps) {
  const { t } = useKit();
  const hold = isMac ? "⌘" : "Ctrl";
  const always = [
    { keys: [hold, "K"], does: t("keys_palette") },
    { keys: [hold, "S"], does: t("keys_save") },
    { keys: ["Esc"], does: t("keys_close") },
    { keys: ["Alt", "↑", "↓"], does: t("keys_order") },
  ];
  const single = [
    { keys: ["?"], does: t("keys_help") },
    { keys: ["/"], does: t("keys_search") },
    { keys: ["j"], does: t("keys_next") },
    { keys: ["k"], does: t("keys_previous") },
  ];
  return (
    <Dialog open onClose={onClose} title={t("keys")} size="md">
      <Lines title={t("keys_always")} lines={always} />
      <Switch checked={on} onChange={onTurn} label={t("keys_single")} about={t("keys_singleAbout")} />
      {on && <Lines title={t("keys_page")} lines={single} />}
      {on && go.length > 0 && (
        <Lines
          title={t("keys_go")}
          lines={go.map(({ letter, title }) => ({ keys: ["g", letter], does: title }))}
        />
      )}
    </Dialog>
  );
}
