import { Button, Group, Text, Tooltip } from '@mantine/core';
import { useId } from 'react';
import { builtInVariables } from '../variables.ts';

/** Puts a variable into the message being written. */
export function VariableButtons({ onChoose }: { onChoose: (place: string) => void }) {
  const label = useId();
  return (
    <div role="group" aria-labelledby={label}>
      <Text id={label} size="sm" fw="var(--weight-strong)" mb={4}>
        Inserir variável
      </Text>
      <Group gap={6}>
        {builtInVariables.map(({ name, meaning }) => (
          <Tooltip key={name} label={meaning}>
            <Button variant="default" size="xs" onClick={() => onChoose(`{${name}}`)}>
              {`{${name}}`}
            </Button>
          </Tooltip>
        ))}
      </Group>
      <Text size="xs" c="dimmed" mt={6}>
        Variáveis do contato também valem, como {'{cidade}'}. O que o contato não tiver fica marcado para você
        preencher antes de enviar.
      </Text>
    </div>
  );
}
