/** Entries of the navigation that somebody wants at hand, and the menu in which they are chosen. What no longer exists is not shown. */
import { IconButton } from "@learnt/ui/action/Button";
import { cx } from "@learnt/ui/base/cx";
import { PopoverOnDemand } from "@learnt/ui/overlay/OnDemand";
import { Tooltip } from "@learnt/ui/overlay/Tooltip";
import { filterByTitle } from "@learnt/ui/shell/filterByTitle";
import { flatten, type NavItem } from "@learnt/ui/shell/nav";
import { Star } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useChoose, useShortcuts } from "../../features/preferences/usePreferences";
import { shortcutIds } from "./shortcutIds";

type Props = { nav: readonly NavItem[]; path: string; upright?: boolean };

export function Shortcuts({ nav, path, upright = false }: Props) {
  const { t } = useTranslation("shell");
  const entries = flatten(nav).map(({ item }) => item);
  const ids = shortcutIds(useShortcuts(), entries);
  const chosen = ids.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
  return (
    <nav className={cx("kit-shortcuts", upright && "kit-shortcuts-upright")} aria-label={t("shortcuts")}>
      {chosen.map((item) => (
        <Tooltip key={item.id} text={item.title} placement={upright ? "right" : "bottom"}>
          <Shortcut item={item} current={path === item.url} />
        </Tooltip>
      ))}
      <PopoverOnDemand
        title={t("shortcuts")}
        placement="bottom-start"
        trigger={<IconButton label={t("chooseShortcuts")} icon={<Star />} />}
      >
        <Choice entries={entries} ids={ids} />
      </PopoverOnDemand>
    </nav>
  );
}

function Shortcut({ item, current, ...rest }: { item: NavItem; current: boolean }) {
  const buttonClasses = "kit-btn kit-btn-icon kit-btn-ghost";
  const picture = item.icon ?? [...item.title][0];
  if (item.type === "link")
    return (
      <a
        {...rest}
        className={buttonClasses}
        href={item.url}
        target={item.target ?? "_blank"}
        rel="noopener noreferrer"
        aria-label={item.title}
      >
        {picture}
      </a>
    );
  return (
    <Link
      {...rest}
      className={buttonClasses}
      to={item.url ?? "/"}
      aria-label={item.title}
      aria-current={current ? "page" : undefined}
    >
      {picture}
    </Link>
  );
}

function Choice({ entries, ids }: { entries: readonly NavItem[]; ids: readonly string[] }) {
  const { t } = useTranslation("shell");
  const { t: kit } = useTranslation("ui");
  const { chooseShortcuts } = useChoose();
  const [text, setText] = useState("");
  const result = filterByTitle(entries, text, entries.length);
  const turn = (id: string) =>
    chooseShortcuts(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]);
  return (
    <div className="kit-shortcut-choice">
      <input
        className="kit-input"
        type="search"
        aria-label={t("searchAppOrPage")}
        placeholder={t("searchAppOrPage")}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {/* A place to say it in, that is there before. */}
      <p className="kit-find-none" role="status">
        {result.length === 0 && kit("noAppOrPage")}
      </p>
      <ul>
        {result.map((item) => (
          <li key={item.id}>
            <label className="kit-check-row">
              <input
                type="checkbox"
                className="kit-check"
                checked={ids.includes(item.id)}
                onChange={() => turn(item.id)}
              />
              {item.icon}
              <span>{item.title}</span>
            </label>
          </li>
        ))}
      </ul>
    </div>
  );
}
