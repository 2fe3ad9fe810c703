/** Replaces the theme's Prism loader: nothing in the browser tokenizes code on this site. */
export {};
