import { NumberInput } from '@mantine/core';

interface Props {
  /** NaN while the field is empty. */
  minutes: number;
  problem: string | undefined;
  onChange: (minutes: number) => void;
}

/** How long after the end thanks and farewells do not start a flow again. */
export function QuietField({ minutes, problem, onChange }: Props) {
  return (
    <NumberInput
      label="Depois do fim, não responder a despedidas por (minutos)"
      description="“Obrigado”, “ok”, 👍 e figurinhas não começam o fluxo de novo. Uma pergunta começa. 0: começa sempre."
      min={0}
      max={1440}
      allowDecimal={false}
      clampBehavior="strict"
      value={Number.isNaN(minutes) ? '' : minutes}
      error={problem}
      onChange={(value) => onChange(typeof value === 'number' ? value : Number.NaN)}
    />
  );
}
