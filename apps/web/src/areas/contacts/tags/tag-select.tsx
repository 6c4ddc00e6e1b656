import { MultiSelect, type ComboboxLikeRenderOptionInput, type ComboboxItem } from '@mantine/core';
import type { Tag } from '@prosa/contract';
import { IconCheck } from '@tabler/icons-react';
import { TagChip } from '../../../ui/text/tag-chip.tsx';
import classes from './tag-select.module.css';

interface Props {
  label: string;
  /** Shown while none is chosen. */
  placeholder: string;
  tags: readonly Pick<Tag, '_id' | 'name' | 'color'>[];
  value: readonly string[];
  onChange: (tags: string[]) => void;
  /** In a row of filters the label is inside the box. */
  isCompact?: boolean;
  className?: string;
  /** What is wrong with the choice. */
  error?: string | undefined;
}

const maxOptions = 100;

/** Chooses several tags, shown in their own colours. */
export function TagSelect(props: Props) {
  const { label, placeholder, tags, value, onChange, isCompact = false, className, error } = props;
  const known = new Map<unknown, Props['tags'][number]>(tags.map((tag) => [tag._id, tag]));
  const colorOf = (id: unknown) => known.get(id)?.color ?? '#888888';
  // While the tags load, the chosen ones have no option.
  const nameOf = (id: unknown) => known.get(id)?.name ?? '…';
  const renderOption = ({ option, checked }: ComboboxLikeRenderOptionInput<ComboboxItem>) => (
    <span className={classes.option}>
      <TagChip color={colorOf(option.value)}>{option.label}</TagChip>
      {checked && <IconCheck size={16} stroke={1.8} aria-hidden />}
    </span>
  );
  return (
    <MultiSelect
      className={className}
      error={error}
      label={isCompact ? undefined : label}
      aria-label={label}
      placeholder={value.length === 0 ? placeholder : undefined}
      data={tags.map(({ _id, name }) => ({ value: _id, label: name }))}
      value={[...value]}
      onChange={onChange}
      renderOption={renderOption}
      renderPill={({ value: id, onRemove }) => (
        <TagChip color={colorOf(id)}>
          {nameOf(id)}
          <button
            type="button"
            className={classes.remove}
            aria-label={`Remover ${nameOf(id)}`}
            tabIndex={-1}
            onMouseDown={(event) => event.preventDefault()}
            onClick={onRemove}
          >
            ×
          </button>
        </TagChip>
      )}
      comboboxProps={{ withinPortal: false }}
      // All are searched; more would only make the list slow to open.
      limit={maxOptions}
      nothingFoundMessage={tags.length === 0 ? 'Ainda não há tags cadastradas' : 'Nenhuma tag com este nome'}
      searchable
      clearable
    />
  );
}
