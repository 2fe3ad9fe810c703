/** Wraps the dropdown in the menu of a phone: its name can differ from the theme's "Versions". */
import DropdownNavbarItemMobile from '@theme-original/NavbarItem/DropdownNavbarItem/Mobile';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem/Mobile';

export default function NamedDropdown({ nameOnPhone, ...props }: Props & { nameOnPhone?: string }) {
  return <DropdownNavbarItemMobile {...props} label={nameOnPhone ?? props.label} />;
}
