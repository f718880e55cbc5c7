/** What was published before it and after it. */
import { Link } from "@learnt/ui/action/Link";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { type Blog, pathOf } from "../model";

export function Neighbours({ blog }: { blog: Blog }) {
  const { t } = useTranslation("blogs");
  const { kind, previous, next } = blog;
  if (!previous && !next) return null;
  return (
    <nav className="bl-neighbours" aria-label={t("neighbours")}>
      {previous && (
        <Link to={pathOf({ kind, id: previous.id })} className="bl-neighbour">
          <ArrowLeft aria-hidden="true" className="lt-flip" />
          <span>
            <small>{t("previous")}</small>
            <bdi>{previous.title}</bdi>
          </span>
        </Link>
      )}
      {next && (
        <Link to={pathOf({ kind, id: next.id })} className="bl-neighbour bl-neighbour-next">
          <span>
            <small>{t("next")}</small>
            <bdi>{next.title}</bdi>
          </span>
          <ArrowRight aria-hidden="true" className="lt-flip" />
        </Link>
      )}
    </nav>
  );
}
