import { Select } from '@mantine/core';
import { stepName, useSteps } from './use-steps.ts';

interface Props {
  label: string;
  /** A node's id; empty is none. */
  value: string;
  onChange: (node: string) => void;
  /** A node that is not offered. */
  except?: string;
  /** Offered besides the steps. */
  more?: { value: string; label: string };
  placeholder?: string;
}

/** Chooses a step of the drawing. */
export function StepSelect({
  label,
  value,
  onChange,
  except,
  more,
  placeholder = 'Escolha um passo',
}: Props) {
  const steps = useSteps();
  const choices = steps
    .filter(({ node }) => node.type !== 'start' && node.id !== except)
    .map((step) => ({ value: step.node.id, label: stepName(step) }));
  const isLost = value !== '' && !steps.some(({ node }) => node.id === value);
  return (
    <Select
      label={label}
      placeholder={placeholder}
      data={more ? [more, ...choices] : choices}
      value={isLost ? null : value || null}
      searchable
      clearable
      error={isLost ? 'Este passo foi apagado. Escolha outro.' : undefined}
      onChange={(node) => onChange(node ?? '')}
    />
  );
}
