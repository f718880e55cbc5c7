/** The way to another due date for a course or pathway of the people who are selected. */
import { Button } from "@learnt/ui/action/Button";
import { CalendarClock } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { TeamCourse } from "../model";
import { ExtendDialog } from "./ExtendDialog";

type Props = { ids: string[]; of: TeamCourse; onDone: () => void };

export function TeamExtend({ ids, of, onDone }: Props) {
  const { t } = useTranslation("people_learning");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" icon={<CalendarClock />} onClick={() => setOpen(true)}>
        {t("action.extend")}
      </Button>
      {isOpen && (
        <ExtendDialog
          ids={ids}
          documentRef={{ type: of.type, documentId: of.id }}
          title={of.title}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            onDone();
          }}
        />
      )}
    </>
  );
}
