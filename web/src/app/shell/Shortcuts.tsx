/** Entries of the navigation that somebody wants at hand, and the menu in which they are chosen. What no longer exists is not shown. */
import { IconButton } from "@learnt/ui/action/Button";
import { cx } from "@learnt/ui/base/cx";
import { PopoverOnDemand } from "@learnt/ui/overlay/OnDemand";
import { Tooltip } from "@learnt/ui/overlay/Tooltip";
import { matches } from "@learnt/ui/shell/matches";
import { flatten, type NavItem } from "@learnt/ui/shell/nav";
import { Star } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useChoose, useShortcuts } from "../../features/preferences/usePreferences";

type Props = { nav: readonly NavItem[]; path: string; upright?: boolean };

export function Shortcuts({ nav, path, upright = false }: Props) {
  const { t } = useTranslation("shell");
  const ids = useShortcuts();
  const entries = flatten(nav).map(({ item }) => item);
  const chosen = ids.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
  return (
    <nav className={cx("lt-shortcuts", upright && "lt-shortcuts-upright")} aria-label={t("shortcuts")}>
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
  const look = "lt-btn lt-btn-icon lt-btn-ghost";
  const picture = item.icon ?? [...item.title][0];
  if (item.type === "link")
    return (
      <a
        {...rest}
        className={look}
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
      className={look}
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
  const found = matches(entries, text, entries.length);
  const turn = (id: string) =>
    chooseShortcuts(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]);
  return (
    <div className="lt-shortcut-choice">
      <input
        className="lt-input"
        type="search"
        aria-label={t("searchAppOrPage")}
        placeholder={t("searchAppOrPage")}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {/* A place to say it in, that is there before. */}
      <p className="lt-find-none" role="status">
        {found.length === 0 && kit("noAppOrPage")}
      </p>
      <ul>
        {found.map((item) => (
          <li key={item.id}>
            <label className="lt-check-row">
              <input
                type="checkbox"
                className="lt-check"
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
