/** Whether the side bar is folded, kept on this device. */
import { useState } from "react";

const KEY = "learnt.navbar";

function isStoredFolded(): boolean {
  try {
    return localStorage.getItem(KEY) === "folded";
  } catch {
    return false;
  }
}

export function useNavFolded(): [boolean, () => void] {
  const [isFolded, setIsFolded] = useState(isStoredFolded);
  const toggle = () => {
    setIsFolded(!isFolded);
    try {
      localStorage.setItem(KEY, isFolded ? "open" : "folded");
    } catch {
      // Storage is closed (a private window): the choice lasts as long as the tab.
    }
  };
  return [isFolded, toggle];
}
