/** Choosing a file: by button, by dropping it, with the progress of its upload. */
import { Upload } from "lucide-react";
import { type DragEvent, type ReactNode, useId, useRef, useState } from "react";
import { Button, type ButtonProps } from "../action/Button";
import { cx } from "../base/cx";
import { useKit } from "../base/kit";
import { Progress, ProgressBusy } from "../feedback/Progress";

export type FileDropProps = {
  label: string;
  /** What may be chosen, as for `<input accept>`. */
  accept: string;
  hint?: ReactNode;
  onFile: (file: File) => void;
  /** 0 to 100 while it is on its way, `busy` where nobody counts. */
  progress?: number | "busy" | null;
  error?: string | null | undefined;
  /** What failed is not the file: the same one may be sent once more. */
  mayRetry?: boolean;
  disabled?: boolean;
  /** What was chosen before: a picture or a file name. */
  children?: ReactNode;
};

export function FileDrop({
  label,
  accept,
  hint,
  onFile,
  progress,
  error,
  mayRetry = false,
  disabled,
  children,
}: FileDropProps) {
  const { t } = useKit();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isDropTarget, setDropTarget] = useState(false);
  const [last, setLast] = useState<File | null>(null);
  const busy = progress !== null && progress !== undefined;

  const take = (file: File) => {
    setLast(file);
    onFile(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setDropTarget(false);
    const file = event.dataTransfer.files[0];
    if (file && !disabled && !busy) take(file);
  };

  return (
    <div className="kit-field">
      <label
        htmlFor={id}
        className={cx("kit-drop", isDropTarget && "kit-drop-over", error && "kit-drop-bad")}
        onDragOver={(event) => {
          event.preventDefault();
          setDropTarget(true);
        }}
        onDragLeave={() => setDropTarget(false)}
        onDrop={drop}
      >
        {children ?? <Upload aria-hidden="true" />}
        <strong>{label}</strong>
        {hint && <small>{hint}</small>}
        <input
          ref={input}
          id={id}
          type="file"
          accept={accept}
          className="kit-sr"
          disabled={disabled || busy}
          aria-describedby={error ? `${id}-error` : undefined}
          aria-invalid={error ? true : undefined}
          onChange={(event) => {
            const file = event.target.files?.[0];
            event.target.value = "";
            if (file) take(file);
          }}
        />
        {busy &&
          (progress === "busy" ? (
            <ProgressBusy label={label} />
          ) : (
            <Progress value={progress} label={label} />
          ))}
      </label>
      {error && (
        <p className="kit-field-error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
      {error && mayRetry && last && !busy && (
        <div>
          <Button size="sm" disabled={disabled} onClick={() => take(last)}>
            {t("retry")}
          </Button>
        </div>
      )}
    </div>
  );
}

export type FileButtonProps = Omit<ButtonProps, "onClick"> &
  Pick<FileDropProps, "accept" | "onFile"> & {
    /** On a phone it opens the camera: the one that looks at the world, or at whoever holds it. */
    capture?: "environment" | "user";
  };

/** A button that asks for a file, where there is no room to drop one. */
export function FileButton({ accept, capture, onFile, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept={accept}
        capture={capture}
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = "";
          if (file) onFile(file);
        }}
      />
    </>
  );
}
