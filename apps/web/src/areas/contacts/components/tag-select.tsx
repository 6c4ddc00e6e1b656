import { MultiSelect, type ComboboxLikeRenderOptionInput, type ComboboxItem } from '@mantine/core';
import type { Tag } from '@prosa/contract';
import { IconCheck } from '@tabler/icons-react';
import { TagChip } from '../../../ui/tag-chip.tsx';
import classes from './tag-select.module.css';

interface Props {
  label: string;
  /** Shown while none is chosen. */
  placeholder: string;
  tags: readonly Tag[];
  value: readonly string[];
  onChange: (tags: string[]) => void;
  /** In a line of filters the label stands inside the box. */
  isCompact?: boolean;
  className?: string;
}

/** Chooses several tags, shown in their own colours. */
export function TagSelect(props: Props) {
  const { label, placeholder, tags, value, onChange, isCompact = false, className } = props;
  const colors = new Map<unknown, string>(tags.map((tag) => [tag._id, tag.color]));
  const colorOf = (id: unknown) => colors.get(id) ?? '#888888';
  const renderOption = ({ option, checked }: ComboboxLikeRenderOptionInput<ComboboxItem>) => (
    <span className={classes.option}>
      <TagChip color={colorOf(option.value)}>{option.label}</TagChip>
      {checked && <IconCheck size={16} stroke={1.8} aria-hidden />}
    </span>
  );
  return (
    <MultiSelect
      className={className}
      label={isCompact ? undefined : label}
      aria-label={label}
      placeholder={value.length === 0 ? placeholder : undefined}
      data={tags.map(({ _id, name }) => ({ value: _id, label: name }))}
      value={[...value]}
      onChange={onChange}
      renderOption={renderOption}
      renderPill={({ option, onRemove }) => (
        <TagChip color={colorOf(option.value)}>
          {option.label}
          <button
            type="button"
            className={classes.remove}
            aria-label={`Remover ${option.label}`}
            tabIndex={-1}
            onMouseDown={(event) => event.preventDefault()}
            onClick={onRemove}
          >
            ×
          </button>
        </TagChip>
      )}
      comboboxProps={{ withinPortal: false }}
      searchable
      clearable
    />
  );
}
