import { Button, TextInput } from '@mantine/core';
import { IconArrowsSplit2 } from '@tabler/icons-react';
import { CountField } from '../../fields/count-field.tsx';
import classes from '../../fields/fields.module.css';
import { RowsField } from '../../fields/rows-field.tsx';
import { SwitchField } from '../../fields/switch-field.tsx';
import { newId } from '../../model/new-id.ts';
import type { Kind, PanelProps } from '../kind.ts';

/** Teste A/B: contacts are divided by weight. */
export const split: Kind<'split'> = {
  family: 'logic',
  order: 30,
  icon: IconArrowsSplit2,
  hint: 'Divide os contatos por porcentagem',
  create: ({ makeId }) => ({ branches: ['A', 'B'].map((label) => ({ id: makeId(), label, weight: 50 })) }),
  summary: ({ branches }) => branches.map(({ label, weight }) => `${label || '?'} ${weight}%`).join(' · '),
  Panel: SplitPanel,
};

function SplitPanel({ settings, change }: PanelProps<'split'>) {
  const { branches } = settings;
  const sum = branches.reduce((total, { weight }) => total + weight, 0);
  return (
    <>
      <RowsField
        label="Caminhos"
        rowName="Caminho"
        rows={branches}
        onChange={(changed) => change({ branches: changed })}
        make={() => ({ id: newId(), label: '', weight: 0 })}
        keyOf={({ id }) => id}
        min={2}
        max={6}
      >
        {(branch, changeBranch, index) => (
          <div className={classes.line}>
            <TextInput
              aria-label={`Nome do caminho ${index + 1}`}
              placeholder={String.fromCodePoint(65 + index)}
              maxLength={80}
              value={branch.label}
              onChange={({ currentTarget }) => changeBranch({ label: currentTarget.value })}
            />
            <CountField
              isBare
              label={`Porcentagem do caminho ${index + 1}`}
              suffix=" %"
              min={0}
              max={100}
              value={branch.weight}
              onChange={(weight) => changeBranch({ weight })}
            />
          </div>
        )}
      </RowsField>
      <div className={classes.labelLine}>
        <span className={classes.hint} role="status">
          Soma: {sum} % {sum === 100 ? '' : '(precisa ser 100 %)'}
        </span>
        <Button size="xs" variant="subtle" onClick={() => change({ branches: evenly(branches) })}>
          Dividir por igual
        </Button>
      </div>
      <SwitchField
        label="O contato fica sempre no mesmo caminho"
        value={settings.sticky}
        onChange={(sticky) => change({ sticky })}
      />
    </>
  );
}

function evenly<Branch extends { weight: number }>(branches: readonly Branch[]): Branch[] {
  const share = Math.floor(100 / branches.length);
  const rest = 100 - share * branches.length;
  return branches.map((branch, index) => ({ ...branch, weight: share + (index < rest ? 1 : 0) }));
}
