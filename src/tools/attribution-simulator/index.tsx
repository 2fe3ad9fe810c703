/** The attribution simulator: who wins an install or a return, why, and what would change it. */
import data from '@generated/tools/default/attribution.json';
import type { PartProps } from '../../components/OnDemand';
import Frame from '../frame/Frame';
import { frameStyles } from '../frame/styles';
import type { Tool } from '../frame/tool';
import Controls from './Controls';
import { knowsField, simulate, type Simulation, type SimulatorData } from './form';
import Outcome from './Outcome';
import ownStyles from './simulator.tool-css';
import { says, textOf } from './words';

const { windows, titles, presets } = data as SimulatorData;

export const styles = [...frameStyles, ownStyles];

const tool: Tool<Simulation> = {
  id: 'attribution',
  version: 1,
  title: 'Attribution simulator',
  presets,
  start: Object.keys(presets)[0] ?? '',
  knows: knowsField,
  evaluate: (fields) => simulate(fields, windows),
  says,
  text: textOf,
};

export default function AttributionSimulator({ asked }: PartProps) {
  return (
    <Frame
      tool={tool}
      asked={asked}
      controls={(form) => <Controls form={form} windows={windows} titles={titles} presets={presets} />}
    >
      {(simulation, form) => <Outcome simulation={simulation} form={form} windows={windows} />}
    </Frame>
  );
}
