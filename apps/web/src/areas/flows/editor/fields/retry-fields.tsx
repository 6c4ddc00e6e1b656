import type { Duration } from '@prosa/contract';
import { CountField } from './count-field.tsx';
import { DeadlineField } from './duration-field.tsx';
import { TemplateField } from './template-field.tsx';

interface Settings {
  attempts: number;
  timeout: Duration | null;
}

interface Props {
  /** Of the text that asks again. */
  label: string;
  placeholder?: string;
  text: string;
  onTextChange: (text: string) => void;
  /** What follows the last attempt. */
  description?: string;
  settings: Settings;
  change: (settings: Partial<Settings>) => void;
}

/** Edits how a node asks again after an answer that it does not take: with which text, how often and until when. */
export function RetryFields({ label, placeholder, text, onTextChange, ...more }: Props) {
  const { description, settings, change } = more;
  return (
    <>
      <TemplateField
        label={label}
        placeholder={placeholder}
        maxLength={1024}
        value={text}
        onChange={onTextChange}
      />
      <CountField
        label="Tentativas"
        description={description}
        min={1}
        max={10}
        value={settings.attempts}
        onChange={(attempts) => change({ attempts })}
      />
      <DeadlineField value={settings.timeout} onChange={(timeout) => change({ timeout })} />
    </>
  );
}
