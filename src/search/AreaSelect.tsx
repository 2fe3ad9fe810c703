/** The choice of an area that a search is narrowed to. */
import { areas, isArea, type Area } from './areas';

interface Props {
  id: string;
  value: Area | undefined;
  onChange(area: Area | undefined): void;
}

export default function AreaSelect({ id, value, onChange }: Props) {
  return (
    <select
      id={id}
      value={value ?? ''}
      onChange={({ target }) => onChange(isArea(target.value) ? target.value : undefined)}
    >
      <option value="">All areas</option>
      {Object.entries(areas).map(([area, label]) => (
        <option key={area} value={area}>
          {label}
        </option>
      ))}
    </select>
  );
}
