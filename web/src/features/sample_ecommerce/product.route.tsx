/** One product, or a new one: everything about it on five tabs, saved whole. */
import { Link } from "@learnt/ui/action/Link";
import { PageSkeleton } from "@learnt/ui/feedback/Skeleton";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { NotFound } from "../../app/NotFound";
import { useTitle } from "../../app/title";
import { ProductForm } from "./components/ProductForm";
import { blankProduct, NEW } from "./model";
import { product } from "./queries";

const LIST = "/apps/e-commerce/adminForms";

export default function ProductRoute() {
  const { t } = useTranslation("sample_ecommerce");
  const { productId = "" } = useParams();
  const isNew = productId === NEW;
  const query = useQuery({ ...product(productId), enabled: !isNew });
  const blank = useMemo(() => blankProduct(crypto.randomUUID()), []);
  const saved = isNew ? blank : query.data;
  useTitle(saved?.name);
  if (saved)
    return (
      <Page width="container">
        <PageHeader eyebrow={<Link to={LIST}>{t("products")}</Link>} title={saved.name || t("product.new")} />
        <ProductForm key={saved.id} product={saved} isNew={isNew} />
      </Page>
    );
  if (query.isPending) return <PageSkeleton />;
  return (
    <NotFound error={query.error} onRetry={() => void query.refetch()} list={LIST} listName={t("products")} />
  );
}
