/** The heading that the list of posts puts above itself; null where the page has its own heading. */
import { createContext } from 'react';

export const BlogHeading = createContext<{ title: string; text: string } | null>(null);
