/** Several views of one thing. With `name` the open tab stands in the address. */
import { Tabs as ChakraTabs } from "@chakra-ui/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useKit } from "../base/kit";

export type Tab = {
  id: string;
  label: ReactNode;
  icon?: ReactNode;
  content: ReactNode;
  count?: number | undefined;
};

export type TabsProps = {
  tabs: readonly Tab[];
  label: string;
  /** Query parameter that holds the open tab. */
  name?: string;
};

export function Tabs({ tabs, label, name }: TabsProps) {
  const { useSearch } = useKit();
  const [search, setSearch] = useSearch();
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(tabs[0]?.id ?? "");
  const requested = name ? search.get(name) : own;
  const open = tabs.some((tab) => tab.id === requested) ? (requested as string) : (tabs[0]?.id ?? "");

  // On a phone the open tab may stand out of sight.
  useEffect(() => {
    const line = list.current;
    if (!open || !line || line.scrollWidth <= line.clientWidth) return;
    line.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [open]);

  const choose = (id: string) => {
    setOwn(id);
    if (!name) return;
    setSearch(
      (now) => {
        if (id === tabs[0]?.id) now.delete(name);
        else now.set(name, id);
        return now;
      },
      { replace: true },
    );
  };

  return (
    <ChakraTabs.Root
      value={open}
      onValueChange={(change) => choose(change.value)}
      lazyMount
      className="kit-tabs"
    >
      <ChakraTabs.List ref={list} aria-label={label}>
        {tabs.map((tab) => (
          <ChakraTabs.Trigger key={tab.id} value={tab.id}>
            {tab.icon}
            {tab.label}
            {tab.count !== undefined && <span className="kit-count">{tab.count}</span>}
          </ChakraTabs.Trigger>
        ))}
      </ChakraTabs.List>
      {tabs.map((tab) => (
        <ChakraTabs.Content key={tab.id} value={tab.id} className="kit-tab-content">
          {tab.content}
        </ChakraTabs.Content>
      ))}
    </ChakraTabs.Root>
  );
}
