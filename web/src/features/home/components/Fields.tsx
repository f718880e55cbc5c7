/** What the chosen widget says. */
import { Button, IconButton } from "@learnt/ui/action/Button";
import { useKit } from "@learnt/ui/base/kit";
import { RichTextEditor } from "@learnt/ui/editor/RichTextEditor";
import { Switch } from "@learnt/ui/form/CheckboxField";
import { Check, Plus, Trash2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { pictureInText } from "../../../app/PictureDrop";
import { change, isList, type ListType, MAX_ITEMS, MAX_SLIDES, newItem, setHideable } from "../arrange";
import type { HomepageDraft } from "../homepageDraft";
import { type Item, learningTypes, type Props, responsibleTypes, type Widget } from "../model";
import { DayInput, PictureInput, TextInput } from "./inputs";
import { NewsFields } from "./NewsFields";

type FieldsProps = { homepageDraft: HomepageDraft; widget: Widget | undefined; onDone: () => void };

export function Fields({ homepageDraft, widget, onDone }: FieldsProps) {
  const { t } = useTranslation(["home_editor", "home"], { nsMode: "fallback" });
  const heading = useRef<HTMLHeadingElement>(null);
  const isChosen = Boolean(widget);
  // Whoever chose a widget is taken to what it says: it may stand elsewhere on the page.
  useEffect(() => {
    if (isChosen) heading.current?.focus();
  }, [isChosen]);
  return (
    <section className="kit-card home-editor-fields" aria-labelledby="home-editor-fields">
      <header>
        <h2 id="home-editor-fields" ref={heading} tabIndex={-1}>
          {widget ? t(`widget.${widget.type}`) : t("fields.title")}
        </h2>
        {widget && (
          <Button size="sm" variant="ghost" icon={<Check />} onClick={onDone}>
            {t("fields.done")}
          </Button>
        )}
      </header>
      {widget ? (
        <WidgetForm homepageDraft={homepageDraft} widget={widget} />
      ) : (
        <p className="home-editor-empty">{t("fields.none")}</p>
      )}
    </section>
  );
}

/** What the server said about a field of this widget when it was sent, or was to be published. */
function useFieldError(homepageDraft: HomepageDraft, widget: Widget): (path: string) => string | undefined {
  const { toFailure } = useKit();
  const index = homepageDraft.widgets.findIndex((item) => item.id === widget.id);
  const fields = homepageDraft.saving === "refused" ? (toFailure(homepageDraft.problem).fields ?? []) : [];
  const missing = homepageDraft.missing.filter((missing) => missing.widget === widget.id);
  return (path) =>
    fields.find(({ field }) => field === `widgets.${index}.props.${path}`)?.message ??
    missing.find((missing) => missing.path === path)?.message;
}

function WidgetForm({ homepageDraft, widget }: { homepageDraft: HomepageDraft; widget: Widget }) {
  const { t } = useTranslation(["home_editor", "home"], { nsMode: "fallback" });
  const errorAt = useFieldError(homepageDraft, widget);
  const { type, props } = widget;
  /** What it says now: an upload may arrive long after this was drawn. */
  const present = () => homepageDraft.widgets.find(({ id }) => id === widget.id)?.props ?? props;
  const set = (more: Props) =>
    homepageDraft.edit(
      change(homepageDraft.widgets, widget.id, { ...present(), ...more }),
      `${widget.id} ${Object.keys(more).join(" ")}`,
    );
  const items = isList(type) && (
    <ItemList
      type={type}
      items={props.items ?? []}
      errorAt={errorAt}
      onChange={(edit, about) => {
        const now = present();
        homepageDraft.edit(
          change(homepageDraft.widgets, widget.id, { ...now, items: edit(now.items ?? []) }),
          about && `${widget.id} ${about}`,
        );
      }}
    />
  );
  const isFor = (responsibleTypes as readonly string[]).includes(type);
  const isOwn = isFor || (learningTypes as readonly string[]).includes(type);
  return (
    <div className="home-editor-inputs">
      {isOwn && <p className="home-editor-empty">{t("fields.auto")}</p>}
      {type !== "continue" && type !== "counts" && !isFor && (
        <TextInput
          label={t("field.title")}
          hint={t("field.titleHint")}
          value={props.title}
          onChange={(title) => set({ title })}
        />
      )}
      {type === "richText" && (
        <div className="kit-field">
          <span className="kit-label">{t("field.doc")}</span>
          {errorAt("doc") && (
            <p className="kit-field-error" role="alert">
              {errorAt("doc")}
            </p>
          )}
          <RichTextEditor
            value={props.doc}
            onChange={(doc) => set({ doc })}
            label={t("field.doc")}
            onPicture={pictureInText}
          />
        </div>
      )}
      {type === "image" && <PictureFields value={props} errorAt={errorAt} onChange={set} />}
      {type === "news" ? (
        <NewsFields props={props} onChange={set}>
          {items}
        </NewsFields>
      ) : (
        items
      )}
      <Switch
        label={t("field.mayHide")}
        checked={!widget.mandatory}
        onChange={(may) => homepageDraft.edit(setHideable(homepageDraft.widgets, widget.id, may))}
      />
    </div>
  );
}

type FieldErrorOf = (path: string) => string | undefined;
type PartProps = { value: Item; errorAt: FieldErrorOf; onChange: (more: Item) => void };

function PictureFields({ value, errorAt, onChange }: PartProps) {
  const { t } = useTranslation(["home_editor", "home"], { nsMode: "fallback" });
  return (
    <>
      <PictureInput value={value} error={errorAt("file")} onChange={onChange} />
      <TextInput
        label={t("field.alt")}
        hint={t("field.altHint")}
        value={value.alt}
        onChange={(alt) => onChange({ alt })}
      />
      <LinkInput value={value} errorAt={errorAt} onChange={onChange} />
    </>
  );
}

function LinkInput({ value, errorAt, onChange }: PartProps) {
  const { t } = useTranslation(["home_editor", "home"], { nsMode: "fallback" });
  return (
    <TextInput
      label={t("field.link")}
      hint={t("field.linkHint")}
      dir="ltr"
      value={value.link}
      error={errorAt("link")}
      onChange={(link) => onChange({ link })}
    />
  );
}

function ItemFields({ type, value, errorAt, onChange }: PartProps & { type: ListType }) {
  const { t } = useTranslation(["home_editor", "home"], { nsMode: "fallback" });
  const all = { value, errorAt, onChange };
  const text = (key: "label" | "title" | "text" | "caption", several = false) => (
    <TextInput
      label={t(key === "title" ? "field.title" : `field.${key}`)}
      value={value[key]}
      several={several}
      error={errorAt(key)}
      onChange={(words) => onChange({ [key]: words })}
    />
  );
  const day = <DayInput value={value.timestamp} onChange={(timestamp) => onChange({ timestamp })} />;
  switch (type) {
    case "quickLinks":
      return (
        <>
          {text("label")}
          <LinkInput {...all} />
        </>
      );
    case "carousel":
      return (
        <>
          <PictureFields {...all} />
          {text("title")}
          {text("text")}
        </>
      );
    case "social":
      return (
        <>
          {text("caption", true)}
          <PictureInput
            value={{ ...value, url: value.media_url ?? "" }}
            error={errorAt("file")}
            onChange={({ url, ...more }) => onChange({ ...more, media_url: url ?? "" })}
          />
          {day}
        </>
      );
    case "news":
      return (
        <>
          {text("title")}
          {text("text", true)}
          {day}
          <PictureInput value={value} error={errorAt("file")} onChange={onChange} />
          <LinkInput {...all} />
        </>
      );
  }
}

type ItemsProps = {
  type: ListType;
  items: readonly Item[];
  errorAt: FieldErrorOf;
  /** Gets the items as they are then. */
  onChange: (edit: (items: readonly Item[]) => Item[], about: string | null) => void;
};

function ItemList({ type, items, errorAt, onChange }: ItemsProps) {
  const { t } = useTranslation(["home_editor", "home"], { nsMode: "fallback" });
  const max = type === "carousel" ? MAX_SLIDES : MAX_ITEMS;
  return (
    <>
      {items.map((item, index) => {
        const name = t(`item.${type}`, { number: index + 1 });
        const isThis = (entry: Item, at: number) => (item.id ? entry.id === item.id : at === index);
        return (
          // Quick links have no ids, and every field of theirs says its value.
          <fieldset key={item.id ?? index} className="home-editor-item">
            <legend>{name}</legend>
            <ItemFields
              type={type}
              value={item}
              errorAt={(path) => errorAt(`items.${index}.${path}`)}
              onChange={(more) =>
                onChange(
                  (all) => all.map((item, at) => (isThis(item, at) ? { ...item, ...more } : item)),
                  `${index} ${Object.keys(more).join(" ")}`,
                )
              }
            />
            <IconButton
              label={t("item.remove", { item: name })}
              icon={<Trash2 />}
              size="sm"
              onClick={() => onChange((all) => all.filter((item, at) => !isThis(item, at)), null)}
            />
          </fieldset>
        );
      })}
      {items.length < max && (
        <Button icon={<Plus />} onClick={() => onChange((all) => [...all, newItem(type, new Date())], null)}>
          {t(`item.add.${type}`)}
        </Button>
      )}
    </>
  );
}
