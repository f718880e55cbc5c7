/** What a rule counts: the chosen ones as chips, and a dialog in which more of them are found. */
import { Button } from "@learnt/ui/action/Button";
import { Badge } from "@learnt/ui/feedback/Badge";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { SkeletonText } from "@learnt/ui/feedback/Skeleton";
import { SearchBox } from "@learnt/ui/form/SearchBox";
import { Box, Flex, Grid, Stack, Wrap } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Dialog } from "@learnt/ui/overlay/Dialog";
import { useQuery } from "@tanstack/react-query";
import { Check, Plus, SearchX, X } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { MAX_REFS, type Reference, type Trigger } from "../model";
import { references } from "../queries";

type Props = {
  trigger: Trigger;
  refs: readonly Reference[];
  /** Not offered: a badge does not count towards itself. */
  without: string;
  error: string | undefined;
  onChange: (refs: Reference[]) => void;
};

export function References({ trigger, refs, without, error, onChange }: Props) {
  const { t } = useTranslation("badge_rules");
  const [adding, setAdding] = useState(false);
  return (
    <Grid as="fieldset" templateColumns="minmax(0, 1fr)" gap="2.5" minInlineSize="0">
      <Box as="legend" className="kit-label" mb="1.5">
        {t(`refs.${trigger}`)}
      </Box>
      {refs.length > 0 && (
        <Wrap as="ul" gap="1.5" listStyleType="none" css={{ "& .kit-tag": { maxInlineSize: "100%" } }}>
          {refs.map((ref) => (
            <li key={ref.id} className="kit-tag">
              <bdi>{ref.title || t("ref.missing")}</bdi>
              {ref.about && (
                <small>
                  <bdi>{ref.about}</bdi>
                </small>
              )}
              {ref.missing && <Badge tone="warn">{t("ref.gone")}</Badge>}
              <button
                type="button"
                aria-label={t("ref.remove", { title: ref.title || t("ref.missing") })}
                onClick={() => onChange(refs.filter(({ id }) => id !== ref.id))}
              >
                <X aria-hidden="true" />
              </button>
            </li>
          ))}
        </Wrap>
      )}
      {error && (
        <p className="kit-field-error" role="alert">
          {error}
        </p>
      )}
      <Box>
        <Button
          size="sm"
          icon={<Plus />}
          disabledReason={refs.length < MAX_REFS ? undefined : t("ref.enough", { count: MAX_REFS })}
          onClick={() => setAdding(true)}
        >
          {t(`add.${trigger}`)}
        </Button>
      </Box>
      <Dialog
        open={adding}
        onClose={() => setAdding(false)}
        title={t(`add.${trigger}`)}
        footer={
          <Button variant="solid" onClick={() => setAdding(false)}>
            {t("ref.done")}
          </Button>
        }
      >
        <Search trigger={trigger} refs={refs} without={without} onChange={onChange} />
      </Dialog>
    </Grid>
  );
}

function Search({ trigger, refs, without, onChange }: Omit<Props, "error">) {
  const { t } = useTranslation("badge_rules");
  const [search, setSearch] = useState("");
  const query = useQuery(references(trigger, search.trim()));
  const found = query.data?.filter(({ id }) => id !== without);
  return (
    <Stack gap="3">
      <SearchBox value={search} onChange={setSearch} label={t("ref.search")} />
      {query.isPending && <SkeletonText lines={4} />}
      {query.error && !found && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {found?.length === 0 && <EmptyState icon={<SearchX />} title={t("ref.none")} />}
      {found && found.length > 0 && (
        <Stack as="ul" gap="2" listStyleType="none" aria-label={t("ref.found")}>
          {found.map((ref) => {
            const isChosen = refs.some(({ id }) => id === ref.id);
            return (
              <Flex as="li" key={ref.id} justify="space-between" align="center" gap="3">
                <Box minW="0">
                  <Text dir="auto">{ref.title}</Text>
                  {ref.about && (
                    <Text muted small dir="auto">
                      {ref.about}
                    </Text>
                  )}
                </Box>
                <Button
                  size="sm"
                  icon={isChosen ? <Check /> : <Plus />}
                  disabled={isChosen || refs.length >= MAX_REFS}
                  aria-label={t(isChosen ? "ref.isChosen" : "ref.chooseIt", { title: ref.title })}
                  onClick={() => onChange([...refs, ref])}
                >
                  {t(isChosen ? "ref.chosen" : "ref.choose")}
                </Button>
              </Flex>
            );
          })}
        </Stack>
      )}
    </Stack>
  );
}
