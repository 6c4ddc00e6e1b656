import { Textarea } from '@mantine/core';
import { limits } from '@prosa/contract';
import type { Ref } from 'react';

interface Props {
  /** Who reads it. */
  description: string;
  value: string;
  onChange: (note: string) => void;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Takes the note that goes along when a conversation is handed on. */
export function NoteField({ description, value, onChange, ref }: Props) {
  return (
    <Textarea
      ref={ref}
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
