import { SegmentedControl, Select } from '@mantine/core';
import { calls } from '@prosa/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { errorMessage } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/call.ts';
import { useCall } from '../../../lib/api/use-call.ts';
import { useCan } from '../../../lib/current-user.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { notify } from '../../../ui/feedback/notify.tsx';
import { OffReason } from '../../channels/components/off-reason.tsx';
import { storeConversation } from '../api/conversation.ts';
import type { DeskNames } from '../api/use-desk-names.ts';
import { ContactPicker, type PickedContact } from './contact-picker.tsx';
import { NewNumber } from './new-number.tsx';

interface Props {
  names: DeskNames;
  onClose: () => void;
  /** The conversation is there: a new one, or the one that was in progress. */
  onStarted: (conversation_id: string) => void;
}

type Mode = 'contact' | 'number';

/** 'Nova conversa': with a contact, or with a number that is checked first; over which channel, in which department. */
export function NewConversationDialog({ names, onClose, onStarted }: Props) {
  const knowsContacts = useCan()('contacts.view');
  const client = useQueryClient();
  const [mode, setMode] = useState<Mode>(knowsContacts ? 'contact' : 'number');
  const [contact, setContact] = useState<PickedContact | null>(null);
  const [jid, setJid] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const place = usePlace(names);
  const isWhole = place.chip !== null && place.department !== null;
  const off = place.chips.find(({ _id, status }) => _id === place.chip && status !== 'open');
  const whom = mode === 'contact' ? contact : jid;

  const start = async () => {
    const { chip, department } = place;
    if (!chip || !department || !whom) return;
    const address = typeof whom === 'string' ? whom : await addressOf(whom, chip);
    const conversation = await call(calls.startConversation, { jid: address, chip, department });
    storeConversation(client, conversation);
    onStarted(conversation._id);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!whom || !isWhole || isBusy) return;
    setBusy(true);
    start()
      .catch((error: unknown) => notify.error(errorMessage(error)))
      .finally(() => setBusy(false));
  };
  return (
    <FormDialog
      opened
      title="Nova conversa"
      submitLabel="Iniciar conversa"
      withoutSubmit={mode === 'number' && jid === null}
      busy={isBusy}
      onClose={onClose}
      onSubmit={submit}
    >
      {knowsContacts && (
        <SegmentedControl<Mode>
          fullWidth
          aria-label="Com quem"
          value={mode}
          onChange={setMode}
          data={[
            { value: 'contact', label: 'Contato existente' },
            { value: 'number', label: 'Novo número' },
          ]}
        />
      )}
      <Select
        label="Canal"
        placeholder="Escolha o canal"
        data={place.chips.map(({ _id, name, status }) => ({
          value: _id,
          label: status === 'open' ? name : `${name} (desconectado)`,
        }))}
        value={place.chip}
        onChange={place.setChip}
        description={off && <OffReason chip={off} withLink />}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        error={tried && !place.chip ? 'Chip de envio necessário' : null}
        nothingFoundMessage="Nenhum canal"
      />
      <Select
        label="Departamento"
        placeholder="Escolha o departamento"
        data={(names.ownDepartments ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
        value={place.department}
        onChange={place.setDepartment}
        error={tried && !place.department ? 'Campo obrigatório' : null}
      />
      {mode === 'contact' ? (
        <ContactPicker
          value={contact}
          onChange={setContact}
          error={tried && !contact ? 'Campo obrigatório' : null}
        />
      ) : (
        <NewNumber chip={place.chip} jid={jid} onChecked={setJid} />
      )}
    </FormDialog>
  );
}

/** Channel and department: the only channel is chosen at once, and a channel brings its department. */
function usePlace({ ownDepartments }: DeskNames) {
  const { data: chips = [] } = useCall(calls.getChips, {});
  const [chosen, setChip] = useState<string | null>(null);
  const [handed, setDepartment] = useState<string | null>(null);
  const chip = chosen ?? (chips.length === 1 ? (chips[0]?._id ?? null) : null);
  const entry = chips.find(({ _id }) => _id === chip)?.department;
  const isOwn = (id: string | undefined) => ownDepartments?.some(({ _id }) => _id === id) ?? false;
  const only = ownDepartments?.length === 1 ? ownDepartments[0]?._id : undefined;
  const department = handed ?? (isOwn(entry) ? entry : only) ?? null;
  return { chips, chip, setChip, department, setDepartment };
}

/** Where a contact is written to; one the network has not given an address yet is asked for. */
async function addressOf({ channel_contact_id, phone }: PickedContact, chip: string): Promise<string> {
  if (channel_contact_id) return channel_contact_id;
  return (await call(calls.checkPhone, { phone, chip })).jid;
}
