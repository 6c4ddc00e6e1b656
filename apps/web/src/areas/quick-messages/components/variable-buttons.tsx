import { Button, Group, Text, Tooltip } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { plainName } from '../../../ui/text/name.tsx';

interface Props {
  variables: readonly { name: string; meaning?: string }[];
  /** What else may be written. */
  hint: ReactNode;
  onChoose: (place: string) => void;
}

/** Puts a variable into the text being written. */
export function VariableButtons({ variables, hint, onChoose }: Props) {
  const label = useId();
  return (
    <div role="group" aria-labelledby={label}>
      <Text id={label} size="sm" fw="var(--weight-strong)" mb={4}>
        Inserir variável
      </Text>
      <Group gap={6}>
        {variables.map(({ name, meaning }) => (
          <Tooltip key={name} label={meaning} disabled={meaning === undefined}>
            <Button variant="default" size="xs" onClick={() => onChoose(`{${name}}`)}>
              {`{${plainName(name)}}`}
            </Button>
          </Tooltip>
        ))}
      </Group>
      <Text size="xs" c="dimmed" mt={6}>
        {hint}
      </Text>
    </div>
  );
}
