/** `<Data view="downloads" of="data" />`: what can be downloaded or subscribed to, with its forms. */
import {
  dataDownloads,
  feedDownloads,
  rawDataDownloads,
  specDownloads,
} from '../../../../lib/downloads/list';
import { joined, link, paragraph } from '../../../../lib/markdown/nodes';
import { schemaNote } from '../download-notes';
import { oneOf } from '../props';
import { rowTable } from '../table-view';
import type { View } from '../view';

const lists = {
  data: dataDownloads,
  specifications: specDownloads,
  'raw-data': rawDataDownloads,
  feeds: feedDownloads,
} as const;

export const downloads: View = {
  required: ['of'],
  render({ of }) {
    const list = oneOf('of', of, Object.keys(lists) as (keyof typeof lists)[]);
    const rows = rowTable(lists[list](), {
      Download: ({ title }) => title,
      'What it has': ({ about }) => about,
      Files: ({ files }) => joined(files.map(({ label, path }) => link(`pathname://${path}`, label))),
    });
    // Only these schemas have words that are not of the draft.
    return list === 'raw-data' ? [rows, paragraph(schemaNote())] : rows;
  },
};
