import { TagsInput } from '@mantine/core';

interface Props {
  label: string;
  value: readonly string[];
  onChange: (words: string[]) => void;
  description?: string;
  placeholder?: string;
  max?: number;
  maxLength?: number;
}

/** Words or phrases; Enter or a comma adds what is typed. */
export function WordsField({
  label,
  value,
  onChange,
  description,
  placeholder,
  max = 50,
  maxLength = 100,
}: Props) {
  return (
    <TagsInput
      label={label}
      description={description}
      placeholder={value.length === 0 ? placeholder : undefined}
      value={[...value]}
      maxTags={max}
      acceptValueOnBlur
      clearable={false}
      onChange={(words) => onChange(words.map((word) => word.trim().slice(0, maxLength)).filter(Boolean))}
    />
  );
}
