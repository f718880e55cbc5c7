/** Sections and activities at the left, the chosen activity at the right; on phones one after the other. */
import { Button } from "@learnt/ui/action/Button";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { Box, Grid } from "@learnt/ui/layout/layout";
import { ArrowLeft, MousePointerClick } from "lucide-react";
import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { type Course, findActivity } from "../model";
import { useCanEdit } from "../useCourseDraft";
import { ActivityEditor } from "./ActivityEditor";
import { FirstSteps } from "./FirstSteps";
import { ImportFolder } from "./ImportFolder";
import { Outline } from "./Outline";
import { type ChooseActivity, useOutline } from "./useOutline";

export function ContentTab({ course }: { course: Course }) {
  const { t } = useTranslation("courses");
  const [search, setSearch] = useSearchParams();
  const [announcement, announce] = useState("");
  const canEdit = useCanEdit(course);
  const chosen = findActivity(course.sections, search.get("activity"));

  const [isImporting, setImporting] = useState(false);
  const [fresh, setFresh] = useState<string | null>(null);
  const choose = useCallback<ChooseActivity>(
    (id, isNew = false) => {
      setFresh(isNew ? id : null);
      setSearch(
        (now) => {
          if (id) now.set("activity", id);
          else now.delete("activity");
          return now;
        },
        { replace: true, preventScrollReset: true },
      );
    },
    [setSearch],
  );
  const outline = useOutline(course, choose, announce);

  return (
    <Grid
      templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(17rem, 22rem) minmax(0, 1fr)" }}
      gap="5"
      alignItems="start"
      css={chosen ? { "& > .course-outline": { display: { lgDown: "none" } } } : undefined}
    >
      <div className="kit-sr" role="status" aria-live="polite">
        {announcement}
      </div>
      {course.sections.length === 0 ? (
        <FirstSteps outline={outline} disabled={!canEdit} onImport={() => setImporting(true)} />
      ) : (
        <>
          <Outline
            course={course}
            outline={outline}
            chosen={chosen?.activity.id ?? null}
            onChoose={choose}
            onImport={() => setImporting(true)}
          />
          <Box minInlineSize="0" display={{ base: chosen ? "block" : "none", lg: "block" }}>
            {chosen ? (
              <>
                <Box hideFrom="lg" marginBlockEnd="2">
                  <Button
                    variant="ghost"
                    size="sm"
                    icon={<ArrowLeft className="kit-flip" />}
                    onClick={() => choose(null)}
                  >
                    {t("backToOutline")}
                  </Button>
                </Box>
                <ActivityEditor
                  key={chosen.activity.id}
                  course={course}
                  activity={chosen.activity}
                  fresh={chosen.activity.id === fresh}
                  onRemove={() => outline.removeActivity(chosen.activity.id)}
                />
              </>
            ) : (
              <Grid as="section" className="kit-card" minBlockSize="18rem" placeItems="center">
                <EmptyState icon={<MousePointerClick />} title={t("choose.title")}>
                  {t("choose.text")}
                </EmptyState>
              </Grid>
            )}
          </Box>
        </>
      )}
      {isImporting && <ImportFolder course={course} onClose={() => setImporting(false)} />}
    </Grid>
  );
}
