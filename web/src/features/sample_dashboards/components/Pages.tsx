/** The most read pages, as the rows came. */
import { useFormat } from "@learnt/ui/base/format";
import { Card } from "@learnt/ui/page/Card";
import { useTranslation } from "react-i18next";
import type { TableWidget } from "../model";

export function Pages({ table }: { table: TableWidget }) {
  const { t } = useTranslation("sample_dashboards");
  const { number, percent } = useFormat();
  const written = (id: string, value: string | number) => {
    if (typeof value === "string") return <bdi>{value}</bdi>;
    return id === "leaving" ? percent(value) : number(value);
  };
  const isFigure = (id: string) => id === "views" || id === "leaving";
  return (
    <Card title={t(`widget.${table.id}`)} flush>
      <section
        className="kit-table-scroll kit-table-dense"
        aria-label={t(`widget.${table.id}`)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled sideways is reached by key
        tabIndex={0}
      >
        <table className="kit-table">
          <thead>
            <tr>
              {table.columns.map(({ id }) => (
                <th key={id} scope="col" className={isFigure(id) ? "kit-end" : undefined}>
                  {t(`column.${id}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row) => (
              <tr key={row.id}>
                {row.cells.map(({ id, value }) => (
                  <td
                    key={id}
                    data-label={id === "title" ? undefined : t(`column.${id}`)}
                    className={
                      isFigure(id) ? "kit-end kit-figures" : id === "title" ? "kit-cell-primary" : undefined
                    }
                  >
                    {written(id, value)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  );
}
