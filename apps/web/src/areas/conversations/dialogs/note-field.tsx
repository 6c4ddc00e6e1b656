import { Textarea } from '@mantine/core';
import { limits } from '@prosa/contract';

interface Props {
  /** Who reads it. */
  description: string;
  value: string;
  onChange: (note: string) => void;
}

/** Takes the note that goes along when a conversation is handed on. */
export function NoteField({ description, value, onChange }: Props) {
  return (
    <Textarea
      label="Observação"
      description={description}
      value={value}
      maxLength={limits.note_max_chars}
      autosize
      minRows={2}
      maxRows={5}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
