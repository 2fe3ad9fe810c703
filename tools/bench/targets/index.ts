/** The sites, this one first. */
import { own } from './own';
import { starlight } from './starlight';
import { stock, template } from './stock';
import type { Target } from './target';
import { vitepress } from './vitepress';

export const targets: readonly Target[] = [own, stock, template, starlight, vitepress];
