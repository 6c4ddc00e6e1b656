import { normaliseChannelName } from '@prosa/contract';
import { TextInput } from '@mantine/core';

interface Props {
  value: string;
  problem: string | null;
  onChange: (typed: string) => void;
}

/** Name of a number, with what will be stored of it as the person types. */
export function NameField({ value, problem, onChange }: Props) {
  const stored = normaliseChannelName(value);
  return (
    <TextInput
      label="Nome do número"
      placeholder="vendas"
      description={
        stored ? (
          <>
            Será salvo como <strong>{stored}</strong>
          </>
        ) : (
          'Apenas letras minúsculas e números, sem acentos nem espaços.'
        )
      }
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      maxLength={60}
      autoComplete="off"
      data-autofocus
      value={value}
      error={problem}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
