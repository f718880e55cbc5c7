/** The rich text editor, loaded when it is first shown. */
import { lazy, Suspense } from "react";
import { Skeleton } from "../feedback/Skeleton";
import { Field, type FieldProps } from "../form/Field";
import type { RichNode } from "./document";

const TipTap = lazy(() => import("./TipTap"));

/** An upload that can be put into a document. */
export type UploadedPicture = { file: string; src: string };

export type RichTextEditorProps = {
  value: RichNode | null | undefined;
  onChange: (document: RichNode) => void;
  onBlur?: () => void;
  label: string;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  /** Uploads a picture; without it there is no way to put one in. */
  onPicture?: ((file: File) => Promise<UploadedPicture>) | undefined;
};

export function RichTextEditor(props: RichTextEditorProps) {
  return (
    <Suspense fallback={<Skeleton height="14.5rem" />}>
      <TipTap {...props} />
    </Suspense>
  );
}

export function RichTextField({
  placeholder,
  disabled,
  onPicture,
  ...field
}: FieldProps & { placeholder?: string; disabled?: boolean } & Pick<RichTextEditorProps, "onPicture">) {
  return (
    <Field {...field}>
      {({ field: { value, onChange, onBlur } }) => (
        <RichTextEditor
          value={value as RichNode | null}
          onChange={onChange}
          onBlur={onBlur}
          label={field.label}
          placeholder={placeholder}
          disabled={disabled}
          onPicture={onPicture}
        />
      )}
    </Field>
  );
}
