import type { ChannelKind } from '@prosa/contract';
import { RadioBoxes } from '../../../ui/form/radio-boxes.tsx';
import { kindSummary } from './kind-words.ts';

interface Props {
  kinds: readonly ChannelKind[];
  /** The chosen kind. */
  value: string;
  onChange: (driver: string) => void;
}

/** The kinds of number that can be created here, each with what it can; nothing to choose where there is one. */
export function KindField({ kinds, value, onChange }: Props) {
  if (kinds.length < 2) return null;
  const options = kinds.map(({ driver, title, capabilities }) => ({
    value: driver,
    label: title,
    description: kindSummary(capabilities),
  }));
  return <RadioBoxes label="Tipo de conexão" options={options} value={value} onChange={onChange} />;
}
