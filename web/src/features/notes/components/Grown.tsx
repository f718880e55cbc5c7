/** Lines of text that are as high as what stands in them. */

import { cx } from "@learnt/ui/base/cx";
import type { Ref, TextareaHTMLAttributes } from "react";

type Props = TextareaHTMLAttributes<HTMLTextAreaElement> & { value: string; ref?: Ref<HTMLTextAreaElement> };

export function Grown({ className, ...rest }: Props) {
  return (
    <div className={cx("nt-grown", className)}>
      {/* The same words give the place its height. */}
      <div className="nt-grown-measure" aria-hidden="true">{`${rest.value}\n`}</div>
      <textarea {...rest} dir="auto" rows={1} />
    </div>
  );
}
