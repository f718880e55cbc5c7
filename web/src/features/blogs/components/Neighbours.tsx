/** What was published before it and after it. */
import { Link } from "@learnt/ui/action/Link";
import { Grid } from "@learnt/ui/layout/layout";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { type Blog, pathOf } from "../model";
import { NeighbourLink } from "./styles";

export function Neighbours({ blog }: { blog: Blog }) {
  const { t } = useTranslation("blogs");
  const { kind, previous, next } = blog;
  if (!previous && !next) return null;
  return (
    <Grid
      as="nav"
      templateColumns="repeat(auto-fit, minmax(min(14rem, 100%), 1fr))"
      gap="4"
      mt="10"
      pt="6"
      borderBlockStart="hairline"
      aria-label={t("neighbours")}
    >
      {previous && (
        <NeighbourLink asChild>
          <Link to={pathOf({ kind, id: previous.id })}>
            <ArrowLeft aria-hidden="true" className="kit-flip" />
            <span>
              <small>{t("previous")}</small>
              <bdi>{previous.title}</bdi>
            </span>
          </Link>
        </NeighbourLink>
      )}
      {next && (
        <NeighbourLink asChild textAlign="end">
          <Link to={pathOf({ kind, id: next.id })}>
            <span>
              <small>{t("next")}</small>
              <bdi>{next.title}</bdi>
            </span>
            <ArrowRight aria-hidden="true" className="kit-flip" />
          </Link>
        </NeighbourLink>
      )}
    </Grid>
  );
}
