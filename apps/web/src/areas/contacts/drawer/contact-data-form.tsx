import { ActionIcon, Button, Group, TextInput } from '@mantine/core';
import { calls, type Contact } from '@prosa/contract';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useEffect, useRef, type FormEvent } from 'react';
import { useCallMutation } from '../../../lib/api/use-call.ts';
import { useChangeContact } from '../api/use-change-contact.ts';
import { useDraft } from '../use-draft.ts';
import classes from './contact-drawer.module.css';

interface Variable {
  name: string;
  value: string;
}

/** The contact's variables: names with values, which messages and flows may fill in. */
export function ContactDataForm({ contact }: { contact: Contact }) {
  const saved = Object.entries(contact.data).map(([name, value]) => ({ name, value }));
  const draft = useDraft<readonly Variable[]>(`data ${contact._id}`, saved);
  const change = useChangeContact();
  const { mutateAsync, isPending } = useCallMutation(calls.changeContactData);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const filled = draft.value.filter(({ name, value }) => name.trim() || value.trim());
    const data = Object.fromEntries(filled.map(({ name, value }) => [name.trim(), value.trim()]));
    const { _id } = contact;
    const saved = await change({
      save: () => mutateAsync({ contact: { _id, data: [...filled] } }),
      shown: { _id, data },
      done: 'Contato atualizado com sucesso!',
    });
    if (saved) draft.reset();
  };
  const { list, onAdded } = useFocusOnAdded(draft.value.length);
  const set = (place: number, fields: Partial<Variable>) =>
    draft.change(draft.value.map((row, other) => (other === place ? { ...row, ...fields } : row)));
  return (
    <form onSubmit={(event) => void submit(event)}>
      {draft.value.length === 0 && <p className={classes.none}>Nenhuma variável</p>}
      <ul ref={list} className={classes.variables}>
        {draft.value.map((row, place) => (
          // eslint-disable-next-line react/no-array-index-key -- rows have no identity but their place
          <li key={place} className={classes.variable}>
            <TextInput
              aria-label={`Nome da variável ${place + 1}`}
              placeholder="cidade"
              maxLength={60}
              value={row.name}
              onChange={(event) => set(place, { name: event.currentTarget.value })}
            />
            <TextInput
              aria-label={`Valor de ${row.name || `variável ${place + 1}`}`}
              placeholder="Curitiba"
              maxLength={1000}
              value={row.value}
              onChange={(event) => set(place, { value: event.currentTarget.value })}
            />
            <ActionIcon
              aria-label={`Tirar ${row.name || `variável ${place + 1}`}`}
              onClick={() => draft.change(draft.value.filter((_row, other) => other !== place))}
            >
              <IconTrash size={16} stroke={1.6} />
            </ActionIcon>
          </li>
        ))}
      </ul>
      <Group gap="xs" mt="xs">
        <Button
          variant="subtle"
          size="xs"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => {
            onAdded();
            draft.change([...draft.value, { name: '', value: '' }]);
          }}
        >
          Adicionar variável
        </Button>
        {draft.isDirty && (
          <>
            <Button variant="default" size="xs" onClick={draft.reset}>
              Desfazer
            </Button>
            <Button type="submit" variant="light" size="xs" loading={isPending}>
              Salvar variáveis
            </Button>
          </>
        )}
      </Group>
    </form>
  );
}

/** Puts the caret into the name of a variable that was just added. */
function useFocusOnAdded(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const isAdding = useRef(false);
  useEffect(() => {
    if (!isAdding.current) return;
    isAdding.current = false;
    list.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus();
  }, [count]);
  const onAdded = () => {
    isAdding.current = true;
  };
  return { list, onAdded };
}
