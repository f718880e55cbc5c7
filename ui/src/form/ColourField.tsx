/** A colour, picked or typed as hex. */
import { isHex } from "../theme/color";
import { Field, type FieldProps } from "./Field";

export function ColourField(props: FieldProps & { disabled?: boolean }) {
  const { disabled, ...field } = props;
  return (
    <Field {...field}>
      {({ field: { value, onChange, onBlur, name, ref }, inputProps }) => (
        <div className="kit-colour">
          <input
            type="color"
            tabIndex={-1}
            aria-hidden="true"
            disabled={disabled}
            data-empty={isHex(value) ? undefined : true}
            value={isHex(value) ? value : "#000000"}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
          />
          <input
            {...inputProps}
            ref={ref}
            name={name}
            className="kit-input"
            dir="ltr"
            spellCheck={false}
            disabled={disabled}
            value={value ?? ""}
            onChange={(event) => onChange(event.target.value.trim())}
            onBlur={onBlur}
            maxLength={7}
          />
        </div>
      )}
    </Field>
  );
}
