/** Icons for a badge that has no picture of its own, drawn in the team's colour. */
import { Button, IconButton } from "@learnt/ui/action/Button";
import { Grid } from "@learnt/ui/layout/layout";
import { Popover } from "@learnt/ui/overlay/Popover";
import { brandColours } from "@learnt/ui/theme/brand";
import {
  Award,
  BookOpen,
  Flame,
  GraduationCap,
  Heart,
  Leaf,
  Lightbulb,
  type LucideIcon,
  Medal,
  Rocket,
  ShieldCheck,
  Star,
  Trophy,
  Users,
} from "lucide-react";
import { useTranslation } from "react-i18next";
import { useTenantContext } from "../../../app/tenantContext";
import { drawIcon } from "../drawIcon";

const icons = {
  award: Award,
  medal: Medal,
  trophy: Trophy,
  star: Star,
  heart: Heart,
  shield: ShieldCheck,
  cap: GraduationCap,
  book: BookOpen,
  idea: Lightbulb,
  rocket: Rocket,
  flame: Flame,
  leaf: Leaf,
  people: Users,
} satisfies Record<string, LucideIcon>;

type Props = { disabled: boolean; onChoose: (picture: File) => void };

export function IconPicker({ disabled, onChoose }: Props) {
  const { t } = useTranslation("badges");
  const { primaryColor } = brandColours(useTenantContext().team.theme);
  const choose = async (button: Element) => {
    const svg = button.querySelector("svg");
    const picture = svg && (await drawIcon(svg, primaryColor));
    if (picture) onChoose(picture);
  };
  return (
    <Popover
      placement="bottom-start"
      title={t("icon.choose")}
      trigger={
        <Button size="sm" icon={<Star />} disabled={disabled}>
          {t("icon.choose")}
        </Button>
      }
    >
      {(close) => (
        <Grid templateColumns="repeat(5, auto)" gap="1">
          {(Object.keys(icons) as (keyof typeof icons)[]).map((name) => {
            const Icon = icons[name];
            return (
              <IconButton
                key={name}
                variant="ghost"
                label={t(`icon.${name}`)}
                icon={<Icon />}
                onClick={(event) => {
                  void choose(event.currentTarget);
                  close();
                }}
              />
            );
          })}
        </Grid>
      )}
    </Popover>
  );
}
