import { ActionIcon, Combobox, Textarea, Tooltip, useCombobox } from '@mantine/core';
import { IconBraces } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { openBraceAt, putVariable, type OpenBrace } from './open-brace.ts';
import { VariableOptions } from './variable-options.tsx';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  maxLength?: number;
  description?: string;
  placeholder?: string;
  /** How many lines it has when it is empty. */
  rows?: number;
  /** The label is for screen readers only. */
  isBare?: boolean;
  isCode?: boolean;
}

/** A text with variables: an opening brace, or the button, offers those that are known. */
export function TemplateField({ label, value, onChange, rows = 1, isBare, isCode, ...rest }: Props) {
  const isFull = rest.maxLength !== undefined && value.length >= rest.maxLength;
  const field = useRef<HTMLTextAreaElement>(null);
  const [brace, setBrace] = useState<OpenBrace | null>(null);
  const box = useCombobox({ onDropdownClose: () => setBrace(null) });
  const follow = (text: string, caret: number) => {
    const open = openBraceAt(text, caret);
    setBrace(open);
    if (open) box.openDropdown();
    else box.closeDropdown();
    box.updateSelectedOptionIndex();
  };
  const put = (name: string) => {
    const area = field.current;
    if (!area) return;
    const end = area.selectionStart;
    const { text, caret } = putVariable(area.value, { start: brace?.start ?? end, end }, name);
    onChange(text);
    box.closeDropdown();
    area.focus();
    requestAnimationFrame(() => area.setSelectionRange(caret, caret));
  };
  const toggle = () => {
    if (box.dropdownOpened) return box.closeDropdown();
    field.current?.focus();
    box.openDropdown();
  };
  return (
    <Combobox store={box} onOptionSubmit={put} position="bottom-start" shadow="md">
      <Combobox.Target withKeyboardNavigation={box.dropdownOpened} withAriaAttributes={false}>
        <Textarea
          ref={field}
          label={isBare ? undefined : label}
          aria-label={label}
          minRows={rows}
          maxRows={14}
          value={value}
          error={
            isFull && `Chegou ao limite de ${count(value.length)} caracteres; o que vem depois fica de fora.`
          }
          withErrorStyles={false}
          styles={
            isCode
              ? { input: { fontFamily: 'var(--mantine-font-family-monospace)', fontSize: 'var(--font-sm)' } }
              : undefined
          }
          onChange={({ currentTarget }) => {
            onChange(currentTarget.value);
            follow(currentTarget.value, currentTarget.selectionStart);
          }}
          onBlur={() => box.closeDropdown()}
          rightSection={
            <Tooltip label="Inserir variável">
              <ActionIcon
                size={26}
                aria-label={`Inserir variável em ${label}`}
                onMouseDown={(event) => event.preventDefault()}
                onClick={toggle}
              >
                <IconBraces size={15} stroke={1.7} />
              </ActionIcon>
            </Tooltip>
          }
          rightSectionProps={{ style: { alignItems: 'flex-start', paddingTop: 5 } }}
          {...rest}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <VariableOptions query={brace?.query ?? ''} />
      </Combobox.Dropdown>
    </Combobox>
  );
}

const count = (number: number) => number.toLocaleString('pt-BR');
