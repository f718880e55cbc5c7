/** Whether the side bar is folded, kept on this device. */
import { useState } from "react";

const KEY = "learnt.navbar";

function kept(): boolean {
  try {
    return localStorage.getItem(KEY) === "folded";
  } catch {
    return false;
  }
}

export function useFold(): [boolean, () => void] {
  const [folded, setFolded] = useState(kept);
  const toggle = () => {
    setFolded(!folded);
    try {
      localStorage.setItem(KEY, folded ? "open" : "folded");
    } catch {
      // Storage is closed (a private window): the choice lasts as long as the tab.
    }
  };
  return [folded, toggle];
}
