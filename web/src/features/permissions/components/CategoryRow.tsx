/** One category of a rule: its values as chips, and a search among what people have. */

import { IconButton } from "@learnt/ui/action/Button";
import { useDebounced } from "@learnt/ui/base/useDebounced";
import { QueryError } from "@learnt/ui/feedback/QueryError";
import { Box, Flex, Grid, Wrap } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { useQuery } from "@tanstack/react-query";
import { Plus, Trash2, X } from "lucide-react";
import { Fragment, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Category, categoryName, type Suggestion, valueName } from "../model";
import { suggestions } from "../queries";
import { SuggestionBox } from "./SuggestionBox";

type Props = {
  category: Category;
  values: readonly string[];
  label: (value: string) => string;
  error: string | undefined;
  /** Added a moment ago: its values are what comes next. */
  fresh: boolean;
  onAdd: (value: string, name: string) => void;
  onTake: (value: string) => void;
  onRemove: () => void;
};

export function CategoryRow({ category, values, label, error, fresh, onAdd, onTake, onRemove }: Props) {
  const { t } = useTranslation("permissions");
  const name = categoryName(t, category.id, [category]);
  return (
    <Grid
      as="fieldset"
      gap="0.55rem"
      padding="0.65rem 0.8rem 0.8rem"
      border="hairline"
      borderColor={error ? "bad.line" : undefined}
      borderRadius="md"
      aria-invalid={error ? true : undefined}
    >
      <legend className="kit-sr">{t("editor.values", { category: name })}</legend>
      <Flex align="center" justify="space-between">
        <Box as="strong" fontWeight="semibold">
          {name}
        </Box>
        <IconButton
          size="sm"
          label={t("editor.remove", { category: name })}
          icon={<Trash2 />}
          onClick={onRemove}
        />
      </Flex>
      {category.shape === "nobody" ? (
        <Text muted>{t("editor.everyone")}</Text>
      ) : (
        <>
          {values.length > 0 && (
            <Wrap align="center" gap="0.35rem" css={{ "& .kit-tag": { maxInlineSize: "100%" } }}>
              {values.map((value, i) => (
                <Fragment key={value}>
                  {i > 0 && (
                    <Text as="span" muted fontSize="xs">
                      {t("or")}
                    </Text>
                  )}
                  <span className="kit-tag">
                    {label(value)}
                    <button
                      type="button"
                      aria-label={t("editor.remove", { category: label(value) })}
                      onClick={() => onTake(value)}
                    >
                      <X aria-hidden="true" />
                    </button>
                  </span>
                </Fragment>
              ))}
            </Wrap>
          )}
          <ValueSearch category={category} name={name} taken={values} fresh={fresh} onAdd={onAdd} />
        </>
      )}
      {error && (
        <p className="kit-field-error" role="alert">
          {error}
        </p>
      )}
    </Grid>
  );
}

type SearchProps = Pick<Props, "category" | "fresh" | "onAdd"> & { name: string; taken: readonly string[] };

function ValueSearch({ category, name, taken, fresh, onAdd }: SearchProps) {
  const { t } = useTranslation("permissions");
  const [text, setText] = useState("");
  const [open, setOpen] = useState(false);
  const search = useDebounced(text.trim(), 180);
  const query = useQuery({ ...suggestions(category.id, search), enabled: open });
  const has = (value: string) => taken.some((other) => other.toLowerCase() === value.toLowerCase());
  const offers: Suggestion[] = (query.data ?? []).filter((offer) => !has(offer.value));
  const own = text.trim();
  // A value that nobody has yet is welcome too: whoever gets it later will match.
  const free =
    category.shape === "text" &&
    own &&
    !has(own) &&
    !offers.some((offer) => offer.value.toLowerCase() === own.toLowerCase());
  const shown = ({ value, label }: Suggestion) =>
    label === value ? valueName(t, category, value, []) : label;
  const known = offers.map((offer) => ({ value: offer.value, name: shown(offer) }));
  const added = (
    <>
      <Plus aria-hidden="true" />
      {t("editor.add", { text: own })}
    </>
  );

  return (
    <>
      <SuggestionBox
        label={t("editor.search", { category: name })}
        listLabel={t("editor.values", { category: name })}
        text={text}
        onText={setText}
        offers={free ? [...known, { value: own, name: added }] : known}
        none={query.isSuccess ? t("editor.nothing") : null}
        fresh={fresh}
        onOpen={setOpen}
        onChoose={(value) => {
          onAdd(value, offers.find((offer) => offer.value === value)?.label ?? value);
          setText("");
        }}
      />
      <QueryError query={query} />
    </>
  );
}
