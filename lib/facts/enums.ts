/**
 * All enums in one place. If the values of an enum have facts, such as cause and cure of an error code, the enum is in the
 * file of those facts; a table or a check that only wants the values asks here, so no list is kept twice.
 */
import {
  loadApiErrors,
  loadBidLevels,
  loadBidStates,
  loadEnumLists,
  loadPostbacks,
  loadPredefinedEvents,
  loadSdkErrors,
} from './load';
import type { EnumList } from './types';

/** All enums, with data/enums.yaml first. */
export function loadEnums(): readonly EnumList[] {
  const list = (id: string, field: string, values: EnumList['values'], extensible?: true): EnumList => ({
    id,
    field,
    values,
    ...(extensible ? { extensible } : {}),
  });
  return [
    ...loadEnumLists(),
    list(
      'bid-levels',
      'level',
      loadBidLevels().map(({ level, appliesTo }) => ({ value: level, meaning: appliesTo })),
    ),
    list(
      'bid-states',
      'status',
      loadBidStates().map(({ state, meaning }) => ({ value: state, meaning })),
      true,
    ),
    list(
      'postback-kinds',
      'kind',
      loadPostbacks().kinds.map(({ id, sentFor }) => ({ value: id, meaning: sentFor })),
    ),
    list(
      'predefined-events',
      'name',
      loadPredefinedEvents().map(({ name }) => ({ value: name })),
    ),
    list(
      'sdk-errors',
      'code',
      loadSdkErrors().map(({ code, when }) => ({ value: code, meaning: when })),
    ),
    list(
      'api-errors',
      'code',
      loadApiErrors().errors.map(({ code, title }) => ({ value: code, meaning: title })),
      true,
    ),
  ];
}
