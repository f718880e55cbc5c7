/** Who runs an event, in which rooms and with what; what is taken at that time already is said while one writes. */

import { useFormat } from "@learnt/ui/base/format";
import { Notice } from "@learnt/ui/feedback/Notice";
import { QueryError } from "@learnt/ui/feedback/QueryError";
import { SkeletonText } from "@learnt/ui/feedback/Skeleton";
import { Select } from "@learnt/ui/form/SelectField";
import { Flex, Grid, Stack } from "@learnt/ui/layout/layout";
import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";
import { useController, useFormContext, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { PersonSearch } from "../../../app/lazyParts";
import type { ManagedEvent } from "../model";
import { assetList, clashesOf } from "../queries";

/** What the ids of an event are called. */
export type EventNames = Pick<ManagedEvent, "trainers" | "assets" | "imageUrl">;

const MAX_CHOSEN = 20;

export function Planning({
  eventId,
  named,
}: {
  eventId?: string | undefined;
  named?: EventNames | undefined;
}) {
  return (
    <Stack gap="4">
      <Trainers known={named?.trainers ?? []} />
      <Assets known={named?.assets ?? []} />
      <Clashes eventId={eventId} />
    </Stack>
  );
}

type ChosenItem = { id: string; name: string };

function Tags({ chosen, onTakeOff }: { chosen: readonly ChosenItem[]; onTakeOff: (id: string) => void }) {
  const { t } = useTranslation("events");
  if (chosen.length === 0) return null;
  return (
    <Flex as="ul" wrap="wrap" gap="0.35rem">
      {chosen.map(({ id, name }) => (
        <li key={id} className="kit-tag">
          <bdi>{name}</bdi>
          <button type="button" aria-label={t("takeOff", { name })} onClick={() => onTakeOff(id)}>
            <X aria-hidden="true" />
          </button>
        </li>
      ))}
    </Flex>
  );
}

function Group({
  label,
  error,
  children,
}: {
  label: string;
  error: string | undefined;
  children: ReactNode;
}) {
  return (
    <Grid as="fieldset" gap="2">
      <legend className="kit-label">{label}</legend>
      {children}
      {error && (
        <p className="kit-field-error" role="alert">
          {error}
        </p>
      )}
    </Grid>
  );
}

function Trainers({ known }: { known: readonly ChosenItem[] }) {
  const { t } = useTranslation("events");
  const [text, setText] = useState("");
  const [met, setMet] = useState<readonly ChosenItem[]>(known);
  const { field, fieldState } = useController({ name: "trainers" });
  const ids = field.value as string[];
  const nameOf = (id: string) => met.find((item) => item.id === id)?.name ?? t("gone");
  return (
    <Group label={t("field.trainers")} error={fieldState.error?.message}>
      <Tags
        chosen={ids.map((id) => ({ id, name: nameOf(id) }))}
        onTakeOff={(id) => field.onChange(ids.filter((item) => item !== id))}
      />
      {ids.length < MAX_CHOSEN && (
        <Suspense fallback={<SkeletonText lines={1} />}>
          <PersonSearch
            text={text}
            onText={setText}
            label={t("findTrainers")}
            without={ids}
            takes={(name) => t("chooseTrainer", { name })}
            onTake={({ id, firstName, lastName }) => {
              setMet([...met, { id, name: `${firstName} ${lastName}`.trim() }]);
              field.onChange([...ids, id]);
              setText("");
            }}
          />
        </Suspense>
      )}
    </Group>
  );
}

function Assets({ known }: { known: EventNames["assets"] }) {
  const { t } = useTranslation("events");
  const { field, fieldState } = useController({ name: "assets" });
  const capacity = useWatch({ name: "capacity" }) as number | null;
  const list = useQuery(assetList({ perPage: 200 }));
  const ids = field.value as string[];
  const listed = list.data?.items ?? [];
  const all = [...listed, ...known.filter(({ id }) => !listed.some((item) => item.id === id))];
  const chosen = ids.flatMap((id) => all.find((item) => item.id === id) ?? []);
  const free = listed.filter(({ id }) => !ids.includes(id));
  const small = chosen.find(
    (item) => item.kind === "room" && item.capacity && capacity && item.capacity < capacity,
  );
  const choices = (["room", "equipment"] as const).flatMap((kind) =>
    free
      .filter((item) => item.kind === kind)
      .map(({ id, name, place }) => ({
        value: id,
        label: `${t(`asset.${kind}`)}: ${name}${place ? ` (${place})` : ""}`,
      })),
  );
  return (
    <Group label={t("field.assets")} error={fieldState.error?.message}>
      <Tags chosen={chosen} onTakeOff={(id) => field.onChange(ids.filter((item) => item !== id))} />
      {choices.length > 0 && ids.length < MAX_CHOSEN && (
        <Select
          aria-label={t("chooseAsset")}
          placeholder={t("chooseAsset")}
          value=""
          onChange={(event) => event.target.value && field.onChange([...ids, event.target.value])}
          choices={choices}
        />
      )}
      {list.isSuccess && all.length === 0 && <small>{t("assetsNone")}</small>}
      <QueryError query={list} />
      {small && (
        <Notice tone="info" title={t("roomSmall", { name: small.name, most: small.capacity ?? 0 })} />
      )}
    </Group>
  );
}

function Clashes({ eventId }: { eventId: string | undefined }) {
  const { t } = useTranslation("events");
  const { dateTime } = useFormat();
  const { control } = useFormContext();
  const [starts, ends, timeZone, trainers, assets] = useWatch({
    control,
    name: ["starts", "ends", "timeZone", "trainers", "assets"],
  }) as [string, string, string, string[], string[]];
  const query = useQuery(clashesOf({ eventId: eventId ?? null, starts, ends, timeZone, trainers, assets }));
  const { data } = query;
  if (!data) return <QueryError query={query} />;
  if (data.length === 0) return null;
  return (
    <Notice tone="warn" title={t("clash.title")}>
      <ul>
        {data.map((item) => (
          <li key={item.id + item.startsAt}>
            {t(item.event ? "clash.by" : "clash.byOther", {
              name: item.name,
              event: item.event ?? "",
              from: dateTime(item.startsAt),
              to: dateTime(item.endsAt),
            })}
          </li>
        ))}
      </ul>
      {t("clash.note")}
    </Notice>
  );
}
