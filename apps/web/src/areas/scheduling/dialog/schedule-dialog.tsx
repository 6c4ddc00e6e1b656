import { Select, Text } from '@mantine/core';
import { calls, type ScheduledMessage } from '@prosa/contract';
import { lazy, useState } from 'react';
import { useCall } from '../../../lib/api/use-call.ts';
import { OnDemand } from '../../../ui/loading/on-demand.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { isolatedName } from '../../../ui/text/name.tsx';
import { contactName } from '../../contacts/contact-name.ts';
import { latePolicy } from '../schedule-words.ts';
import { ContentFields } from './content-fields.tsx';
import { PendingSchedules } from './pending-schedules.tsx';
import { ReceiverFields } from './receiver-fields.tsx';
import type { Given } from './schedule-form.ts';
import { TimeFields } from './time-fields.tsx';
import { useScheduleForm } from './use-schedule-form.ts';

const loadLibrary = () => import('../../media/components/media-library-dialog.tsx');
const MediaLibraryDialog = lazy(() =>
  loadLibrary().then(({ MediaLibraryDialog: Library }) => ({ default: Library })),
);

interface Props {
  /** Null for a new one. */
  schedule?: ScheduledMessage | null;
  given?: Given;
  onClose: () => void;
  onSaved?: () => void;
}

/** Schedules a text, a file or a flow for one receiver, or changes what is scheduled. */
export function ScheduleDialog({ schedule = null, given, onClose, onSaved }: Props) {
  const { data: chips = [] } = useCall(calls.getChips, {});
  const [isLibraryOpen, setLibraryOpen] = useState(false);
  const [isUploading, setUploading] = useState(false);
  const form = useScheduleForm({
    schedule,
    given,
    chips,
    onSaved: () => {
      onSaved?.();
      onClose();
    },
  });
  const { fields, change, problems, submit, isBusy } = form;
  return (
    <>
      <FormDialog
        opened
        title={titleOf(schedule, given)}
        submitLabel={schedule ? 'Salvar' : 'Agendar'}
        busy={isBusy}
        blocked={isUploading}
        size={560}
        onClose={onClose}
        onSubmit={submit}
      >
        {given && <PendingSchedules contact_id={given.contact._id} />}
        {!given && <ReceiverFields form={form} />}
        <Select
          label="Canal de envio"
          placeholder="Escolha o canal"
          data={chips.map(({ _id, name, status }) => ({
            value: _id,
            label: status === 'open' ? name : `${name} (desconectado)`,
          }))}
          value={fields.chip}
          onChange={(chip) => change({ chip })}
          error={problems.chip}
          nothingFoundMessage="Nenhum canal"
        />
        <TimeFields form={form} />
        <ContentFields form={form} onBusy={setUploading} onLibrary={() => setLibraryOpen(true)} />
        <Text size="sm" c="dimmed">
          {latePolicy}
        </Text>
      </FormDialog>
      {/* Outside of the form, or what is submitted in it would save the schedule too. */}
      <OnDemand when={isLibraryOpen} load={loadLibrary}>
        {(opened) => (
          <MediaLibraryDialog
            opened={opened}
            onClose={() => setLibraryOpen(false)}
            onPick={(media) => {
              setLibraryOpen(false);
              change({ media });
            }}
          />
        )}
      </OnDemand>
    </>
  );
}

function titleOf(schedule: ScheduledMessage | null, given: Given | undefined): string {
  if (schedule) return 'Editar agendamento';
  return given ? `Agendar para ${isolatedName(contactName(given.contact))}` : 'Novo agendamento';
}
