/** The navigation as a drawer, in narrow windows. */
import { Dialog as D, Portal } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useKit } from "../base/kit";
import { DrawerNav } from "./Navbar";
import type { NavItem } from "./nav";

type NavDrawerProps = {
  onClose: () => void;
  items: readonly NavItem[];
  path: string;
  brand: ReactNode;
  footer: ReactNode;
};

export default function NavDrawer({ onClose, ...nav }: NavDrawerProps) {
  const { t } = useKit();
  return (
    <D.Root unstyled open onOpenChange={(change) => !change.open && onClose()}>
      <Portal>
        <D.Backdrop className="lt-backdrop" />
        <D.Positioner className="lt-nav-drawer-place">
          <D.Content className="lt-nav-drawer" aria-label={t("mainNavigation")}>
            <DrawerNav {...nav} onClose={onClose} />
          </D.Content>
        </D.Positioner>
      </Portal>
    </D.Root>
  );
}
