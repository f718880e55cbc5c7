/** The navigation as a drawer, in narrow windows. */
import { Dialog as ChakraDialog, Portal } from "@chakra-ui/react";
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
    <ChakraDialog.Root unstyled open onOpenChange={(change) => !change.open && onClose()}>
      <Portal>
        <ChakraDialog.Backdrop className="kit-backdrop" />
        <ChakraDialog.Positioner className="kit-nav-drawer-place">
          <ChakraDialog.Content className="kit-nav-drawer" aria-label={t("mainNavigation")}>
            <DrawerNav {...nav} onClose={onClose} />
          </ChakraDialog.Content>
        </ChakraDialog.Positioner>
      </Portal>
    </ChakraDialog.Root>
  );
}
