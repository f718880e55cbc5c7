/** What is drawn on a certificate: the frame around it, and its seal. */
import { useId } from "react";
import { rosette, waves } from "../engraving";

/** How broad the frame is, and after which length it repeats. */
const BAND = 14;
const LENGTH = 28;

const band = waves({ length: LENGTH, height: BAND, lines: 5 });
const corner = rosette({ petals: 8, radius: 5, depth: 2.4, lines: 3 });
const edge = rosette({ petals: 28, radius: 47, depth: 1.4 });
const webPattern = rosette({ petals: 14, radius: 35, depth: 7, lines: 7 });

const full = "100%";

/** It is as large as its sheet, whatever the sheet's shape: only its length grows, not its lines. */
export function Frame() {
  const id = useId();
  const along = `url(#${id}along)`;
  const down = `url(#${id}down)`;
  const tile = { width: LENGTH, height: BAND, patternUnits: "userSpaceOnUse" };
  return (
    <svg className="certificate-frame" aria-hidden="true">
      <defs>
        <pattern id={`${id}along`} {...tile}>
          <path d={band} />
        </pattern>
        <pattern id={`${id}down`} {...tile} patternTransform="rotate(90)">
          <path d={band} />
        </pattern>
      </defs>
      <rect className="certificate-fill" width={full} height={BAND} fill={along} />
      <rect className="certificate-fill" width={BAND} height={full} fill={down} />
      <svg aria-hidden="true" y={full} overflow="visible">
        <rect className="certificate-fill" y={-BAND} width={full} height={BAND} fill={along} />
      </svg>
      <svg aria-hidden="true" x={full} overflow="visible">
        <rect className="certificate-fill" x={-BAND} width={BAND} height={full} fill={down} />
      </svg>
      {["0", full].map((x) =>
        ["0", full].map((y) => (
          <svg aria-hidden="true" key={x + y} x={x} y={y} overflow="visible">
            <g
              transform={`translate(${x === full ? -BAND / 2 : BAND / 2} ${y === full ? -BAND / 2 : BAND / 2})`}
            >
              <circle className="certificate-blank" r={BAND - 2} />
              <path d={corner} transform="scale(1.35)" />
            </g>
          </svg>
        )),
      )}
    </svg>
  );
}

export function Seal() {
  return (
    <svg className="certificate-seal" viewBox="-50 -50 100 100" aria-hidden="true">
      <path className="certificate-wax" d={edge} />
      <path className="certificate-web" d={webPattern} />
      <circle className="certificate-wax" r="26" />
      <circle className="certificate-ring" r="26" />
      <path className="certificate-tick" d="M-11 1l8 8L12-9" />
    </svg>
  );
}
