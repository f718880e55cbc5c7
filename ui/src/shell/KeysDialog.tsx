/** All keys of the page, and the switch that turns those of one letter off. */

import { isMac } from "../base/keys";
import type { Translate } from "../base/kit";
import { Switch } from "../form/CheckboxField";
import { Dialog } from "../overlay/Dialog";

export type KeysDialogProps = {
  on: boolean;
  onToggle: (on: boolean) => void;
  /** Where `g` and a letter lead, by its name. */
  go: readonly { letter: string; title: string }[];
  onClose: () => void;
  /** The app's words: the kit's own come before the first page, and few people ever open this. */
  t: Translate;
};

type ShortcutLine = { keys: readonly string[]; does: string };

function Lines({ title, lines }: { title: string; lines: readonly ShortcutLine[] }) {
  return (
    <section>
      <h3 className="kit-keys-title">{title}</h3>
      <dl className="kit-keys">
        {lines.map(({ keys, does }) => (
          <div key={does}>
            <dt>{does}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key} className="kit-kbd">
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

export default function KeysDialog({ on, onToggle, go, onClose, t }: KeysDialogProps) {
  const hold = isMac ? "⌘" : "Ctrl";
  const always = [
    { keys: [hold, "K"], does: t("keys.palette") },
    { keys: [hold, "S"], does: t("keys.save") },
    { keys: ["Esc"], does: t("keys.close") },
    { keys: ["Alt", "↑", "↓"], does: t("keys.order") },
  ];
  const single = [
    { keys: ["?"], does: t("keys.help") },
    { keys: ["/"], does: t("keys.search") },
    { keys: ["j"], does: t("keys.next") },
    { keys: ["k"], does: t("keys.previous") },
  ];
  return (
    <Dialog open onClose={onClose} title={t("keys.title")} size="md">
      <Lines title={t("keys.always")} lines={always} />
      <Switch checked={on} onChange={onToggle} label={t("keys.single")} about={t("keys.singleAbout")} />
      {on && <Lines title={t("keys.page")} lines={single} />}
      {on && go.length > 0 && (
        <Lines
          title={t("keys.go")}
          lines={go.map(({ letter, title }) => ({ keys: ["g", letter], does: title }))}
        />
      )}
    </Dialog>
  );
}
