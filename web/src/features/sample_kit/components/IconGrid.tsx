/** Icons with their names, each a button. */
import { Grid, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { useTranslation } from "react-i18next";
import type { Icon } from "../model";

/** A long name is broken between its words. */
const withBreakOpportunities = (name: string) => name.replaceAll("_", "_\u200b");

export function IconGrid({ icons, onCopy }: { icons: readonly Icon[]; onCopy: (icon: Icon) => void }) {
  const { t } = useTranslation("sample_kit");
  return (
    <Grid as="ul" templateColumns="repeat(auto-fill, minmax(6.5rem, 1fr))" gap="1">
      {icons.map((icon) => (
        <li key={icon.id}>
          <Stack
            asChild
            align="center"
            gap="2"
            width="full"
            padding="2"
            borderRadius="md"
            _hover={{ background: "inset" }}
          >
            <button
              type="button"
              aria-label={t("icons.copy", { name: icon.name })}
              onClick={() => onCopy(icon)}
            >
              <span className="material-icons" aria-hidden="true" style={{ fontSize: icon.prevSize }}>
                {icon.ligatures}
              </span>
              <Text
                as="span"
                fontSize="xs"
                color="fg.muted"
                overflowWrap="anywhere"
                lineHeight="tight"
                dir="ltr"
              >
                {withBreakOpportunities(icon.name)}
              </Text>
            </button>
          </Stack>
        </li>
      ))}
    </Grid>
  );
}
