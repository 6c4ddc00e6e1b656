import { Loader, NumberInput, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { calls, limits } from '@prosa/contract';
import { useCallForm } from '../../../lib/api/use-call-form.ts';
import { useCall } from '../../../lib/api/use-call.ts';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { notify } from '../../../ui/feedback/notify.tsx';
import classes from './bulk-finish-dialog.module.css';
import { offerToUndo } from '../../contacts/api/offer-to-undo.ts';

const standard: { typed: number | string } = { typed: limits.inactivity_hours };
const done = 'Conversas finalizadas com successo!';

/**
 * 'Finalizar em massa': how many hours of silence, how many conversations that is, and the action, which can be undone.
 */
export function BulkFinishDialog({ onClose }: { onClose: () => void }) {
  const { fields, change, submit, isSaving } = useCallForm(calls.finishInactive, {
    initial: standard,
    input: () => (hours !== null && count ? { hours } : null),
    invalidates: [calls.getConversations, calls.getDeskConversations, calls.countOpenManual],
    onSaved: ({ undo_id, finished }) => {
      onClose();
      if (finished === 0) return notify.info('Nenhuma conversa estava parada há tanto tempo.');
      offerToUndo({
        undo_id,
        title: done,
        text: finished === 1 ? '1 conversa finalizada.' : `${amount(finished)} conversas finalizadas.`,
        undone: 'Desfeito: as conversas voltaram para o atendimento.',
      });
    },
  });
  const hours = hoursOf(fields.typed);
  const [asked] = useDebouncedValue(hours, limits.contact_search_debounce_ms);
  const query = useCall(
    calls.countInactive,
    { hours: asked ?? limits.inactivity_hours },
    { enabled: asked !== null, staleTime: 0, refetchInterval: 10_000 },
  );
  const count = hours !== null && asked === hours ? query.data?.count : undefined;
  return (
    <FormDialog
      opened
      title="Finalizar em massa"
      submitLabel={count ? `Finalizar ${amount(count)}` : 'Finalizar'}
      busy={isSaving}
      blocked={!count}
      onClose={onClose}
      onSubmit={submit}
    >
      <Text size="sm" c="dimmed">
        Finaliza as conversas em andamento que estão sem mensagens há mais tempo que o informado. Um número
        menor finaliza mais conversas.
      </Text>
      <NumberInput
        label="Horas de inatividade"
        value={fields.typed}
        onChange={(typed) => change({ typed })}
        min={1}
        max={limits.inactivity_hours_max}
        allowDecimal={false}
        allowNegative={false}
        clampBehavior="none"
        suffix=" h"
        error={hours === null ? `Informe um número de 1 a ${amount(limits.inactivity_hours_max)}.` : null}
        data-autofocus
      />
      <div className={classes.count} role="status" data-some={Boolean(count) || undefined}>
        {hours === null ? null : query.error ? (
          query.error.message
        ) : count === undefined ? (
          <>
            <Loader size={16} aria-hidden /> Contando as conversas…
          </>
        ) : (
          <Consequence count={count} hours={hours} />
        )}
      </div>
    </FormDialog>
  );
}

function Consequence({ count, hours }: { count: number; hours: number }) {
  if (count === 0) return <span>Nenhuma conversa está parada há mais de {amount(hours)} h.</span>;
  return (
    <span>
      <strong>{count === 1 ? '1 conversa' : `${amount(count)} conversas`}</strong>{' '}
      {count === 1 ? 'será finalizada' : 'serão finalizadas'}: sem mensagens há mais de {amount(hours)} h.
    </span>
  );
}

function hoursOf(typed: number | string): number | null {
  const hours = typed === '' ? Number.NaN : Number(typed);
  return Number.isInteger(hours) && hours >= 1 && hours <= limits.inactivity_hours_max ? hours : null;
}

function amount(count: number): string {
  return count.toLocaleString('pt-BR');
}
