/** Gives a badge to people who are found by name, with a note if there is something to say. */
import { Button } from "@learnt/ui/action/Button";
import { SkeletonText } from "@learnt/ui/feedback/Skeleton";
import { toast } from "@learnt/ui/feedback/toast";
import { Form, FormActions, FormProblem, SubmitButton, useZodForm } from "@learnt/ui/form/Form";
import { TextAreaField } from "@learnt/ui/form/TextField";
import { Box, Grid, Wrap } from "@learnt/ui/layout/layout";
import { Avatar } from "@learnt/ui/media/Avatar";
import { Dialog } from "@learnt/ui/overlay/Dialog";
import { X } from "lucide-react";
import { Suspense, useState } from "react";
import { useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { PersonSearch } from "../../../app/lazyParts";
import { type Badge, MAX_LENGTHS, MAX_PEOPLE } from "../model";
import { giveBadge, useCacheResult } from "../queries";

type Person = { id: string; name: string; avatar: string | null };

type GiveBadgeProps = { badge: Badge; onClose: () => void };

export function GiveBadge({ badge, onClose }: GiveBadgeProps) {
  const { t } = useTranslation("badges");
  const title = t("giveTitle", { badge: badge.title });
  return (
    <Dialog open onClose={onClose} title={title} note={t("giveNote")}>
      <Fields badge={badge} title={title} onClose={onClose} />
    </Dialog>
  );
}

function Fields({ badge, title, onClose }: GiveBadgeProps & { title: string }) {
  const { t } = useTranslation("badges");
  const accept = useCacheResult();
  const form = useZodForm(
    z.object({
      people: z
        .array(z.custom<Person>())
        .min(1, t("peopleNeeded"))
        .max(MAX_PEOPLE, t("peopleTooMany", { most: MAX_PEOPLE })),
      note: z.string().trim().max(MAX_LENGTHS.note),
    }),
    { defaultValues: { people: [] as Person[], note: "" } },
  );
  const submit = async ({ people, note }: { people: Person[]; note: string }) => {
    const ids = people.map(({ id }) => id);
    const { given, alreadyHeld } = await giveBadge(badge.id, ids, note);
    accept();
    const held = alreadyHeld > 0 ? t("alreadyHeld", { count: alreadyHeld }) : "";
    if (given === 0) toast.info(held);
    else toast.success(t("given", { count: given }), held ? { description: held } : {});
    onClose();
  };
  return (
    <Form form={form} onSubmit={submit} label={title}>
      <FormProblem />
      <People />
      <TextAreaField
        name="note"
        label={t("field.note")}
        hint={t("noteHint")}
        optional
        maxLength={MAX_LENGTHS.note}
        rows={3}
      />
      <FormActions>
        <Button onClick={onClose}>{t("cancel")}</Button>
        <SubmitButton busyText={t("giving")}>{t("giveNow")}</SubmitButton>
      </FormActions>
    </Form>
  );
}

/** Whom it is given to: those who were taken, and the search for more of them. */
function People() {
  const { t } = useTranslation("badges");
  const [text, setText] = useState("");
  const { field, fieldState } = useController({ name: "people" });
  const people = field.value as Person[];
  const ids = people.map(({ id }) => id);
  return (
    <Grid as="fieldset" templateColumns="minmax(0, 1fr)" gap="0.6rem" minInlineSize="0">
      <Box as="legend" className="kit-label" mb="0.4rem">
        {t("field.people")}
      </Box>
      {people.length > 0 && (
        <Wrap as="ul" gap="0.4rem" maxBlockSize="48" overflowY="auto">
          {people.map(({ id, name, avatar }) => (
            <li key={id} className="kit-tag">
              <Avatar name={name} src={avatar} size="sm" />
              <bdi>{name}</bdi>
              <button
                type="button"
                aria-label={t("takeOff", { name })}
                onClick={() => field.onChange(people.filter((item) => item.id !== id))}
              >
                <X aria-hidden="true" />
              </button>
            </li>
          ))}
        </Wrap>
      )}
      {people.length < MAX_PEOPLE && (
        <Suspense fallback={<SkeletonText lines={1} />}>
          <PersonSearch
            text={text}
            onText={setText}
            label={t("findPeople")}
            without={ids}
            takes={(name) => t("choosePerson", { name })}
            onTake={({ id, firstName, lastName, avatar }) => {
              const name = `${firstName} ${lastName}`.trim();
              field.onChange([...people, { id, name, avatar: avatar ?? null }]);
              setText("");
            }}
          />
        </Suspense>
      )}
      {fieldState.error?.message && (
        <p className="kit-field-error" role="alert">
          {fieldState.error.message}
        </p>
      )}
    </Grid>
  );
}
