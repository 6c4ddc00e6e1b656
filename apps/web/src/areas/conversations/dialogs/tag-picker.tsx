import { TextInput } from '@mantine/core';
import type { Tag } from '@prosa/contract';
import { IconCheck, IconSearch } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { rank } from '../../../lib/rank.ts';
import { useKeystrokeBuffer } from '../../../ui/loading/use-keystroke-buffer.ts';
import { TagChip } from '../../../ui/text/tag-chip.tsx';
import classes from './tag-picker.module.css';
import { maxTagsShown, restOfTags } from './tags-shown.ts';

interface Props {
  label: string;
  tags: readonly Tag[];
  chosen: ReadonlySet<string>;
  /** What was typed before the field was there. */
  early: string;
  onToggle: (tag_id: string) => void;
}

/** The field above keeps the focus, and so the keys. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** A search field over a list of tags. Typing narrows the list, arrows move, Enter marks; nothing is created here. */
export function TagPicker({ label, tags, chosen, early, onToggle }: Props) {
  const id = useId();
  const [typed, setTyped] = useState(early);
  useKeystrokeBuffer(true, (letter) => setTyped((known) => known + letter));
  const [place, setPlace] = useState(0);
  const found = rank(
    tags.map((tag) => ({ tag, label: tag.name })),
    typed,
  );
  const shown = found.slice(0, maxTagsShown);
  const active = Math.min(place, shown.length - 1);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [active, typed]);
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const wanted = shown[active];
    const acts = {
      ArrowDown: () => setPlace(Math.min(active + 1, shown.length - 1)),
      ArrowUp: () => setPlace(Math.max(active - 1, 0)),
      Enter: () => wanted && onToggle(wanted.tag._id),
    }[event.key];
    if (!acts) return;
    event.preventDefault();
    acts();
  };
  return (
    <>
      <TextInput
        role="combobox"
        aria-label={label}
        aria-expanded
        aria-controls={id}
        aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
        autoComplete="off"
        placeholder="Buscar tag"
        data-autofocus
        leftSection={<IconSearch size={16} aria-hidden />}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setPlace(0);
        }}
        onKeyDown={press}
      />
      <div ref={list} id={id} className={classes.list} role="listbox" aria-label={label} aria-multiselectable>
        {shown.map(({ tag }, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field above handles the keys
          <div
            key={tag._id}
            id={`${id}-${index}`}
            className={classes.option}
            role="option"
            tabIndex={-1}
            aria-selected={chosen.has(tag._id)}
            data-active={index === active || undefined}
            onMouseDown={keepFocus}
            onClick={() => onToggle(tag._id)}
          >
            <TagChip color={tag.color}>{tag.name}</TagChip>
            {chosen.has(tag._id) && <IconCheck size={16} stroke={2} aria-hidden />}
          </div>
        ))}
      </div>
      <p className={classes.rest} role="status">
        {found.length === 0
          ? 'Nenhuma tag com este nome. Novas tags são criadas em Tags.'
          : restOfTags(found.length)}
      </p>
    </>
  );
}
