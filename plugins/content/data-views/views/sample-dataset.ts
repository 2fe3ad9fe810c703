/** View `sample-dataset`: tables of the dataset with rows, sizes and downloads, as the generator wrote them. */
import type { RootContent } from 'mdast';
import { loadRawDataTables } from '../../../../lib/facts/load';
import { markdown } from '../../../../lib/markdown/inline';
import {
  code,
  link,
  paragraph,
  strong,
  table,
  withDetails,
  type Inline,
} from '../../../../lib/markdown/nodes';
import {
  archive,
  datasetContents,
  datasetFile,
  datasetFolder,
  datasetFormats,
  datasetSeries,
  datasetViews,
  loadScript,
  type DatasetContents,
} from '../../../../lib/raw-data/dataset-files';
import { oneOf } from '../props';
import type { View } from '../view';
import { csvNote } from '../download-notes';

const count = new Intl.NumberFormat('en-US');
const megabytes = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

const size = (bytes: number): string =>
  bytes >= 1_000_000 ? `${megabytes.format(bytes / 1e6)} MB` : `${count.format(Math.ceil(bytes / 1000))} kB`;

const download = (file: string, text: string): Inline => link(`pathname://${datasetFolder}/${file}`, text);

const kinds = { export: ['event', 'management'], series: ['series'] } as const;

type Table = DatasetContents['tables'][number];

/** The SQL of the views: the pattern of the latest versions once, and each view by install. */
function viewsListing(): RootContent {
  const views = [...datasetViews()];
  const latest = views.find(([name]) => name.endsWith('_current'))?.[1] ?? '';
  const others = views.filter(([name]) => !name.endsWith('_current')).map(([, sql]) => sql);
  return { type: 'code', lang: 'sql', value: [latest, ...others].join('\n\n') };
}

/** Tables of the raw data export, the facts by day, the archive with its size, or the SQL of the views. */
export const sampleDataset: View = {
  required: ['of'],
  render({ of }) {
    const contents = datasetContents();
    const kind = oneOf('of', of, ['export', 'series', 'archive', 'views']);
    if (kind === 'views') return viewsListing();
    if (kind === 'archive')
      return paragraph(
        download(archive, archive),
        `, ${size(contents.archive)}: all Parquet files and `,
        download(loadScript, loadScript),
        ', which loads them into DuckDB tables.',
      );
    const tables = contents.tables.filter((entry) => (kinds[kind] as readonly string[]).includes(entry.kind));
    const pages = new Map(loadRawDataTables().map(({ table: name, route }) => [name, route]));
    const about = kind === 'series' ? datasetSeries(tables.map(({ name }) => name)) : undefined;
    const nameOf = ({ name }: Table): Inline => {
      const route = pages.get(name);
      return route === undefined
        ? withDetails(code(name), markdown(about?.get(name) ?? ''))
        : link(route, code(name));
    };
    const sum = (format: (typeof datasetFormats)[number]['id']): number =>
      tables.reduce((total, { bytes }) => total + bytes[format], 0);
    const files = table(
      ['Table', 'Rows', ...datasetFormats.map(({ name }) => name)],
      [
        ...tables.map((entry) => [
          nameOf(entry),
          count.format(entry.rows),
          ...datasetFormats.map(({ id }) => download(datasetFile(entry.name, id), size(entry.bytes[id]))),
        ]),
        [
          strong('Together'),
          count.format(tables.reduce((total, { rows }) => total + rows, 0)),
          ...datasetFormats.map(({ id }) => size(sum(id))),
        ],
      ],
    );
    // Once on the page, below the first tables.
    return kind === 'export' ? [files, paragraph(csvNote())] : files;
  },
};
