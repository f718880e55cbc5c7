/** All parts of a screen below each other, each group under its name; what opens above a screen has a page to itself. */
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import type { ReactNode } from "react";
import { Actions } from "./parts/Actions";
import { Charts } from "./parts/Charts";
import { Feedback } from "./parts/Feedback";
import { Forms } from "./parts/Forms";
import { Media } from "./parts/Media";
import { Overlays } from "./parts/Overlays";
import { Pages } from "./parts/Pages";
import { Tables } from "./parts/Tables";
import { Texts } from "./parts/Texts";

const groups: Record<string, () => ReactNode> = {
  Actions,
  Charts,
  Feedback,
  Forms,
  Media,
  Pages,
  Tables,
  Texts,
};

export function Parts({ only }: { only?: string }) {
  const shown = only === "overlays" ? { Overlays } : groups;
  return (
    <main id="content">
      <Page>
        <PageHeader eyebrow="The kit" title="Gallery" actions={<span>ten themes, light and dark</span>}>
          Every component in every state.
        </PageHeader>
        {Object.entries(shown).map(([name, Group]) => (
          <section key={name} aria-label={name} style={{ display: "grid", gap: "1rem", marginBlock: "2rem" }}>
            <Group />
          </section>
        ))}
      </Page>
    </main>
  );
}
