/** What the chosen widget says. */
import { Button, IconButton } from "@learnt/ui/action/Button";
import { useKit } from "@learnt/ui/base/kit";
import { RichTextEditor } from "@learnt/ui/editor/RichTextEditor";
import { Switch } from "@learnt/ui/form/CheckboxField";
import { Check, Plus, Trash2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { pictureInText } from "../../../app/PictureDrop";
import { change, isList, type ListType, MOST_ITEMS, MOST_SLIDES, newItem, setHideable } from "../arrange";
import type { Editing } from "../editing";
import { type Item, learningTypes, type Props, responsibleTypes, type Widget } from "../model";
import { DayInput, PictureInput, TextInput } from "./inputs";
import { NewsFields } from "./NewsFields";

type FieldsProps = { editing: Editing; widget: Widget | undefined; onDone: () => void };

export function Fields({ editing, widget, onDone }: FieldsProps) {
  const { t } = useTranslation("home");
  const heading = useRef<HTMLHeadingElement>(null);
  const isChosen = Boolean(widget);
  // Whoever chose a widget is taken to what it says: it may stand elsewhere on the page.
  useEffect(() => {
    if (isChosen) heading.current?.focus();
  }, [isChosen]);
  return (
    <section className="lt-card ed-fields" aria-labelledby="ed-fields">
      <header>
        <h2 id="ed-fields" ref={heading} tabIndex={-1}>
          {widget ? t(`widget.${widget.type}`) : t("fields.title")}
        </h2>
        {widget && (
          <Button size="sm" variant="ghost" icon={<Check />} onClick={onDone}>
            {t("fields.done")}
          </Button>
        )}
      </header>
      {widget ? <Chosen editing={editing} widget={widget} /> : <p className="ed-empty">{t("fields.none")}</p>}
    </section>
  );
}

/** What the server said about a field of this widget when it was sent, or was to be published. */
function useWrong(editing: Editing, widget: Widget): (path: string) => string | undefined {
  const { toFailure } = useKit();
  const index = editing.widgets.findIndex((one) => one.id === widget.id);
  const fields = editing.saving === "refused" ? (toFailure(editing.problem).fields ?? []) : [];
  const lacking = editing.lacking.filter((lack) => lack.widget === widget.id);
  return (path) =>
    fields.find(({ field }) => field === `widgets.${index}.props.${path}`)?.message ??
    lacking.find((lack) => lack.path === path)?.message;
}

function Chosen({ editing, widget }: { editing: Editing; widget: Widget }) {
  const { t } = useTranslation("home");
  const wrong = useWrong(editing, widget);
  const { type, props } = widget;
  /** What it says now: an upload may arrive long after this was drawn. */
  const present = () => editing.widgets.find(({ id }) => id === widget.id)?.props ?? props;
  const set = (more: Props) =>
    editing.edit(
      change(editing.widgets, widget.id, { ...present(), ...more }),
      `${widget.id} ${Object.keys(more).join(" ")}`,
    );
  const items = isList(type) && (
    <Items
      type={type}
      items={props.items ?? []}
      wrong={wrong}
      onChange={(edit, about) => {
        const now = present();
        editing.edit(
          change(editing.widgets, widget.id, { ...now, items: edit(now.items ?? []) }),
          about && `${widget.id} ${about}`,
        );
      }}
    />
  );
  const isFor = (responsibleTypes as readonly string[]).includes(type);
  const isOwn = isFor || (learningTypes as readonly string[]).includes(type);
  return (
    <div className="ed-inputs">
      {isOwn && <p className="ed-empty">{t("fields.auto")}</p>}
      {type !== "continue" && type !== "counts" && !isFor && (
        <TextInput
          label={t("field.title")}
          hint={t("field.titleHint")}
          value={props.title}
          onChange={(title) => set({ title })}
        />
      )}
      {type === "richText" && (
        <div className="lt-field">
          <span className="lt-label">{t("field.doc")}</span>
          {wrong("doc") && (
            <p className="lt-field-error" role="alert">
              {wrong("doc")}
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
      {type === "image" && <PictureFields value={props} wrong={wrong} onChange={set} />}
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
        onChange={(may) => editing.edit(setHideable(editing.widgets, widget.id, may))}
      />
    </div>
  );
}

type Wrong = (path: string) => string | undefined;
type PartProps = { value: Item; wrong: Wrong; onChange: (more: Item) => void };

function PictureFields({ value, wrong, onChange }: PartProps) {
  const { t } = useTranslation("home");
  return (
    <>
      <PictureInput value={value} error={wrong("file")} onChange={onChange} />
      <TextInput
        label={t("field.alt")}
        hint={t("field.altHint")}
        value={value.alt}
        onChange={(alt) => onChange({ alt })}
      />
      <LinkInput value={value} wrong={wrong} onChange={onChange} />
    </>
  );
}

function LinkInput({ value, wrong, onChange }: PartProps) {
  const { t } = useTranslation("home");
  return (
    <TextInput
      label={t("field.link")}
      hint={t("field.linkHint")}
      dir="ltr"
      value={value.link}
      error={wrong("link")}
      onChange={(link) => onChange({ link })}
    />
  );
}

function ItemFields({ type, value, wrong, onChange }: PartProps & { type: ListType }) {
  const { t } = useTranslation("home");
  const all = { value, wrong, onChange };
  const text = (key: "label" | "title" | "text" | "caption", several = false) => (
    <TextInput
      label={t(key === "title" ? "field.title" : `field.${key}`)}
      value={value[key]}
      several={several}
      error={wrong(key)}
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
            error={wrong("file")}
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
          <PictureInput value={value} error={wrong("file")} onChange={onChange} />
          <LinkInput {...all} />
        </>
      );
  }
}

type ItemsProps = {
  type: ListType;
  items: readonly Item[];
  wrong: Wrong;
  /** Gets the items as they are then. */
  onChange: (edit: (items: readonly Item[]) => Item[], about: string | null) => void;
};

function Items({ type, items, wrong, onChange }: ItemsProps) {
  const { t } = useTranslation("home");
  const most = type === "carousel" ? MOST_SLIDES : MOST_ITEMS;
  return (
    <>
      {items.map((item, index) => {
        const name = t(`item.${type}`, { number: index + 1 });
        const isThis = (one: Item, at: number) => (item.id ? one.id === item.id : at === index);
        return (
          // Quick links have no ids, and every field of theirs says its value.
          <fieldset key={item.id ?? index} className="ed-item">
            <legend>{name}</legend>
            <ItemFields
              type={type}
              value={item}
              wrong={(path) => wrong(`items.${index}.${path}`)}
              onChange={(more) =>
                onChange(
                  (all) => all.map((one, at) => (isThis(one, at) ? { ...one, ...more } : one)),
                  `${index} ${Object.keys(more).join(" ")}`,
                )
              }
            />
            <IconButton
              label={t("item.remove", { item: name })}
              icon={<Trash2 />}
              size="sm"
              onClick={() => onChange((all) => all.filter((one, at) => !isThis(one, at)), null)}
            />
          </fieldset>
        );
      })}
      {items.length < most && (
        <Button icon={<Plus />} onClick={() => onChange((all) => [...all, newItem(type, new Date())], null)}>
          {t(`item.add.${type}`)}
        </Button>
      )}
    </>
  );
}
