/** The team's ways to sign in, in the order of their buttons. */
import { Button, IconButton } from "@learnt/ui/action/Button";
import { Badge } from "@learnt/ui/feedback/Badge";
import { Lines } from "@learnt/ui/layout/Lines";
import { Wrap } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Card } from "@learnt/ui/page/Card";
import { ArrowDown, ArrowUp, FlaskConical, Pencil, Plus, Trash2, Undo2 } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { ProviderPreview } from "../../../app/lazyParts";
import { buttonName, moved, newDraft, type ProviderDraft } from "../signIn";
import { ProviderDrawer } from "./ProviderDrawer";
import { MethodRow } from "./styles";

type Props = {
  /** As they are stored. */
  before: readonly ProviderDraft[];
  drafts: readonly ProviderDraft[];
  onChange: (drafts: ProviderDraft[]) => void;
  wrong: Record<string, Record<string, string>>;
  redirectUri: string;
  /** Why a provider cannot be tried now. */
  noTest: string | undefined;
  /** The one that is being tried: its page is on its way. */
  testing: string | null;
  onTest: (draft: ProviderDraft) => void;
};

export function ProviderList({
  before,
  drafts,
  onChange,
  wrong,
  redirectUri,
  noTest,
  testing,
  onTest,
}: Props) {
  const { t } = useTranslation("settings");
  const [editing, setEditing] = useState<ProviderDraft | null>(null);
  const put = (draft: ProviderDraft) => {
    const isKnown = drafts.some(({ key }) => key === draft.key);
    onChange(isKnown ? drafts.map((item) => (item.key === draft.key ? draft : item)) : [...drafts, draft]);
    setEditing(null);
  };
  // What was never stored leaves nothing behind.
  const remove = (draft: ProviderDraft) =>
    onChange(
      draft.id
        ? drafts.map((item) => (item.key === draft.key ? { ...item, isRemoved: !item.isRemoved } : item))
        : drafts.filter((item) => item.key !== draft.key),
    );

  return (
    <Card
      title={t("signIn.providers")}
      note={t("signIn.providersNote")}
      actions={
        <Button icon={<Plus />} onClick={() => setEditing(newDraft())}>
          {t("signIn.add")}
        </Button>
      }
    >
      <Lines pad="3" flush>
        {drafts.map((draft, place) => {
          const name = buttonName(draft, t("signIn.email"));
          return (
            <MethodRow key={draft.key} data-removed={draft.isRemoved || undefined}>
              {drafts.length > 1 && (
                <div data-part="order">
                  <IconButton
                    size="sm"
                    icon={<ArrowUp />}
                    label={t("signIn.up", { name })}
                    disabled={place === 0}
                    onClick={() => onChange(moved(drafts, draft.key, -1))}
                  />
                  <IconButton
                    size="sm"
                    icon={<ArrowDown />}
                    label={t("signIn.down", { name })}
                    disabled={place === drafts.length - 1}
                    onClick={() => onChange(moved(drafts, draft.key, 1))}
                  />
                </div>
              )}
              <div data-part="what">
                <Wrap as="p" align="center" gap="0.35rem 0.6rem" overflowWrap="anywhere">
                  <strong>
                    <bdi>{name}</bdi>
                  </strong>
                  <Badge>{t(`signIn.kind.${draft.kind}`)}</Badge>
                  {!draft.id && <Badge tone="info">{t("signIn.isNew")}</Badge>}
                  {draft.isRemoved && <Badge tone="bad">{t("signIn.removed")}</Badge>}
                  {draft.createPeople && <Badge tone="accent">{t("signIn.creates")}</Badge>}
                </Wrap>
                {draft.kind === "email" ? (
                  <Text muted small>
                    {t("signIn.always")}
                  </Text>
                ) : (
                  draft.baseUrl && (
                    <Text muted small direction="ltr" textAlign="start" overflowWrap="anywhere">
                      {draft.baseUrl}
                    </Text>
                  )
                )}
                {wrong[draft.key] && (
                  <p className="kit-field-error" role="alert">
                    {Object.values(wrong[draft.key] ?? {}).join(" ")}
                  </p>
                )}
              </div>
              <div data-part="preview">
                <Suspense fallback={null}>
                  <ProviderPreview kind={draft.kind} name={name} color={draft.color || null} />
                </Suspense>
              </div>
              <div data-part="actions">
                {draft.kind !== "email" && !draft.isRemoved && (
                  <Button
                    size="sm"
                    icon={<FlaskConical />}
                    disabledReason={noTest}
                    busy={testing === draft.key}
                    disabled={testing !== null}
                    aria-label={t("signIn.testOne", { name })}
                    onClick={() => onTest(draft)}
                  >
                    {t("signIn.test")}
                  </Button>
                )}
                {!draft.isRemoved && (
                  <IconButton
                    size="sm"
                    icon={<Pencil />}
                    label={t("signIn.editOne", { name })}
                    onClick={() => setEditing(draft)}
                  />
                )}
                {draft.kind !== "email" &&
                  (draft.isRemoved ? (
                    <Button
                      size="sm"
                      icon={<Undo2 className="kit-flip" />}
                      aria-label={t("signIn.undoOne", { name })}
                      onClick={() => remove(draft)}
                    >
                      {t("signIn.undo")}
                    </Button>
                  ) : (
                    <IconButton
                      size="sm"
                      icon={<Trash2 />}
                      label={t("signIn.removeOne", { name })}
                      onClick={() => remove(draft)}
                    />
                  ))}
              </div>
            </MethodRow>
          );
        })}
      </Lines>
      {editing && (
        <ProviderDrawer
          draft={editing}
          before={before.find(({ key }) => key === editing.key)}
          wrong={wrong[editing.key] ?? {}}
          redirectUri={redirectUri}
          onDone={put}
          onClose={() => setEditing(null)}
        />
      )}
    </Card>
  );
}
