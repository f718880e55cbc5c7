/** Parts of the frame around every screen that are loaded when they are first opened. */
import type { ChatPanelProps } from "../features/chat/components/ChatPanel";
import type { QuickPanelProps } from "../features/quick_panel/components/QuickPanel";
import type { RedeemProps } from "../features/rewards/components/Redeem";
import { part } from "./part";

/** The panel titled Theme Settings. */
export const ThemePanel = part<{ onClose: () => void }>(
  "preferences",
  async () => (await import("../features/preferences/components/ThemePanel")).ThemePanel,
);

/** The panel at the right for a quick look: the day, notes, switches. */
export const QuickPanel = part<QuickPanelProps>(
  "quick_panel",
  async () => (await import("../features/quick_panel/components/QuickPanel")).QuickPanel,
);

/** The panel at the right with whom one may turn to. */
export const ChatPanel = part<ChatPanelProps>(
  "chat",
  async () => (await import("../features/chat/components/ChatPanel")).ChatPanel,
);

/** The same place in a demo session: the sample's conversations. */
export const SampleChatPanel = part<{ onClose: () => void }>(
  "sample_chat",
  async () => (await import("../features/sample_chat/components/SampleChatPanel")).SampleChatPanel,
);

/** In the top bar: how many notifications are not read yet, and the newest of them. */
export const NotificationBell = part<object>(
  "shell",
  async () => (await import("../features/notifications/components/Bell")).Bell,
);

/** Reward points, to be redeemed. */
export const Redeem = part<RedeemProps>(
  "rewards",
  async () => (await import("../features/rewards/components/Redeem")).Redeem,
);
