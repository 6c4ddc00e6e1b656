import { ActionIcon } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { formatPhone } from '@prosa/brazil';
import { calls, type CampaignPerson } from '@prosa/contract';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useCall } from '../../../lib/api/use-call.ts';
import { Name } from '../../../ui/text/name.tsx';
import { targetOf, wordsOf, type CampaignFields } from './campaign-form.ts';
import classes from './editor.module.css';

const restMs = 400;
const offered = 20;

/** Shows what each of the first people of the public would read, one after the other. */
export function TextPreview({ fields }: { fields: CampaignFields }) {
  const [place, setPlace] = useState(0);
  const [asked] = useDebouncedValue({ ...targetOf(fields), ...wordsOf(fields), limit: offered }, restMs);
  const isWritten = fields.message.some((text) => text.trim());
  const { data } = useCall(calls.getCampaignPeople, asked, { enabled: isWritten, keepPrevious: true });
  const people = data?.data ?? [];
  const at = Math.min(place, people.length - 1);
  const person = people[at];
  if (!isWritten || !data) return null;
  if (!person) return <p className={classes.hint}>Ninguém deste público receberia a mensagem agora.</p>;
  return (
    <section className={classes.preview} aria-label="Prévia">
      <div className={classes.previewHead}>
        <span className={classes.label}>
          Como <Name>{nameOf(person)}</Name> vai ler
        </span>
        <ActionIcon aria-label="Pessoa anterior" disabled={at === 0} onClick={() => setPlace(at - 1)}>
          <IconChevronLeft size={18} stroke={1.7} />
        </ActionIcon>
        <ActionIcon
          aria-label="Próxima pessoa"
          disabled={at === people.length - 1}
          onClick={() => setPlace(at + 1)}
        >
          <IconChevronRight size={18} stroke={1.7} />
        </ActionIcon>
      </div>
      <p className={classes.bubble} role="status">
        {person.text || 'Só o arquivo'}
      </p>
    </section>
  );
}

function nameOf({ name, phone }: CampaignPerson): string {
  return name.trim() || formatPhone(phone) || 'Sem nome';
}
