/** Writing an entry or a product, on the page where it is read. */
import { LinkButton } from "@learnt/ui/action/Button";
import { Badge } from "@learnt/ui/feedback/Badge";
import { toast } from "@learnt/ui/feedback/toast";
import { Form, FormActions, FormProblem, SubmitButton, useZodForm } from "@learnt/ui/form/Form";
import { Box } from "@learnt/ui/layout/layout";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { useQueryClient } from "@tanstack/react-query";
import { Send } from "lucide-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { z } from "zod";
import { useNow } from "../../../app/useNow";
import { type Blog, contentOf, type Form as Fields, formOf, pathOf, stateOf, toneOf } from "../model";
import { blogKey, publishBlog, saveBlog, useCacheResult } from "../queries";
import { Inputs } from "./Inputs";

function useFormSchema() {
  const { t } = useTranslation("blogs");
  return z.object({
    title: z.string().trim().min(1, t("titleNeeded")).max(200),
    summary: z.string().max(500),
    doc: z.custom<Fields["doc"]>(),
    image: z.custom<Fields["image"]>(),
    category: z.string().max(100),
    tags: z.array(z.string()),
    publishedAt: z.string(),
    product: z.object({
      price: z.string().max(100),
      pictures: z.custom<Fields["product"]["pictures"]>(),
      actionLabel: z.string().max(60),
      actionLink: z.string().max(2_000),
    }),
  });
}

export function Editor({ blog }: { blog: Blog }) {
  const { t } = useTranslation("blogs");
  const navigate = useNavigate();
  const accept = useCacheResult();
  const queryClient = useQueryClient();
  const before = formOf(blog);
  const form = useZodForm(useFormSchema(), { defaultValues: before });
  const publishes = useRef(false);
  const state = stateOf(blog, useNow());
  const isDraft = blog.status === "draft";

  const submit = async (fields: Fields) => {
    const saved = await saveBlog(blog.id, blog.revision, contentOf(fields, blog));
    accept(saved);
    if (!publishes.current) {
      toast.success(t(blog.status === "published" ? "done.updated" : "done.saved"));
      return;
    }
    accept(await publishBlog(saved.id, saved.revision));
    toast.success(t("done.published"));
    await navigate(pathOf(saved));
  };
  return (
    <Page width="container">
      <PageHeader
        eyebrow={t(`editing.${blog.kind}`)}
        title={blog.title}
        actions={<Badge tone={toneOf[state]}>{t(`status.${state}`)}</Badge>}
      >
        {t(blog.status === "published" ? "editNote.published" : "editNote.draft")}
      </PageHeader>
      <Form
        form={form}
        saved={before}
        onStale={() => queryClient.invalidateQueries({ queryKey: blogKey(blog.id), exact: true })}
        onSubmit={submit}
        label={t(`editing.${blog.kind}`)}
      >
        <FormProblem />
        <Inputs kind={blog.kind} />
        <Box
          position="sticky"
          insetBlockEnd="var(--tabs, 0)"
          zIndex="1"
          paddingBlock="3"
          borderBlockStart="hairline"
          background="page"
        >
          <FormActions>
            <LinkButton to={pathOf(blog)}>{t("leave")}</LinkButton>
            <SubmitButton
              variant={isDraft ? "outline" : "solid"}
              busyText={t("saving")}
              onClick={() => {
                publishes.current = false;
              }}
            >
              {t(blog.status === "published" ? "update" : "save")}
            </SubmitButton>
            {isDraft && (
              <SubmitButton
                icon={<Send />}
                busyText={t("saving")}
                onClick={() => {
                  publishes.current = true;
                }}
              >
                {t("publish")}
              </SubmitButton>
            )}
          </FormActions>
        </Box>
      </Form>
    </Page>
  );
}
