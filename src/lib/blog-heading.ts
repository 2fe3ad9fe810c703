/** The heading that the list of posts puts above itself; null where the page has a heading of its own. */
import { createContext } from 'react';

export const BlogHeading = createContext<{ title: string; text: string } | null>(null);
