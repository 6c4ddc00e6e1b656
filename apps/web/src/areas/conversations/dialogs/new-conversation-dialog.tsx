import { SegmentedControl, Select } from '@mantine/core';
import { calls, type Chip } from '@prosa/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/call.ts';
import { useCall } from '../../../lib/api/use-call.ts';
import { useCan } from '../../../lib/current-user.tsx';
import { useForm } from '../../../lib/use-form.ts';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { notify } from '../../../ui/feedback/notify.tsx';
import { useNow } from '../../../lib/use-now.ts';
import { beforeBeginning, waitingOf } from '../../channels/what-waits.ts';
import { OffReason } from '../../channels/components/off-reason.tsx';
import { storeConversation } from '../api/conversation.ts';
import type { DeskNames } from '../api/use-desk-names.ts';
import { contactName } from '../../contacts/contact-name.ts';
import { isolatedName } from '../../../ui/text/name.tsx';
import { ContactPicker, type PickedContact } from './contact-picker.tsx';
import classes from './new-conversation-dialog.module.css';
import { NewNumber, type FoundPhone } from './new-number.tsx';

interface Props {
  names: DeskNames;
  /** With whom, where that is known already. */
  contact?: PickedContact;
  onClose: () => void;
  /** Called with the new conversation, or with the one that was already in progress. */
  onStarted: (conversation_id: string) => void;
}

type Mode = 'contact' | 'number';

interface Place {
  chip: string | null;
  department: string | null;
}

/** What the person chose; null where they have not chosen. */
interface Typed extends Place {
  mode: Mode;
  contact: PickedContact | null;
  /** Where the network knows the phone. */
  found: FoundPhone | null;
}

/** 'Nova conversa': with a contact, or with a phone that is checked first; over a channel, in a department. */
export function NewConversationDialog({ names, contact: given, onClose, onStarted }: Props) {
  const knowsContacts = useCan()('contacts.view');
  const client = useQueryClient();
  const { data: chips = [] } = useCall(calls.getChips, {});
  const [isBusy, setBusy] = useState(false);
  const { fields, change, problems, submit } = useForm<Typed>({
    initial: {
      mode: given || knowsContacts ? 'contact' : 'number',
      contact: given ?? null,
      found: null,
      chip: null,
      department: null,
    },
    validate: (typed) => problemsOf(typed, placeOf(typed, chips, names)),
    onSubmit: (typed) => {
      if (isBusy) return;
      setBusy(true);
      start(typed)
        .catch((error: unknown) => notify.error(errorMessage(error)))
        .finally(() => setBusy(false));
    },
  });
  const start = async (typed: Typed) => {
    const { chip, department } = placeOf(typed, chips, names);
    const whom = whomOf(typed);
    if (!chip || !department || !whom) return;
    const address = typeof whom === 'string' ? whom : await addressOf(whom, chip);
    const conversation = await call(calls.startConversation, { jid: address, chip, department });
    storeConversation(client, conversation);
    onStarted(conversation._id);
  };
  const { mode, contact, found } = fields;
  const place = placeOf(fields, chips, names);
  const chip = chips.find(({ _id }) => _id === place.chip);
  return (
    <FormDialog
      opened
      title={given ? `Nova conversa com ${isolatedName(contactName(given))}` : 'Nova conversa'}
      submitLabel="Iniciar conversa"
      withoutSubmit={mode === 'number' && found === null}
      busy={isBusy}
      onClose={onClose}
      onSubmit={submit}
    >
      {knowsContacts && !given && (
        <SegmentedControl<Mode>
          fullWidth
          aria-label="Com quem"
          value={mode}
          onChange={(chosen) => change({ mode: chosen, found: null })}
          data={[
            { value: 'contact', label: 'Contato existente' },
            { value: 'number', label: 'Novo número' },
          ]}
        />
      )}
      <Select
        label="Canal"
        placeholder="Escolha o canal"
        data={chips.map(({ _id, name, status }) => ({
          value: _id,
          label: status === 'open' ? name : `${name} (desconectado)`,
        }))}
        value={place.chip}
        onChange={(chip) => change({ chip, found: null })}
        description={chip && <BeforeBeginning chip={chip} />}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        error={problems.chip}
        nothingFoundMessage="Nenhum canal"
      />
      <Select
        label="Departamento"
        placeholder="Escolha o departamento"
        data={(names.ownDepartments ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
        value={place.department}
        onChange={(department) => change({ department })}
        error={problems.department}
      />
      {given ? null : mode === 'contact' ? (
        <ContactPicker
          value={contact}
          onChange={(picked) => change({ contact: picked })}
          error={problems.contact ?? null}
        />
      ) : (
        <NewNumber chip={place.chip} found={found} onFound={(checked) => change({ found: checked })} />
      )}
    </FormDialog>
  );
}

/** Says what a person should know of a number before they begin a conversation over it. */
function BeforeBeginning({ chip }: { chip: Chip }) {
  const now = useNow();
  if (chip.status !== 'open')
    return (
      <span className={classes.warning}>
        <OffReason chip={chip} withLink />
      </span>
    );
  const waiting = waitingOf(chip, 'new', now);
  return waiting && <span className={classes.warning}>{beforeBeginning(waiting, now)}</span>;
}

/** Returns channel and department: a single channel is chosen at once, and a channel brings its department. */
function placeOf(
  { chip: chosen, department: handed }: Typed,
  chips: readonly Chip[],
  names: DeskNames,
): Place {
  const { ownDepartments } = names;
  const chip = chosen ?? (chips.length === 1 ? (chips[0]?._id ?? null) : null);
  const entry = chips.find(({ _id }) => _id === chip)?.department;
  const isOwn = (id: string | undefined) => ownDepartments?.some(({ _id }) => _id === id) ?? false;
  const only = ownDepartments?.length === 1 ? ownDepartments[0]?._id : undefined;
  return { chip, department: handed ?? (isOwn(entry) ? entry : only) ?? null };
}

function whomOf({ mode, contact, found }: Typed): PickedContact | string | null {
  return mode === 'contact' ? contact : (found?.jid ?? null);
}

/** Returns what is missing. An unchecked phone is shown at no field, because there is no button yet either. */
function problemsOf(typed: Typed, { chip, department }: Place): Partial<Record<keyof Typed, string>> {
  const required = 'Campo obrigatório';
  return {
    ...(chip ? {} : { chip: 'Chip de envio necessário' }),
    ...(department ? {} : { department: required }),
    ...(whomOf(typed) ? {} : { [typed.mode === 'contact' ? 'contact' : 'found']: required }),
  };
}

/** Returns the address of a contact on the network; asks the network if there is none yet. */
async function addressOf({ channel_contact_id, phone }: PickedContact, chip: string): Promise<string> {
  if (channel_contact_id) return channel_contact_id;
  return (await call(calls.checkPhone, { phone, chip })).jid;
}
