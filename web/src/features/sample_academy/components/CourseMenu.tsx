/** What can be done with a course from inside it; one that is taken away comes back where somebody presses undo. */
import { IconButton } from "@learnt/ui/action/Button";
import { toast } from "@learnt/ui/feedback/toast";
import { Menu } from "@learnt/ui/overlay/Menu";
import { Ellipsis, FilePen, Pencil, RotateCcw, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { tryAction } from "../../sample/tryAction";
import { changeCourses } from "../keep";
import type { Course, Step } from "../model";
import { CourseForm } from "./CourseForm";
import { StepForm } from "./StepForm";

type Props = { course: Course; step: Step | undefined; onRestart: () => void };

export function CourseMenu({ course, step, onRestart }: Props) {
  const { t } = useTranslation("sample_academy");
  const navigate = useNavigate();
  const [editing, setEditing] = useState<"course" | "step" | null>(null);
  const close = () => setEditing(null);
  const remove = async () => {
    await navigate("/apps/academy/courses");
    let at = 0;
    const without = changeCourses((now) => {
      at = now.findIndex(({ id }) => id === course.id);
      return now.filter(({ id }) => id !== course.id);
    });
    if (!(await tryAction(without))) return;
    const back = (now: Course[]) => now.toSpliced(at, 0, course);
    toast.info(t("removed", { name: course.title }), {
      action: { label: t("undo"), onClick: () => void tryAction(changeCourses(back)) },
    });
  };
  return (
    <>
      <Menu
        placement="bottom-end"
        trigger={<IconButton icon={<Ellipsis />} label={t("actions", { name: course.title })} />}
        entries={[
          { id: "edit", label: t("edit"), icon: <Pencil />, onSelect: () => setEditing("course") },
          ...(step
            ? [
                {
                  id: "step",
                  label: t("step.edit"),
                  icon: <FilePen />,
                  onSelect: () => setEditing("step"),
                },
              ]
            : []),
          ...(course.activeStep > 0
            ? [{ id: "again", label: t("restart"), icon: <RotateCcw />, onSelect: onRestart }]
            : []),
          { kind: "divider" as const, id: "line" },
          {
            id: "remove",
            label: t("remove"),
            icon: <Trash2 />,
            danger: true,
            onSelect: () => void remove(),
          },
        ]}
      />
      {editing === "course" && <CourseForm course={course} onDone={close} onClose={close} />}
      {editing === "step" && step && <StepForm course={course} step={step} onClose={close} />}
    </>
  );
}
