/** The views of a list that somebody named: they lead there, and the list as it is now becomes one. */
import { Bookmark, Check, Trash2 } from "lucide-react";
import { useContext, useId, useState } from "react";
import { Button, IconButton } from "../action/Button";
import { isEnter } from "../base/keys";
import { HStack, Stack } from "../layout/layout";
import { Text } from "../layout/Text";
import { Popover } from "../overlay/Popover";
import type { ListState } from "./listState";
import { useTableMessages } from "./messages";
import { MAX_NAME_LENGTH, MAX_VIEWS, type SavedView, ViewsContext, withView } from "./views";

type Props = {
  /** The list's name, under which they are kept. */
  list: string;
  state: Pick<ListState, "view" | "setView">;
  /** The list shows another view now. */
  onGo: () => void;
};

export function SavedViews({ list, state, onGo }: Props) {
  const t = useTableMessages();
  const stored = useContext(ViewsContext);
  if (!stored) return null;
  return (
    <Popover title={t("views")} trigger={<Button icon={<Bookmark />}>{t("views")}</Button>}>
      {(close) => (
        <Panel
          views={stored.of(list)}
          now={state.view}
          onKeep={(views) => stored.keep(list, views)}
          onGo={(query) => {
            state.setView(query);
            onGo();
            close();
          }}
        />
      )}
    </Popover>
  );
}

type PanelProps = {
  views: readonly SavedView[];
  now: string;
  onKeep: (views: readonly SavedView[]) => void;
  onGo: (query: string) => void;
};

function Panel({ views, now, onKeep, onGo }: PanelProps) {
  const t = useTableMessages();
  const id = useId();
  const [inputText, setInput] = useState("");
  const name = inputText.trim();
  const isKnown = views.some((view) => view.name === name);
  const isFull = views.length >= MAX_VIEWS && !isKnown;
  const mayKeep = name !== "" && !isFull;
  const keep = () => {
    if (!mayKeep) return;
    onKeep(withView(views, { name, query: now }));
    setInput("");
  };
  return (
    <Stack gap="3" inlineSize="17rem" maxInlineSize="100%">
      {views.length === 0 ? (
        <Text small muted>
          {t("viewsNone")}
        </Text>
      ) : (
        <Stack
          as="ul"
          gap="1"
          listStyleType="none"
          margin="0"
          padding="0"
          maxBlockSize="45vh"
          overflowY="auto"
        >
          {views.map((view) => (
            <HStack as="li" key={view.name} gap="1">
              <Button
                variant="ghost"
                size="sm"
                wide
                {...(view.query === now ? { icon: <Check />, "aria-current": "true" as const } : {})}
                onClick={() => onGo(view.query)}
              >
                <bdi>{view.name}</bdi>
              </Button>
              <IconButton
                size="sm"
                label={t("viewDelete", { name: view.name })}
                icon={<Trash2 />}
                onClick={() => onKeep(views.filter((other) => other !== view))}
              />
            </HStack>
          ))}
        </Stack>
      )}
      <div className="kit-field">
        <label className="kit-label" htmlFor={id}>
          {t("viewName")}
        </label>
        <input
          id={id}
          className="kit-input"
          dir="auto"
          maxLength={MAX_NAME_LENGTH}
          value={inputText}
          onChange={(event) => setInput(event.target.value)}
          onKeyDown={(event) => {
            if (!isEnter(event)) return;
            event.preventDefault();
            keep();
          }}
        />
      </div>
      {isFull && (
        <Text small muted role="status">
          {t("viewsFull", { most: MAX_VIEWS })}
        </Text>
      )}
      <Button variant="solid" disabled={!mayKeep} onClick={keep}>
        {t(isKnown ? "viewReplace" : "viewSave")}
      </Button>
    </Stack>
  );
}
