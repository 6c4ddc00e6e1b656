import { NumberInput } from '@mantine/core';

interface Props {
  /** NaN while the field is empty. */
  hours: number;
  problem: string | undefined;
  onChange: (hours: number) => void;
}

/** How long a flow's runs wait for a number that is disconnected. */
export function HoldField({ hours, problem, onChange }: Props) {
  return (
    <NumberInput
      label="Com o número desconectado, esperar até (horas)"
      description="De 1 a 24. Depois disso, o que o robô diria segue pela saída de erro, ou o atendimento vai para a equipe."
      min={1}
      max={24}
      allowDecimal={false}
      clampBehavior="strict"
      value={Number.isNaN(hours) ? '' : hours}
      error={problem}
      onChange={(value) => onChange(typeof value === 'number' ? value : Number.NaN)}
    />
  );
}
