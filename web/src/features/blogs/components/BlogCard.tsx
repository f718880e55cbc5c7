/** One in the list: its picture, what it says in short, its date or its price. */
import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { Flex } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Cover } from "@learnt/ui/media/Cover";
import { OpenCard } from "@learnt/ui/page/Card";
import { useTranslation } from "react-i18next";
import { type BlogRow, pathOf, stateOf, toneOf } from "../model";

export function BlogCard({ row, now }: { row: BlogRow; now: number }) {
  const { t } = useTranslation("blogs");
  const { date } = useFormat();
  const state = stateOf(row, now);
  const dated = row.publishedAt ? date(row.publishedAt) : t("undated");
  return (
    <OpenCard
      to={pathOf(row)}
      title={row.title}
      cover={<Cover seed={row.id} src={row.imageUrl} />}
      above={
        <>
          <span className="kit-card-category">{row.category || t(`one.${row.kind}`)}</span>
          {state !== "published" && <Badge tone={toneOf[state]}>{t(`status.${state}`)}</Badge>}
        </>
      }
      footer={
        <Flex as="p" justify="space-between" gap="3" fontSize="sm" color="fg.muted">
          {row.kind === "product" ? (
            row.price && (
              <Text as="strong" fontSize="0.9375rem" color="fg" overflowWrap="anywhere" dir="auto">
                {row.price}
              </Text>
            )
          ) : (
            <>
              <span>{dated}</span>
              <span>{t("minutes", { count: row.minutes })}</span>
            </>
          )}
        </Flex>
      }
    >
      {row.summary && (
        <Text muted mt="0.4rem" fontSize="md" lineClamp="3">
          <bdi>{row.summary}</bdi>
        </Text>
      )}
    </OpenCard>
  );
}
