/**
 * Light by default, the system preference is not followed, and the reader can switch. `disableSwitch` is the one
 * constant that turns the toggle off.
 */
import type { ColorModeConfig } from '@docusaurus/theme-common';

export const colorMode: ColorModeConfig = {
  defaultMode: 'light',
  disableSwitch: false,
  respectPrefersColorScheme: false,
};
