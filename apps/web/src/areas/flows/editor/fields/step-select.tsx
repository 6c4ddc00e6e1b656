import { Select } from '@mantine/core';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { useEditor } from '../state/editor-context.ts';
import { stepName } from '../model/step-name.ts';

interface Props {
  label: string;
  /** A node's id; empty is none. */
  value: string;
  onChange: (node: string) => void;
  /** A node that is not offered. */
  except?: string;
  /** Offered besides the steps. */
  more?: Choice;
  placeholder?: string;
}

interface Choice {
  value: string;
  label: string;
}

/** Chooses a step of the drawing. */
export function StepSelect({ value, except, more, ...rest }: Props) {
  const { steps } = useEditor();
  const [wasOpened, setOpened] = useState(false);
  const shown = useDeferredValue(steps);
  const chosen = shown.find(({ node }) => node.id === value);
  const label = chosen && stepName(chosen);
  // A closed box has only what it shows: a large flow has hundreds of them.
  const offered = wasOpened ? shown : null;
  const choices = useMemo(() => {
    const known = offered
      ? offered
          .filter(({ node }) => node.type !== 'start' && node.id !== except)
          .map((step) => ({ value: step.node.id, label: stepName(step) }))
      : label === undefined
        ? []
        : [{ value, label }];
    return more ? [more, ...known] : known;
  }, [offered, value, label, except, more]);
  return (
    <ChoiceBox
      {...rest}
      choices={choices}
      value={chosen ? value : null}
      isLost={value !== '' && !chosen}
      onOpen={setOpened}
    />
  );
}

interface BoxProps extends Pick<Props, 'label' | 'onChange' | 'placeholder'> {
  choices: Choice[];
  value: string | null;
  /** What was chosen is gone. */
  isLost: boolean;
  onOpen: (isOpen: boolean) => void;
}

const ChoiceBox = memo(function ChoiceBox({ choices, isLost, onChange, onOpen, ...rest }: BoxProps) {
  return (
    <Select
      placeholder="Escolha um passo"
      {...rest}
      data={choices}
      searchable
      clearable
      error={isLost ? 'Este passo foi apagado. Escolha outro.' : undefined}
      onFocus={() => onOpen(true)}
      onChange={(node) => onChange(node ?? '')}
    />
  );
});
