/** A version as it was: its details, and its activities, which open to be read. */

import { RichTextView } from "@learnt/ui/editor/RichTextView";
import { Badge } from "@learnt/ui/feedback/Badge";
import { Flex, Grid } from "@learnt/ui/layout/layout";
import { Card } from "@learnt/ui/page/Card";
import { ChevronDown } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Activity, VersionView } from "../model";
import { AvailabilityText } from "./AvailabilityText";
import { typeIcons } from "./typeIcons";

export function VersionText({ version }: { version: VersionView }) {
  const { t } = useTranslation("courses");
  return (
    <>
      <Card title={<span dir="auto">{version.title}</span>}>
        <Grid gap="3">
          {version.description && <p dir="auto">{version.description}</p>}
          <Flex as="p" wrap="wrap" gap="1">
            {version.category && <Badge tone="accent">{version.category}</Badge>}
            {version.tags.map((tag) => (
              <Badge key={tag}>{tag}</Badge>
            ))}
            {version.sequential && <Badge>{t("field.sequential")}</Badge>}
          </Flex>
          <p className="kit-field-hint">
            {t("field.availability")}: <AvailabilityText of={version} />
          </p>
        </Grid>
      </Card>
      {version.sections.map((section) => (
        <Card key={section.id} title={<span dir="auto">{section.title}</span>}>
          <Grid as="ol" gap="1">
            {section.activities.map((activity) => (
              <li key={activity.id}>
                <Entry activity={activity} />
              </li>
            ))}
          </Grid>
        </Card>
      ))}
    </>
  );
}

/** What an activity holds that can be read here. */
function Entry({ activity }: { activity: Activity }) {
  const { t } = useTranslation("courses");
  const { content } = activity;
  const file = content.file;
  return (
    <details className="course-version-entry">
      <summary>
        {typeIcons[activity.type]} <bdi>{activity.title}</bdi>
        {!activity.required && <Badge>{t("optional")}</Badge>}
        <ChevronDown className="course-version-open" aria-hidden="true" />
      </summary>
      {content.doc && <RichTextView document={content.doc} />}
      {file && (
        <p>
          <a href={file.url} target="_blank" rel="noreferrer">
            {file.name}
          </a>
        </p>
      )}
      {content.url && <p dir="ltr">{content.url}</p>}
      {content.items && (
        <ul className="course-plain-list">
          {content.items.map((item) => (
            <li key={item.id} dir="auto">
              {item.text}
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
