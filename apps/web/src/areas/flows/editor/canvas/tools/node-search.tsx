import { Combobox, useCombobox } from '@mantine/core';
import { useEffect, useState } from 'react';
import { rank } from '../../../../../lib/rank.ts';
import { useFocusBack } from '../../../../../ui/focus/use-focus-back.ts';
import { useEditorActions, useEditor } from '../../state/editor-context.ts';
import { stepName } from '../../model/step-name.ts';
import { summaryOf } from '../../kinds/index.ts';
import { NodeIcon } from '../../palette/node-icon.tsx';
import pickerClasses from '../../palette/node-picker.module.css';

const maxFound = 30;

/** Ctrl+F, on the canvas and in the list: finds a step by its name or by what it says. */
export function NodeSearch({ onClose }: { onClose: () => void }) {
  const { names, steps } = useEditor();
  const { reveal } = useEditorActions();
  const [query, setQuery] = useState('');
  const box = useCombobox({ opened: true, onOpenedChange: (isOpen) => !isOpen && onClose() });
  const { focusSearchInput, selectFirstOption } = box;
  useFocusBack();
  useEffect(() => {
    focusSearchInput();
    selectFirstOption();
  }, [query, focusSearchInput, selectFirstOption]);
  const found = rank(
    steps.map((step) => ({ step, label: stepName(step), hint: summaryOf(step.node, names) })),
    query,
  ).slice(0, maxFound);
  return (
    <Combobox
      store={box}
      width={340}
      position="bottom-start"
      shadow="md"
      onOptionSubmit={(id) => {
        onClose();
        reveal(id, { takesFocus: true });
      }}
    >
      <Combobox.Target targetType="button" withAriaAttributes={false}>
        <span />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Search
          value={query}
          aria-label="Buscar um passo do fluxo"
          placeholder="Buscar no fluxo…"
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
        />
        <Combobox.Options mah={320} style={{ overflowY: 'auto' }} aria-label="Passos encontrados">
          {found.length === 0 && <Combobox.Empty>Nenhum passo com isso</Combobox.Empty>}
          {found.map(({ step, hint }) => (
            <Combobox.Option key={step.node.id} value={step.node.id} className={pickerClasses.option}>
              <NodeIcon type={step.node.type} />
              <span className={pickerClasses.words}>
                {stepName(step)}
                {hint && <small>{hint.slice(0, 80)}</small>}
              </span>
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
