/** One entry or product: read, and with `edit` in the address written by an admin. */
import { PageSkeleton } from "@learnt/ui/feedback/Skeleton";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Navigate, useParams, useSearchParams } from "react-router";
import { isNotFound, NotFound } from "../../../app/NotFound";
import { useTitle } from "../../../app/title";
import { type Kind, listOf, pathOf } from "../model";
import { blogQuery } from "../queries";
import { useLiveInvalidation, useMayWrite } from "../useLiveInvalidation";
import { Editor } from "./Editor";
import { Entry } from "./Entry";
import { Product } from "./Product";

export function BlogPost({ kind }: { kind: Kind }) {
  const { t } = useTranslation("blogs");
  const { id = "" } = useParams();
  const [search] = useSearchParams();
  const mayWrite = useMayWrite();
  const query = useQuery(blogQuery(id));
  // It was taken back meanwhile: what was read before is not shown any longer.
  const blog = isNotFound(query.error) ? undefined : query.data;
  useLiveInvalidation();
  useTitle(blog?.title);
  if (query.isPending) return <PageSkeleton />;
  if (!blog)
    return (
      <NotFound
        error={query.error}
        onRetry={() => void query.refetch()}
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
