import { TextInput } from '@mantine/core';
import classes from './event-fields.module.css';
import type { EventSettings } from './event-settings.ts';

/** Which variable of the contact starts a flow, and by which value. */
export function ChangedFields({ value, problem, onChange }: EventSettings<'changed'>) {
  return (
    <div className={classes.settings}>
      <TextInput
        label="Campo"
        description="O nome, como está em Variáveis do contato."
        placeholder="plano"
        maxLength={60}
        value={value.field}
        error={problem}
        onChange={(event) => onChange({ ...value, field: event.currentTarget.value })}
      />
      <TextInput
        label="Só quando o valor for"
        placeholder="Qualquer valor"
        maxLength={200}
        value={value.value}
        onChange={(event) => onChange({ ...value, value: event.currentTarget.value })}
      />
    </div>
  );
}
