/** By which way somebody is leaving for another house's page; whoever comes back from there finds this page as it was left. */
import { useEffect, useState } from "react";

export function useLeavingTo() {
  const [leaving, setLeaving] = useState<string | null>(null);
  useEffect(() => {
    const back = () => setLeaving(null);
    window.addEventListener("pageshow", back);
    return () => window.removeEventListener("pageshow", back);
  }, []);
  return [leaving, setLeaving] as const;
}
