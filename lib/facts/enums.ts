/**
 * Every enum under one roof. Enums whose values have facts of their own live in the files of these facts; a table or a
 * check that only wants the values asks here, so that no list stands twice.
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

/** All enums, those of data/enums.yaml first. */
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
