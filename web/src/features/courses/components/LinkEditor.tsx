/** An address elsewhere on the web. */

import { ExternalLink } from "@learnt/ui/action/Link";
import { TextControl } from "@learnt/ui/form/Control";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useCourseDraft } from "../useCourseDraft";
import type { KindProps } from "./ActivityEditor";

const isAddress = (text: string) => /^https?:\/\/[^\s/]+/i.test(text) && URL.canParse(text);

export function LinkEditor({ activity, disabled, error, onChange, onLeave }: KindProps) {
  const { t } = useTranslation("courses");
  const draft = useCourseDraft();
  const key = `${activity.id}.url`;
  const [text, setText] = useState(() => String(draft.typedIn(key)?.url ?? activity.content.url ?? ""));
  const [left, setLeft] = useState(() => draft.typedIn(key) !== undefined);
  const bad = text.trim() !== "" && !isAddress(text.trim());

  const type = (next: string) => {
    setText(next);
    setLeft(false);
    const url = next.trim();
    const isValid = url === "" || isAddress(url);
    const { id: owner, title: label } = activity;
    draft.invalid(key, isValid ? null : { label, tab: "content", activity: owner, values: { url: next } });
    if (isValid) onChange({ url });
  };
  const leave = () => {
    // Nobody types the scheme.
    const guess = `https://${text.trim()}`;
    if (bad && !text.includes(":") && isAddress(guess) && text.includes(".")) type(guess);
    setLeft(true);
    onLeave();
  };
  const message = left && bad ? t("linkWrong") : error;

  return (
    <TextControl
      label={t("field.url")}
      hint={
        message ? undefined : text && !bad ? (
          <ExternalLink href={text.trim()}>{t("openLink")}</ExternalLink>
        ) : (
          t("linkHint")
        )
      }
      error={message}
      type="url"
      inputMode="url"
      dir="ltr"
      placeholder="https://"
      value={text}
      readOnly={disabled}
      onChange={type}
      onBlur={leave}
    />
  );
}
