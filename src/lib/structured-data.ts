/**
 * What a document says of itself to search engines and assistants, as JSON-LD (https://schema.org/TechArticle). The framework
 * writes breadcrumbs and blog posts. The page of a term is about it.
 */
import { site } from '../../config/site';

export interface Document {
  title: string;
  description: string;
  permalink: string;
  /** Address of the card from the site's root. */
  image?: string | undefined;
  /** The term that the page explains. */
  term?: { name: string; description: string } | undefined;
}

const glossary = '/docs/resources/glossary-and-definitions';

/** Text of the script element. */
export function structuredData({ title, description, permalink, image, term }: Document): string {
  const url = site.url + permalink;
  const data = {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: title,
    description,
    url,
    ...(image && { image: site.url + image }),
    ...(term && {
      about: { '@type': 'DefinedTerm', ...term, url, inDefinedTermSet: site.url + glossary },
    }),
    publisher: { '@type': 'Organization', name: site.name },
  };
  // A script element ends at its end tag, wherever that is.
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}
