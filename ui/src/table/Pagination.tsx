/** Where one is in a list, and the way to its other pages. */
import { ChevronLeft, ChevronRight } from "lucide-react";
import { IconButton } from "../action/Button";
import { cx } from "../base/cx";
import { useFormat } from "../base/format";
import { useKit } from "../base/kit";

export type PaginationProps = {
  page: number;
  perPage: number;
  total: number | undefined;
  onPage: (page: number) => void;
};

/** Of the specification: so many pages are linked. */
const LINKS = 10;

/** Ten numbers, or all where there are fewer: the ends, and the pages around the one that is open. */
export function pageLinks(page: number, pages: number): (number | "gap")[] {
  const from = (first: number, count: number) => Array.from({ length: count }, (_, i) => first + i);
  if (pages <= LINKS) return from(1, pages);
  const between = LINKS - 2;
  const first = Math.min(Math.max(2, page - between / 2 + 1), pages - between);
  const last = first + between - 1;
  return [
    1,
    ...(first > 2 ? (["gap"] as const) : []),
    ...from(first, between),
    ...(last < pages - 1 ? (["gap"] as const) : []),
    pages,
  ];
}

/** Where there is no room for ten, the ends and the neighbours of the open page stay. */
const isHiddenOnNarrow = (link: number, page: number, pages: number) =>
  link !== 1 && link !== pages && Math.abs(link - page) > 1;

export function Pagination({ page, perPage, total, onPage }: PaginationProps) {
  const { t } = useKit();
  const { number } = useFormat();
  if (total === undefined) return <div className="kit-pages" />;
  const pages = Math.max(1, Math.ceil(total / perPage));
  const from = total === 0 ? 0 : (page - 1) * perPage + 1;
  const to = Math.min(total, page * perPage);
  return (
    <nav className="kit-pages" aria-label={t("pages")}>
      <span className="kit-pages-note">
        {t("rangeOf", { from: number(from), to: number(to), total: number(total) })}
      </span>
      {pages > 1 && (
        <div className="kit-pages-links">
          <IconButton
            size="sm"
            label={t("previousPage")}
            icon={<ChevronLeft className="kit-flip" />}
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
          />
          {pageLinks(page, pages).map((link, i) =>
            link === "gap" ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: at most two gaps, told apart by their place
              <span key={`gap${i}`} aria-hidden="true">
                …
              </span>
            ) : (
              <button
                key={link}
                type="button"
                className={cx("kit-page-link", isHiddenOnNarrow(link, page, pages) && "kit-page-link-far")}
                aria-current={link === page ? "page" : undefined}
                onClick={() => onPage(link)}
              >
                {number(link)}
              </button>
            ),
          )}
          <IconButton
            size="sm"
            label={t("nextPage")}
            icon={<ChevronRight className="kit-flip" />}
            disabled={page >= pages}
            onClick={() => onPage(page + 1)}
          />
        </div>
      )}
    </nav>
  );
}

export type PageCursors = {
  /** Behind the last row, if there are more. */
  next: string | null | undefined;
  /** Ahead of the first row, if there may be more. */
  previous: string | null | undefined;
  /** The total is about so many. */
  isEstimate?: boolean | undefined;
};

type CursorPagesProps = PageCursors & {
  total: number | null | undefined;
  onGo: (direction: "after" | "before", cursor: string) => void;
};

/** The way on and back through a list that is not numbered by pages. */
export function CursorPages({ next, previous, isEstimate, total, onGo }: CursorPagesProps) {
  const { t } = useKit();
  const { number } = useFormat();
  const all = typeof total === "number" && total > 0 ? number(total) : "";
  return (
    <nav className="kit-pages" aria-label={t("pages")}>
      <span className="kit-pages-note">
        {all && t(isEstimate ? "aboutTotal" : "inTotal", { total: all })}
      </span>
      {(next || previous) && (
        <div className="kit-pages-links">
          <IconButton
            size="sm"
            label={t("previousPage")}
            icon={<ChevronLeft className="kit-flip" />}
            disabled={!previous}
            onClick={() => previous && onGo("before", previous)}
          />
          <IconButton
            size="sm"
            label={t("nextPage")}
            icon={<ChevronRight className="kit-flip" />}
            disabled={!next}
            onClick={() => next && onGo("after", next)}
          />
        </div>
      )}
    </nav>
  );
}
