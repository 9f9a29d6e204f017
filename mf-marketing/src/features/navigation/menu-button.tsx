import { Glyph } from '../../lib/glyph';
import type { MobileMenu } from './use-mobile-menu';
import { MenuToggle } from './navigation.styles';

/** The hamburger of narrow windows. */
export function MenuButton({ menu, controls }: { menu: MobileMenu; controls: string }) {
  return (
    <MenuToggle
      type="button"
      aria-expanded={menu.isOpen}
      aria-controls={menu.isOpen ? controls : undefined}
      aria-label={menu.isOpen ? 'Close menu' : 'Open menu'}
      onClick={menu.toggle}
    >
      <Glyph shape={menu.isOpen ? 'close' : 'menu'} />
    </MenuToggle>
  );
}
