/** A signature: a typed name, and a line that is drawn with pen, finger or mouse. */
import { Button } from "@learnt/ui/action/Button";
import { Box, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { type PointerEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { InputProps } from "./FieldInput";

export type SignatureValue = { name?: string; drawing?: string };

/** A longer line is no signature. */
const MAX_LENGTH = 15_000;

export function Signature({
  value,
  onChange,
  labels,
  disabled,
}: InputProps & { value: SignatureValue | null }) {
  const { t } = useTranslation("forms");
  const drawing = useRef<string | null>(null);
  const signed = value ?? {};
  const point = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const [x, y] = [
      ((event.clientX - box.left) * 400) / box.width,
      ((event.clientY - box.top) * 120) / box.height,
    ];
    return `${Math.round(x)} ${Math.round(y)}`;
  };
  const draw = (part: string) => {
    if (drawing.current === null || drawing.current.length > MAX_LENGTH) return;
    drawing.current += part;
    onChange({ ...signed, drawing: drawing.current });
  };
  return (
    <Stack gap="2">
      {disabled ? (
        <Text aria-labelledby={labels.labelledBy} role="group">
          <bdi>{signed.name || "–"}</bdi>
        </Text>
      ) : (
        <input
          id={labels.id}
          aria-labelledby={labels.labelledBy}
          aria-describedby={labels.describedBy}
          aria-invalid={labels.isWrong || undefined}
          className="kit-input"
          autoComplete="name"
          placeholder={t("typeName")}
          value={signed.name ?? ""}
          onChange={(event) => onChange({ ...signed, name: event.target.value })}
        />
      )}
      <Box borderWidth="1px" borderRadius="md" maxW="30rem" bg="bg.subtle">
        <svg
          viewBox="0 0 400 120"
          role="img"
          aria-label={t("drawing")}
          style={{ display: "block", touchAction: "none", inlineSize: "100%" }}
          onPointerDown={(event) => {
            if (disabled) return;
            event.currentTarget.setPointerCapture(event.pointerId);
            drawing.current = signed.drawing ?? "";
            draw(`M${point(event)}`);
          }}
          onPointerMove={(event) => draw(`L${point(event)}`)}
          onPointerUp={() => {
            drawing.current = null;
          }}
        >
          <path
            d={/^[ML\d -]*$/.test(signed.drawing ?? "") ? signed.drawing : ""}
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
          />
        </svg>
      </Box>
      {!disabled && signed.drawing && (
        <Box>
          <Button size="sm" variant="ghost" onClick={() => onChange({ ...signed, drawing: "" })}>
            {t("clearDrawing")}
          </Button>
        </Box>
      )}
    </Stack>
  );
}
