/** The rules of a cost file that need no account data, in the order of data/cost-validation.yaml. */
import { loadCostCsvColumns, loadCostValidation, loadCountries } from '../facts/load';
import {
  cellForms,
  checkUpload,
  duplicates,
  isCurrency,
  limitValue,
  joinedCells,
  type Cells,
  type Fault,
  type Stage,
  type UploadFinding,
} from './check';

const day = 86_400_000;
/** False for a date such as `2025-02-30`. */
const isDate = (text: string): boolean =>
  !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) &&
  new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);

const campaignColumns = ['date', 'app_id', 'partner_id', 'campaign_id', 'partner_campaign_id'] as const;
const levelColumns = ['ad_set_id', 'creative_id', 'country', 'source_id'] as const;

const columns = () => loadCostCsvColumns();

const missingCells: Stage = (row) => {
  const required = columns().filter((column) => column.required === 'yes' && !row[column.name]);
  const either = columns().filter((column) => column.required === 'one');
  const neither = either.every((column) => !row[column.name]) ? either.slice(0, 1) : [];
  return [...required, ...neither].map(({ name }) => ({
    code: 'COST_VALUE_REQUIRED',
    names: { column: name },
  }));
};

/** Unknown countries have a separate code. */
const isKnown = (column: string, value: string): boolean => {
  if (column === 'date') return isDate(value);
  return column === 'currency' ? isCurrency(value) : true;
};

/** @param today Date in the organization's time zone, `YYYY-MM-DD`. */
function ranges(today: string): Stage {
  const countries: ReadonlySet<string> = new Set([...loadCountries(), 'XX']);
  const earliest = Date.parse(`${today}T00:00:00Z`) - limitValue('costs.back') * day;
  const first = new Date(earliest).toISOString().slice(0, 10);
  return ({ date = '', country = '', cost = '' }): Fault[] => [
    ...(date >= first && date <= today ? [] : [{ code: 'COST_DATE_RANGE', names: { first, last: today } }]),
    ...(country === '' || countries.has(country)
      ? []
      : [{ code: 'COST_COUNTRY_UNKNOWN', names: { value: country } }]),
    ...(Number(cost) <= limitValue('money.max') ? [] : [{ code: 'COST_AMOUNT_RANGE' }]),
  ];
}

const conflicts: Stage = (row) =>
  row.campaign_id && row.partner_campaign_id ? [{ code: 'COST_CAMPAIGN_CONFLICT' }] : [];

/** Finds a campaign whose rows of one day are on more than one level, such as campaign and country. */
function mixedLevels(): Stage {
  const levels = new Map<string, string>();
  return (row): Fault[] => {
    const campaign = joinedCells(row, campaignColumns);
    const level = levelColumns.filter((column) => row[column]).join(', ');
    const earlier = levels.get(campaign) ?? level;
    levels.set(campaign, earlier);
    if (level === earlier) return [];
    const { campaign_id, partner_campaign_id = '', date = '' }: Cells = row;
    return [{ code: 'COST_LEVEL_MIXED', names: { campaign: campaign_id || partner_campaign_id, date } }];
  };
}

/**
 * What **Validate** finds in the rows of a cost file.
 * @param today Date in the organization's time zone, `YYYY-MM-DD`.
 * @throws Error as `checkUpload` does.
 */
export const checkCostCsv = (text: string, today: string): UploadFinding[] =>
  checkUpload(text, {
    prefix: 'COST',
    columns: columns(),
    codes: loadCostValidation(),
    stages: [
      missingCells,
      cellForms(columns(), isKnown),
      ranges(today),
      conflicts,
      duplicates('COST_DUPLICATE', [...campaignColumns, ...levelColumns]),
      mixedLevels(),
    ],
  });
