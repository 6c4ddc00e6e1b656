import { TextInput, Tooltip } from '@mantine/core';
import { errorText } from '@prosa/contract';
import classes from './editor-header.module.css';

/** The flow's name. An empty one is not saved, and says so. */
export function NameField({ value, onChange }: { value: string; onChange: (name: string) => void }) {
  const isMissing = value.trim() === '';
  return (
    <Tooltip label={errorText('name_required')} opened={isMissing} disabled={!isMissing}>
      <TextInput
        className={classes.name}
        variant="unstyled"
        aria-label="Nome do fluxo"
        placeholder="Nome do fluxo"
        maxLength={120}
        autoComplete="off"
        value={value}
        error={isMissing}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </Tooltip>
  );
}
