/** One entry or product: read, and with `edit` in the address written by an admin. */
import { PageSkeleton } from "@learnt/ui/feedback/Skeleton";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Navigate, useParams, useSearchParams } from "react-router";
import { isGone, Missing } from "../../../app/Missing";
import { useTitle } from "../../../app/title";
import { type Kind, listOf, pathOf } from "../model";
import { oneBlog } from "../queries";
import { useLiveInvalidation, useMayWrite } from "../useLiveInvalidation";
import { Editor } from "./Editor";
import { Entry } from "./Entry";
import { Product } from "./Product";

export function BlogPost({ kind }: { kind: Kind }) {
  const { t } = useTranslation("blogs");
  const { id = "" } = useParams();
  const [search] = useSearchParams();
  const mayWrite = useMayWrite();
  const found = useQuery(oneBlog(id));
  // It was taken back meanwhile: what was read before is not shown any longer.
  const blog = isGone(found.error) ? undefined : found.data;
  useLiveInvalidation();
  useTitle(blog?.title);
  if (found.isPending) return <PageSkeleton />;
  if (!blog)
    return (
      <Missing
        error={found.error}
        onRetry={() => void found.refetch()}
        list={listOf(kind)}
        listName={t(`list.${kind}`)}
      />
    );
  if (blog.kind !== kind) return <Navigate to={`${pathOf(blog)}?${search}`} replace />;
  if (mayWrite && search.has("edit")) return <Editor key={id} blog={blog} />;
  return kind === "product" ? (
    <Product key={id} blog={blog} mayWrite={mayWrite} />
  ) : (
    <Entry blog={blog} mayWrite={mayWrite} />
  );
}
