/** Icons of Lucide, as the inside of an SVG with the view box `0 0 24 24`. */
import { createRequire } from 'node:module';

interface Icons {
  icons: Readonly<Record<string, { body: string }>>;
}

/** @throws Error if the package of icons has none of that name. */
export function iconBody(name: string): string {
  const { icons } = createRequire(import.meta.url)('@iconify-json/lucide/icons.json') as Icons;
  const icon = icons[name];
  if (!icon)
    throw new Error(`config/areas.ts: Lucide has no icon "${name}". Choose one of @iconify-json/lucide.`);
  return icon.body;
}
