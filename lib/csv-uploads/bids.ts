/** The rules of a bid file that need no account data, in the order that the page of the bid upload's validation gives. */
import { loadBidCsvColumns, loadBidValidation, loadCountries, loadPartners } from '../facts/load';
import {
  cellForms,
  checkUpload,
  duplicates,
  isCurrency,
  limitValue,
  type Cells,
  type Fault,
  type Stage,
  type UploadFinding,
} from './check';

type Partner = ReturnType<typeof loadPartners>[number];
type Level = NonNullable<Partner['bids']>['levels'][number];

const columns = () => loadBidCsvColumns();

const sets = ({ operation }: Cells): boolean => operation === '' || operation === 'set';
const deletes = ({ operation }: Cells): boolean => operation === 'delete';
const source = ({ source_id, source_bundle_id }: Cells): string => source_id || source_bundle_id || '';

const missingCells: Stage = (row) =>
  columns()
    .filter(({ name, required }) => !row[name] && (required === 'yes' || (required === 'set' && sets(row))))
    .map(({ name }) => ({ code: 'BID_VALUE_REQUIRED', names: { column: name } }));

const ranges: Stage = ({ country = '', bid_amount = '' }) => {
  const amount = Number(bid_amount);
  const inside = amount >= limitValue('bids.min') && amount <= limitValue('bids.max');
  return [
    ...(country === '' || loadCountries().includes(country)
      ? []
      : [{ code: 'BID_COUNTRY_UNKNOWN', names: { value: country } }]),
    ...(bid_amount === '' || inside ? [] : [{ code: 'BID_AMOUNT_RANGE' }]),
  ];
};

const conflicts: Stage = (row) => [
  ...(row.source_id && row.source_bundle_id ? [{ code: 'BID_SOURCE_CONFLICT' }] : []),
  ...(row.ad_set_id && (row.country || source(row)) ? [{ code: 'BID_LEVEL_CONFLICT' }] : []),
  ...(deletes(row) && row.bid_amount ? [{ code: 'BID_AMOUNT_NOT_ALLOWED' }] : []),
];

/** The level that a row without conflicts sets. */
function levelOf(row: Cells): Level {
  if (row.ad_set_id) return 'ad_set';
  if (source(row)) return row.country ? 'source_country' : 'source';
  return row.country ? 'country' : 'campaign';
}

/** A partner outside the catalog is left to the server, which knows the custom partners of the account. */
const partnerRules: Stage = (row): Fault[] => {
  const partner = loadPartners().find(({ id }) => String(id) === row.partner_id);
  if (!partner) return [];
  const { bids, name } = partner;
  if (bids === null) return [{ code: 'BID_PARTNER_NO_BIDDING', names: { partner: name } }];
  const level = levelOf(row);
  const decimals = row.bid_amount?.split('.')[1]?.length ?? 0;
  return [
    ...(decimals > bids.decimals && !deletes(row)
      ? [{ code: 'BID_AMOUNT_DECIMALS', names: { partner: name, max: String(bids.decimals) } }]
      : []),
    ...(bids.levels.includes(level)
      ? []
      : [{ code: 'BID_LEVEL_UNSUPPORTED', names: { partner: name, level } }]),
  ];
};

const keyColumns = [
  'partner_id',
  'campaign_id',
  'ad_set_id',
  'country',
  'source_id',
  'source_bundle_id',
] as const;

/**
 * What **Validate** finds in the rows of a bid file.
 * @throws Error as `checkUpload` does.
 */
export const checkBidCsv = (text: string): UploadFinding[] =>
  checkUpload(text, {
    prefix: 'BID',
    columns: columns(),
    codes: loadBidValidation(),
    stages: [
      missingCells,
      cellForms(columns(), (column, value) => column !== 'currency' || isCurrency(value)),
      ranges,
      conflicts,
      partnerRules,
      duplicates('BID_DUPLICATE', keyColumns),
    ],
  });
