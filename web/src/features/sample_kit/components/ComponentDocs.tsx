/** A group of components: each with its place in the kit, what it is for, and itself at work. */
import { Skeleton } from "@learnt/ui/feedback/Skeleton";
import { Box, Stack } from "@learnt/ui/layout/layout";
import { Card } from "@learnt/ui/page/Card";
import { type ComponentType, lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { type Component, components, type Group } from "../docs";

/** A group's examples come with the page that shows them. */
const examples: Record<Group, ComponentType<{ component: Component }>> = {
  actions: lazy(() => import("../examples/Actions")),
  forms: lazy(() => import("../examples/Forms")),
  feedback: lazy(() => import("../examples/Feedback")),
  overlays: lazy(() => import("../examples/Overlays")),
  pages: lazy(() => import("../examples/Pages")),
  media: lazy(() => import("../examples/Media")),
  tables: lazy(() => import("../examples/Tables")),
  charts: lazy(() => import("../examples/Charts")),
};

export function ComponentDocs({ group }: { group: Group }) {
  const { t } = useTranslation("sample_kit");
  const Example = examples[group];
  return (
    <Stack gap="5">
      {components[group].map((component) => (
        <Card key={component} title={component.split("/")[1]} note={t(`doc.${component}`)}>
          <Suspense fallback={<Skeleton height="4rem" />}>
            <Example component={component} />
          </Suspense>
          <Box marginBlockStart="4">
            <code className="kit-code" dir="ltr">
              {`@learnt/ui/${component}`}
            </code>
          </Box>
        </Card>
      ))}
    </Stack>
  );
}
