/** Writing an entry or a product, on the page where it is read. Whoever was quicker is named, and nothing that was typed is lost. */
import { Button, LinkButton } from "@learnt/ui/action/Button";
import { Badge } from "@learnt/ui/feedback/Badge";
import { Notice } from "@learnt/ui/feedback/Notice";
import { toast } from "@learnt/ui/feedback/toast";
import { Form, FormActions, FormProblem, SubmitButton, useZodForm } from "@learnt/ui/form/Form";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { useQueryClient } from "@tanstack/react-query";
import { Send } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { z } from "zod";
import { isCode } from "../../../api/problem";
import { useNow } from "../../../app/useNow";
import { type Blog, contentOf, type Form as Fields, formOf, pathOf, standing, toneOf } from "../model";
import { blogKey, bringBlog, saveBlog, useAccept } from "../queries";
import { Inputs } from "./Inputs";

function useShape() {
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

/** The form, the revision it was made on, and what becomes of both when the server answers or somebody else was quicker. */
function useWriting(blog: Blog) {
  const accept = useAccept();
  const cache = useQueryClient();
  const form = useZodForm(useShape(), { defaultValues: formOf(blog) });
  const [base, setBase] = useState(blog);
  const { isDirty, isSubmitting } = form.formState;
  const isNewer = blog.revision > base.revision && !isSubmitting;
  const take = (newest: Blog) => {
    setBase(newest);
    form.reset(formOf(newest));
  };
  const taking = useRef(take);
  taking.current = take;
  // Nothing was typed that could be lost: what somebody else wrote is simply shown.
  useEffect(() => {
    if (isNewer && !isDirty) taking.current(blog);
  }, [isNewer, isDirty, blog]);
  const store = async (fields: Fields): Promise<Blog> => {
    try {
      const kept = await saveBlog(blog.id, base.revision, contentOf(fields, base));
      accept(kept);
      take(kept);
      return kept;
    } catch (error) {
      if (isCode(error, "changed_meanwhile"))
        await cache.invalidateQueries({ queryKey: blogKey(blog.id), exact: true });
      throw error;
    }
  };
  return {
    form,
    base,
    store,
    accept: (answered: Blog) => {
      accept(answered);
      setBase(answered);
    },
    stale: isNewer && isDirty ? { theirs: () => take(blog), mine: () => setBase(blog) } : null,
  };
}

export function Editor({ blog }: { blog: Blog }) {
  const { t } = useTranslation("blogs");
  const go = useNavigate();
  const { form, base, store, accept, stale } = useWriting(blog);
  const publishes = useRef(false);
  const state = standing(base, useNow());
  const isDraft = base.status === "draft";

  const submit = async (fields: Fields) => {
    const kept = await store(fields);
    if (!publishes.current) {
      toast.success(t(base.status === "published" ? "done.updated" : "done.saved"));
      return;
    }
    accept(await bringBlog(kept.id, kept.revision, "published"));
    toast.success(t("done.published"));
    await go(pathOf(kept));
  };
  return (
    <Page width="container">
      <PageHeader
        eyebrow={t(`editing.${blog.kind}`)}
        title={base.title}
        actions={<Badge tone={toneOf[state]}>{t(`status.${state}`)}</Badge>}
      >
        {t(base.status === "published" ? "editNote.published" : "editNote.draft")}
      </PageHeader>
      <Form form={form} onSubmit={submit} label={t(`editing.${blog.kind}`)}>
        <FormProblem />
        {stale && <Stale {...stale} />}
        <Inputs kind={blog.kind} />
        <div className="bl-save">
          <FormActions>
            <LinkButton to={pathOf(blog)}>{t("leave")}</LinkButton>
            <SubmitButton
              variant={isDraft ? "outline" : "solid"}
              busyText={t("saving")}
              onClick={() => {
                publishes.current = false;
              }}
            >
              {t(base.status === "published" ? "update" : "save")}
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
        </div>
      </Form>
    </Page>
  );
}

/** Somebody else was quicker. */
function Stale({ theirs, mine }: { theirs: () => void; mine: () => void }) {
  const { t } = useTranslation("blogs");
  return (
    <Notice
      tone="warn"
      title={t("stale.title")}
      action={
        <div className="bl-stale-ways">
          <Button size="sm" onClick={theirs}>
            {t("stale.theirs")}
          </Button>
          <Button size="sm" onClick={mine}>
            {t("stale.mine")}
          </Button>
        </div>
      }
    >
      {t("stale.text")}
    </Notice>
  );
}
