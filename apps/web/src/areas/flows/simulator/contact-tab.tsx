import { ActionIcon, Button, Group, Stack, Switch, TextInput, Tooltip } from '@mantine/core';
import { calls } from '@prosa/contract';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useCall } from '../../../lib/api/use-call.ts';
import { TagSelect } from '../../contacts/tags/tag-select.tsx';
import classes from './flow-simulator.module.css';
import type { SimulatedContact, Trial } from './use-simulation.ts';
import { VariableTable } from './variable-table.tsx';

/** The customer and the team of the simulated world, and what the flow knows so far. */
export function ContactTab({ trial }: { trial: Trial }) {
  const { contact, isStaffed, change, simulation } = trial;
  const { data: tags } = useCall(calls.getTags, {});
  const set = (fields: Partial<SimulatedContact>) => change({ contact: { ...contact, ...fields } });
  return (
    <div className={classes.scroll}>
      <Stack gap="sm" p="md">
        <VariableTable title="Variáveis do fluxo" values={simulation.variables} empty="Nenhuma ainda." />
        <h3 className={classes.heading}>Contato</h3>
        <p className={classes.hint}>Ao mudar, a conversa é refeita desde o começo com os dados novos.</p>
        <TextInput
          label="Nome"
          maxLength={120}
          value={contact.name}
          onChange={(event) => set({ name: event.currentTarget.value })}
        />
        <TextInput
          label="Telefone"
          inputMode="tel"
          maxLength={20}
          value={contact.phone}
          onChange={(event) => set({ phone: event.currentTarget.value.replaceAll(/\D/g, '') })}
        />
        <TagSelect
          label="Tags"
          placeholder="Nenhuma"
          tags={(tags ?? []).filter((tag) => !tag.filed)}
          value={contact.tags}
          onChange={(chosen) => set({ tags: chosen })}
        />
        <DataFields data={contact.data} onChange={(data) => set({ data })} />
        <Switch
          label="Equipe on-line"
          description="Desligue para ver o que acontece quando não há ninguém para atender."
          checked={isStaffed}
          onChange={(event) => change({ isStaffed: event.currentTarget.checked })}
        />
        <VariableTable
          title="Contato depois da conversa"
          values={afterwards(trial)}
          empty="O fluxo não mudou nada no contato."
        />
      </Stack>
    </div>
  );
}

interface FieldsProps {
  data: Record<string, string>;
  onChange: (data: Record<string, string>) => void;
}

function DataFields({ data, onChange }: FieldsProps) {
  const [name, setName] = useState('');
  const add = () => {
    const field = name.trim();
    if (!field || field in data) return;
    setName('');
    onChange({ ...data, [field]: '' });
  };
  return (
    <>
      {Object.entries(data).map(([field, value]) => (
        <Group key={field} gap="xs" align="flex-end" wrap="nowrap">
          <TextInput
            label={field}
            style={{ flex: 1 }}
            maxLength={1000}
            value={value}
            onChange={(event) => onChange({ ...data, [field]: event.currentTarget.value })}
          />
          <Tooltip label="Tirar">
            <ActionIcon
              size={36}
              aria-label={`Tirar ${field}`}
              onClick={() =>
                onChange(Object.fromEntries(Object.entries(data).filter(([one]) => one !== field)))
              }
            >
              <IconX size={16} />
            </ActionIcon>
          </Tooltip>
        </Group>
      ))}
      <Group gap="xs" align="flex-end" wrap="nowrap">
        <TextInput
          label="Novo campo"
          placeholder="cidade"
          style={{ flex: 1 }}
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') add();
          }}
        />
        <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={add}>
          Adicionar
        </Button>
      </Group>
    </>
  );
}

/** Returns what the flow changed in the contact: name, variables and tags. */
function afterwards({ contact, simulation }: Trial): Record<string, string> {
  const { contact: now, tag_names } = simulation.scene;
  const changed = Object.entries(now.data).filter(([field, value]) => contact.data[field] !== value);
  const added = now.tags.filter((tag) => !contact.tags.includes(tag));
  const removed = contact.tags.filter((tag) => !now.tags.includes(tag));
  const tags = [
    ...added.map((tag) => `+ ${tag_names[tag] ?? tag}`),
    ...removed.map((tag) => `− ${tag_names[tag] ?? tag}`),
  ];
  return {
    ...(now.name === contact.name ? {} : { nome: now.name }),
    ...Object.fromEntries(changed),
    ...(tags.length > 0 ? { tags: tags.join(', ') } : {}),
  };
}
