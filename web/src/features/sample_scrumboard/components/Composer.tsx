/** A button that turns into one line to type in: Enter adds and leaves room for the next, Escape ends it. */
import { Button, IconButton } from "@learnt/ui/action/Button";
import { isEnter } from "@learnt/ui/base/keys";
import { HStack, Stack } from "@learnt/ui/layout/layout";
import { Plus, X } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";

type Props = { open: string; label: string; add: string; onAdd: (name: string) => void };

export function Composer({ open, label, add, onAdd }: Props) {
  const { t } = useTranslation("sample_scrumboard");
  const [name, setName] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  if (name === null)
    return (
      <Button ref={opener} variant="ghost" wide icon={<Plus />} onClick={() => setName("")}>
        {open}
      </Button>
    );
  const send = () => {
    if (name.trim()) onAdd(name.trim());
    setName("");
    input.current?.focus();
  };
  const close = () => {
    setName(null);
    requestAnimationFrame(() => opener.current?.focus());
  };
  return (
    <Stack gap="2">
      <input
        ref={input}
        className="kit-input"
        dir="auto"
        aria-label={label}
        placeholder={label}
        maxLength={200}
        value={name}
        // biome-ignore lint/a11y/noAutofocus: it was opened to be typed in
        autoFocus
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => {
          if (isEnter(event)) send();
          if (event.key === "Escape") close();
        }}
      />
      <HStack gap="2">
        <Button variant="solid" size="sm" disabled={!name.trim()} onClick={send}>
          {add}
        </Button>
        <IconButton label={t("close")} icon={<X />} size="sm" onClick={close} />
      </HStack>
    </Stack>
  );
}
