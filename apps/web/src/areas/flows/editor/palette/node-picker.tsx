import { Combobox, useCombobox } from '@mantine/core';
import { nodeTitles, type FlowNodeType } from '@prosa/contract';
import { useEffect, useState, type ReactElement } from 'react';
import { rank } from '../../../../lib/rank.ts';
import { palette, kinds } from '../kinds/index.ts';
import { NodeIcon } from './node-icon.tsx';
import classes from './node-picker.module.css';

interface Props {
  opened: boolean;
  onChange: (opened: boolean) => void;
  onPick: (type: FlowNodeType) => void;
  /** What it opens at: a button, or a point on the canvas. */
  children: ReactElement;
}

/** All kinds of nodes, grouped, with a search; used wherever a node is added. */
export function NodePicker({ opened, onChange, onPick, children }: Props) {
  const [query, setQuery] = useState('');
  const box = useCombobox({
    opened,
    onOpenedChange: onChange,
    onDropdownClose: () => {
      box.resetSelectedOption();
      setQuery('');
    },
  });
  const { focusSearchInput, selectFirstOption } = box;
  useEffect(() => {
    if (!opened) return;
    focusSearchInput();
    selectFirstOption();
  }, [opened, query, focusSearchInput, selectFirstOption]);
  const submit = (value: string) => {
    const type = typeOf(value);
    onChange(false);
    if (type) onPick(type);
  };
  return (
    <Combobox store={box} onOptionSubmit={submit} width={300} position="bottom-start" shadow="md">
      <Combobox.Target targetType="button" withAriaAttributes={false}>
        {children}
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Search
          value={query}
          aria-label="Buscar um tipo de passo"
          placeholder="Buscar um passo…"
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
        />
        <Combobox.Options mah={380} style={{ overflowY: 'auto' }} aria-label="Tipos de passo">
          <Found query={query} />
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

function Found({ query }: { query: string }) {
  if (!query.trim())
    return palette.map(({ title, types }) => (
      <Combobox.Group key={title} label={title}>
        <Options types={types} />
      </Combobox.Group>
    ));
  const found = rank(entries, query);
  if (found.length === 0) return <Combobox.Empty>Nenhum passo com este nome</Combobox.Empty>;
  return <Options types={found.map(({ type }) => type)} />;
}

const entries = palette
  .flatMap(({ types }) => types)
  .map((type) => ({ type, label: nodeTitles[type], hint: kinds[type].hint }));

function Options({ types }: { types: readonly FlowNodeType[] }) {
  return types.map((type) => (
    <Combobox.Option key={type} value={type} className={classes.option}>
      <NodeIcon type={type} />
      <span className={classes.words}>
        {nodeTitles[type]}
        <small>{kinds[type].hint}</small>
      </span>
    </Combobox.Option>
  ));
}

function typeOf(value: string): FlowNodeType | undefined {
  return entries.find(({ type }) => type === value)?.type;
}
