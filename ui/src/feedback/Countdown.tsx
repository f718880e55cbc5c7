/** What is left until a moment, in days, hours, minutes and seconds. Without one it ends fifteen days from now. */
import { useEffect, useState } from "react";
import { useFormat } from "../base/format";
import { useKit } from "../base/kit";
import { Box, SimpleGrid } from "../layout/layout";

const DAYS_AHEAD = 15;
const TICK_MS = 1_000;
const DAY_S = 86_400;

/** The parts of what is left; nothing is less than nothing. */
export function timeLeft(until: number, now: number) {
  const seconds = Math.max(0, Math.floor((until - now) / 1_000));
  return {
    days: Math.floor(seconds / DAY_S),
    hours: Math.floor((seconds % DAY_S) / 3_600),
    minutes: Math.floor((seconds % 3_600) / 60),
    seconds: seconds % 60,
  };
}

export type CountdownProps = {
  until?: Date | undefined;
  /** What happens then, for those who hear it. */
  label: string;
};

export function Countdown({ until, label }: CountdownProps) {
  const { t } = useKit();
  const { number } = useFormat();
  const [usual] = useState(() => Date.now() + DAYS_AHEAD * DAY_S * 1_000);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const parts = timeLeft(until?.getTime() ?? usual, now);
  return (
    <div role="timer" aria-label={label}>
      <SimpleGrid columns={4} gap="3" textAlign="center">
        {Object.entries(parts).map(([unit, value]) => (
          <Box key={unit} minWidth="0">
            <Box fontSize="3xl" fontWeight="bold" lineHeight="tight" fontVariantNumeric="tabular-nums">
              {number(value)}
            </Box>
            <Box fontSize="xs" color="fg.muted">
              {t(`countdown_${unit}`)}
            </Box>
          </Box>
        ))}
      </SimpleGrid>
    </div>
  );
}
