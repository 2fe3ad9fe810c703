/** Everything that can be downloaded or subscribed to, for the page that lists it and for an index for assistants. */
import { breakingFeed, releasesFeed } from '../../config/feeds';
import { platformNames, type PlatformPath } from '../../config/platforms';
import { loadApiFamilies } from '../facts/load';
import { ddlFiles, downloadFolder, schemaFiles } from '../raw-data/files';
import { datasets } from './datasets';
import { dataFile, schemaFile } from './files';

export interface Download {
  title: string;
  /** What it has, without a period. */
  about: string;
  /** Its forms; addresses are from the site's root. */
  files: readonly { label: string; path: string }[];
}

/** Facts of these docs, each as JSON with a JSON Schema. */
export const dataDownloads = (): Download[] =>
  datasets.map((dataset) => ({
    title: dataset.title,
    about: dataset.about,
    files: [
      { label: 'JSON', path: dataFile(dataset) },
      { label: 'JSON Schema', path: schemaFile(dataset) },
    ],
  }));

/** Specifications of the APIs. */
export const specDownloads = (): Download[] =>
  loadApiFamilies().flatMap(({ name, purpose, spec }) =>
    spec === null
      ? []
      : [
          {
            title: `${name} API`,
            about: purpose.replace(/\.$/, ''),
            files: ['yaml', 'json'].map((form) => ({
              label: `OpenAPI 3.1 (${form.toUpperCase()})`,
              path: `/openapi/${spec}.${form}`,
            })),
          },
        ],
  );

/** Schemas of the raw data export. */
export const rawDataDownloads = (): Download[] => [
  {
    title: 'All tables',
    about: 'Columns and types of every event table and management table',
    files: [...schemaFiles('all'), ...ddlFiles('all')].map(({ label, file }) => ({
      label,
      path: `${downloadFolder}/${file}`,
    })),
  },
];

/** Feeds of the blog and of SDK releases. */
export const feedDownloads = (): Download[] => [
  {
    title: 'Blog',
    about: 'Every post',
    files: [
      { label: 'Atom', path: '/blog/atom.xml' },
      { label: 'RSS', path: '/blog/rss.xml' },
      { label: 'JSON Feed', path: '/blog/feed.json' },
    ],
  },
  ...(Object.keys(platformNames) as PlatformPath[]).map(releasesFeed).map(({ title, path }) => ({
    title,
    about: 'Every release with its changes',
    files: [{ label: 'Atom', path }],
  })),
  {
    title: breakingFeed.title,
    about: 'What an update removes and what a major version changes, on all platforms',
    files: [{ label: 'Atom', path: breakingFeed.path }],
  },
];
