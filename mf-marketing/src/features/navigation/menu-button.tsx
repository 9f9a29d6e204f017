import { Menu, X } from 'lucide-react';
import type { MobileMenu } from './use-mobile-menu';
import { MenuToggle } from './navigation.styles';

/** The hamburger of narrow windows. */
export function MenuButton({ menu, controls }: { menu: MobileMenu; controls: string }) {
  const Icon = menu.isOpen ? X : Menu;
  return (
    <MenuToggle
      type="button"
      aria-expanded={menu.isOpen}
      aria-controls={menu.isOpen ? controls : undefined}
      aria-label={menu.isOpen ? 'Close menu' : 'Open menu'}
      onClick={menu.toggle}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
    </MenuToggle>
  );
}
