import { Anchor, Collapse, TextInput } from '@mantine/core';
import type { FlowNodeOf } from '@prosa/contract';
import { shownAs } from '@prosa/flow-engine';
import { IconListNumbers } from '@tabler/icons-react';
import { useState } from 'react';
import { ComparisonGroupField } from '../../fields/comparison-groups.tsx';
import { CountField } from '../../fields/count-field.tsx';
import { RetryFields } from '../../fields/retry-fields.tsx';
import { RowsField } from '../../fields/rows-field.tsx';
import { SwitchField } from '../../fields/switch-field.tsx';
import { TemplateField } from '../../fields/template-field.tsx';
import { VariableField } from '../../fields/variable-field.tsx';
import { WordsField } from '../../fields/words-field.tsx';
import { newId } from '../../model/new-id.ts';
import type { Kind, PanelProps } from '../kind.ts';

/** Menu: options to choose from, each with its own port. */
export const menu: Kind<'menu'> = {
  family: 'send',
  order: 20,
  icon: IconListNumbers,
  hint: 'Opções para escolher, cada uma com seu caminho',
  create: ({ makeId }) => ({ options: [newOption(makeId()), newOption(makeId())], gather_seconds: 3 }),
  summary: ({ text }) => text,
  Panel: MenuPanel,
};

function MenuPanel({ settings, change }: PanelProps<'menu'>) {
  return (
    <>
      <TemplateField
        label="Texto"
        placeholder="Como podemos ajudar?"
        rows={3}
        maxLength={4096}
        value={settings.text}
        onChange={(text) => change({ text })}
      />
      <RowsField
        label="Opções"
        hint={hintOf(settings)}
        rowName="Opção"
        rows={settings.options}
        onChange={(options) => change({ options })}
        make={() => newOption(newId())}
        keyOf={({ id }) => id}
      >
        {(option, changeOption, index) => (
          <OptionFields option={option} change={changeOption} index={index} />
        )}
      </RowsField>
      <SwitchField
        label="Oferecer “0 · Voltar”"
        value={settings.back}
        onChange={(back) => change({ back })}
      />
      <RetryFields
        label="Quando não entender"
        text={settings.no_match_text}
        onTextChange={(no_match_text) => change({ no_match_text })}
        description="Depois delas o fluxo segue por “Não entendeu”."
        settings={settings}
        change={change}
      />
      <SwitchField
        label="Aceitar erros de digitação"
        value={settings.fuzzy}
        onChange={(fuzzy) => change({ fuzzy })}
      />
      <CountField
        label="Juntar mensagens (segundos)"
        description="O que não escolhe uma opção espera esse tempo, e é lido junto com o que chegar."
        min={0}
        max={60}
        value={settings.gather_seconds}
        onChange={(gather_seconds) => change({ gather_seconds })}
      />
      <VariableField
        isOptional
        label="Guardar a escolha em"
        value={settings.variable}
        onChange={(variable) => change({ variable: variable || null })}
      />
      <VariableField
        isOptional
        label="Mais opções, de uma lista"
        description="Cada item desta variável vira uma opção."
        value={settings.dynamic}
        onChange={(dynamic) => change({ dynamic: dynamic || null })}
      />
    </>
  );
}

const forms = { buttons: 'em botões', list: 'em uma lista', text: 'numeradas no texto' };

/** Says how customers get the options, and why not in a handier form. */
function hintOf(settings: PanelProps<'menu'>['settings']): string {
  const shown = shownAs(settings);
  const elsewhere = 'Nos outros números saem numeradas no texto.';
  if (!shown) return `Na API oficial viram botões (até 3) ou uma lista (até 10). ${elsewhere}`;
  const why = shown.why === null ? '' : `: ${shown.why}`;
  const here = `Na API oficial as opções saem ${forms[shown.form]}${why}.`;
  return shown.form === 'text' ? here : `${here} ${elsewhere}`;
}

type Option = FlowNodeOf<'menu'>['settings']['options'][number];

interface OptionProps {
  option: Option;
  change: (fields: Partial<Option>) => void;
  index: number;
}

function OptionFields({ option, change, index }: OptionProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <TextInput
        aria-label={`Texto da opção ${index + 1}`}
        placeholder="Falar com vendas"
        maxLength={200}
        value={option.label}
        onChange={({ currentTarget }) => change({ label: currentTarget.value })}
      />
      <Anchor
        component="button"
        type="button"
        size="xs"
        style={{ alignSelf: 'flex-start' }}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Menos' : 'Sinônimos, valor e condição'}
      </Anchor>
      <Collapse expanded={isOpen} transitionDuration={0}>
        {isOpen && <OptionDetails option={option} change={change} />}
      </Collapse>
    </>
  );
}

function OptionDetails({ option, change }: Omit<OptionProps, 'index'>) {
  return (
    <div style={{ display: 'grid', gap: '0.5rem' }}>
      <WordsField
        label="Também vale escrever"
        placeholder="comprar, orçamento"
        max={20}
        value={option.synonyms}
        onChange={(synonyms) => change({ synonyms })}
      />
      <TextInput
        label="Valor guardado"
        placeholder="O texto da opção"
        maxLength={200}
        value={option.value}
        onChange={({ currentTarget }) => change({ value: currentTarget.value })}
      />
      <SwitchField
        label="Mostrar só quando…"
        value={option.show_if !== null}
        onChange={(isOn) => change({ show_if: isOn ? { mode: 'all', comparisons: [] } : null })}
      />
      {option.show_if && (
        <ComparisonGroupField value={option.show_if} onChange={(show_if) => change({ show_if })} />
      )}
    </div>
  );
}

/** An option, to be named. */
function newOption(id: string): Option {
  return { id, label: '', value: '', synonyms: [], show_if: null };
}
