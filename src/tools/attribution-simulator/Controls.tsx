/** Everything that a reader of the simulator can change: the case to start from, the opening, clicks and views, windows. */
import { useEffect, useRef } from 'react';
import { matchTypes } from '../../../lib/shared/attribution/types';
import { matchNames } from '../../../lib/shared/attribution/words';
import { presetOf, type Fields } from '../frame/address';
import { ChoiceField, Group, SwitchField, TextField } from '../frame/fields';
import type { Form } from '../frame/tool';
import { lengthText } from '../frame/values';
import {
  attStates,
  campaigns,
  canBeLate,
  fieldOf,
  kinds,
  mostEngagements,
  newRow,
  openings,
  platforms,
  rowsIn,
  traffics,
  withoutRow,
  type WindowLimits,
} from './form';

interface Props {
  form: Form;
  windows: readonly WindowLimits[];
  titles: Readonly<Record<string, string>>;
  presets: Readonly<Record<string, Fields>>;
}

/** Choices whose values are what APIs write. */
const plain = (values: readonly string[]) => values.map((value) => [value, value] as const);

const labels: Readonly<Record<string, string>> = {
  click: 'Click',
  view: 'View',
  install: 'First open after an installation',
  open: 'Open of an installed app',
  android: 'Android',
  ios: 'iOS',
};

const worded = (values: readonly string[]) => values.map((value) => [value, labels[value] ?? value] as const);

const matches = matchTypes.map((type) => [type, `${type} (${matchNames[type]})`] as const);

function EngagementRow({ form, row, onRemove }: { form: Form; row: number; onRemove: () => void }) {
  const { fields } = form;
  const field = (name: Parameters<typeof fieldOf>[1]) => ({ form, name: fieldOf(row, name) });
  const kind = labels[fields[fieldOf(row, 'kind')] ?? ''] ?? 'Engagement';
  const title = `${kind} ${row}`;
  const match = fields[fieldOf(row, 'match')] ?? '';
  return (
    <Group title={title}>
      <div className="simulator-row">
        <ChoiceField {...field('kind')} label="Kind" choices={worded(kinds)} />
        <TextField {...field('name')} label="Partner" />
        <TextField {...field('time')} label="Time, UTC" help="Or 8 d before" />
        <ChoiceField {...field('match')} label="Match" choices={matches} />
        {match === 'probabilistic' && (
          <TextField {...field('score')} label="Score" help="0 to 1" inputMode="decimal" />
        )}
        {canBeLate.includes(match) && (
          <TextField
            {...field('late')}
            label="Arrived after the opening by"
            help="Such as 12 min; empty if before"
          />
        )}
        <ChoiceField {...field('campaign')} label="Campaign type" choices={plain(campaigns)} />
        <ChoiceField {...field('traffic')} label="Traffic" choices={plain(traffics)} />
      </div>
      <button type="button" aria-label={`Remove ${title.toLowerCase()}`} onClick={onRemove}>
        Remove
      </button>
    </Group>
  );
}

function Engagements({ form }: { form: Form }) {
  const box = useRef<HTMLDivElement>(null);
  /** The new row that gets the focus, or the buttons that add one if one was removed. */
  const focus = useRef<number | 'add'>(undefined);
  const rows = rowsIn(form.fields);
  useEffect(() => {
    const wanted = focus.current;
    const target =
      typeof wanted === 'number'
        ? box.current?.querySelectorAll('fieldset')[rows.indexOf(wanted)]?.querySelector('select')
        : wanted && box.current?.querySelector<HTMLElement>('.simulator-add button');
    focus.current = undefined;
    if (target) target.focus();
  });

  const free = Array.from({ length: mostEngagements }, (_, i) => i + 1).find((row) => !rows.includes(row));
  const add = (kind: string): void => {
    if (free === undefined) return;
    focus.current = free;
    form.replace({ ...form.fields, ...newRow(free, kind, form.fields.time ?? '') });
  };
  return (
    <div ref={box}>
      {rows.map((row) => (
        <EngagementRow
          key={row}
          form={form}
          row={row}
          onRemove={() => {
            focus.current = 'add';
            form.replace(withoutRow(form.fields, row));
          }}
        />
      ))}
      <p className="simulator-add">
        {kinds.map((kind) => (
          <button key={kind} type="button" aria-disabled={free === undefined} onClick={() => add(kind)}>
            Add a {kind}
          </button>
        ))}
        {free === undefined && ` ${mostEngagements} are the most.`}
      </p>
    </div>
  );
}

export default function Controls({ form, windows, titles, presets }: Props) {
  const { fields } = form;
  const preset = presetOf(fields, { presets });
  const isKnown = fields.history !== 'off';
  return (
    <>
      <ChoiceField
        form={{
          ...form,
          fields: { preset: preset ?? '' },
          set: (_, name) => form.replace(presets[name] ?? fields),
        }}
        name="preset"
        label="Start from a case"
        choices={[
          ...(preset === undefined ? [['', 'Own values'] as const] : []),
          ...Object.entries(titles).map(
            ([name, title]) => [name, `${name.replace('case-', '')}. ${title}`] as const,
          ),
        ]}
      />
      <Group title="The opening of the app">
        <div className="simulator-row">
          <ChoiceField form={form} name="opening" label="Opening" choices={worded(openings)} />
          <TextField form={form} name="time" label="Time of the opening, UTC" />
          <TextField form={form} name="begin" label="Download began, UTC" help="Empty if unknown" />
          <ChoiceField form={form} name="platform" label="Platform" choices={worded(platforms)} />
          {fields.platform !== 'android' && (
            <ChoiceField
              form={form}
              name="att"
              label="App Tracking Transparency"
              choices={plain(attStates)}
            />
          )}
        </div>
        <SwitchField form={form} name="probabilistic" label="Probabilistic matching is on" />
        <SwitchField form={form} name="history" label="The user has installed the app before" />
        {isKnown && (
          <div className="simulator-row">
            <TextField form={form} name="installed" label="Last install that counted, UTC" />
            <TextField form={form} name="session" label="End of the last session, UTC" />
          </div>
        )}
      </Group>
      <Engagements form={form} />
      <details className="simulator-windows" open>
        <summary>Windows</summary>
        <div className="simulator-row">
          {windows.map(({ key, about, least, most }) => (
            <TextField
              key={key}
              form={form}
              name={key}
              label={key}
              help={`${about[0]?.toUpperCase()}${about.slice(1)}: ${lengthText(least)} to ${lengthText(most)}`}
            />
          ))}
        </div>
      </details>
    </>
  );
}
