/** Whom a learner may turn to, beside the course. */

import { Suspense, useState } from "react";
import type { Schemas } from "../../../api/types";
import { ChatPanel } from "../../../app/shellParts";

type Contact = Schemas["Contact"];

export function CourseContacts({ onClose }: { onClose: () => void }) {
  const [contact, setContact] = useState<Contact | null>(null);
  return (
    <Suspense fallback={null}>
      <ChatPanel chosen={contact} onChoose={setContact} onClose={onClose} />
    </Suspense>
  );
}
