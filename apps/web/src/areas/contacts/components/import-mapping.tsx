import { Badge, Button, Group, Select, Stack, Table, Text, TextInput } from '@mantine/core';
import { calls, type ContactImport, type ImportPreviewRow, type ImportProp } from '@prosa/contract';
import { useState } from 'react';
import { useCallMutation } from '../../../lib/api/use-call.ts';
import { formatPhone } from '../../../lib/phone.ts';
import classes from './import-dialog.module.css';

const propWords: Record<ImportProp, string> = {
  phone: 'Telefone (obrigatória)',
  name: 'Nome',
  tags: 'Tags',
  variable: 'Variável',
  skip: 'Não importar',
};
const options = Object.entries(propWords).map(([value, label]) => ({ value, label }));

interface Props {
  one: ContactImport;
  preview: readonly ImportPreviewRow[];
  onAnother: () => void;
}

/** Second step: what the columns are, and the first rows as they would come in. */
export function ImportMapping({ one, preview, onAnother }: Props) {
  const [tag, setTag] = useState('');
  const { counts } = one;
  const start = useCallMutation(calls.importContacts, { invalidates: [calls.getContactImport] });
  const number = (count: number) => count.toLocaleString('pt-BR');
  return (
    <Stack gap="md">
      <Text role="status">
        {number(counts.total)} linhas: <b>{number(counts.valid)}</b> válidas (
        {number(counts.valid - counts.existing)} contatos novos e {number(counts.existing)} que você já tem),{' '}
        <b>{number(counts.rejected)}</b> rejeitadas
        {counts.repaired > 0 && `, ${number(counts.repaired)} telefones corrigidos`}.
      </Text>
      <Columns one={one} />
      <Text size="sm" c="dimmed">
        De quem você já tem, mudam as variáveis e o nome do WhatsApp; o nome que a equipe deu continua.
      </Text>
      <Preview rows={preview} />
      <Group justify="space-between" align="flex-end" gap="md">
        <TextInput
          label="Tag para todos (opcional)"
          placeholder="Feira de novembro"
          maxLength={60}
          value={tag}
          onChange={(event) => setTag(event.currentTarget.value)}
        />
        <Group gap="xs">
          <Button variant="default" onClick={onAnother}>
            Outra planilha
          </Button>
          {counts.valid > 0 && (
            <Button
              loading={start.isPending}
              onClick={() => start.mutate({ people: one._id, props: one.props, tag: tag.trim() })}
            >
              Importar
            </Button>
          )}
        </Group>
      </Group>
    </Stack>
  );
}

function Columns({ one: { _id, header, props } }: { one: ContactImport }) {
  const change = useCallMutation(calls.changeContactImport, { invalidates: [calls.getContactImport] });
  const set = (place: number, prop: ImportProp) => {
    // There is one column of phones: the earlier one becomes a variable.
    const others = props.map((known) => (prop === 'phone' && known === 'phone' ? 'variable' : known));
    change.mutate({ import_id: _id, props: others.with(place, prop) });
  };
  return (
    <div className={classes.columns}>
      {header.map((name, place) => (
        <Select
          key={name}
          label={name}
          data={options}
          value={props[place] ?? null}
          allowDeselect={false}
          disabled={change.isPending || props[place] === 'phone'}
          onChange={(value) => value && set(place, value as ImportProp)}
        />
      ))}
    </div>
  );
}

const statusWords = {
  new: { text: 'Novo', color: 'jade' },
  existing: { text: 'Já existe', color: 'blue' },
  rejected: { text: 'Rejeitado', color: 'red' },
} as const;

function Preview({ rows }: { rows: readonly ImportPreviewRow[] }) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reached by keyboard
    <div className={classes.preview} role="region" aria-label="Primeiras linhas" tabIndex={0}>
      <Table stickyHeader verticalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Linha</Table.Th>
            <Table.Th>Situação</Table.Th>
            <Table.Th>Telefone</Table.Th>
            <Table.Th>Nome</Table.Th>
            <Table.Th>Observação</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row.number}>
              <Table.Td>{row.number}</Table.Td>
              <Table.Td>
                <Badge color={statusWords[row.status].color}>{statusWords[row.status].text}</Badge>
              </Table.Td>
              <Table.Td>{row.status === 'rejected' ? row.phone : formatPhone(row.phone)}</Table.Td>
              <Table.Td>{row.name}</Table.Td>
              <Table.Td>{row.note}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
