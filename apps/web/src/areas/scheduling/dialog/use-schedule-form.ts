import { calls, type Chip, type ScheduledMessage } from '@prosa/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, errorMessage } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/call.ts';
import { refusedField } from '../../../lib/api/refused-field.ts';
import { callKey } from '../../../lib/api/use-call.ts';
import { useForm } from '../../../lib/use-form.ts';
import { notify } from '../../../ui/feedback/notify.tsx';
import {
  fieldsOf,
  inputOf,
  problemsOf,
  refusals,
  type Given,
  type Place,
  type ScheduleFields,
} from './schedule-form.ts';

interface Form {
  schedule: ScheduledMessage | null;
  given: Given | undefined;
  chips: readonly Chip[];
  onSaved: () => void;
}

/** Keeps the form of a schedule and saves it. A single number is chosen at once. */
export function useScheduleForm({ schedule, given, chips, onSaved }: Form) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const only = chips.length === 1 ? (chips[0]?._id ?? null) : null;
  const withChip = (fields: ScheduleFields) => ({ ...fields, chip: fields.chip ?? only });
  const save = async (fields: ScheduleFields) => {
    const input = inputOf(withChip(fields));
    if (schedule) await call(calls.updateScheduledMessage, { _id: schedule._id, ...input });
    else await call(calls.createScheduledMessage, input);
    for (const reading of [calls.getScheduledMessages, calls.getScheduleDays])
      void client.invalidateQueries({ queryKey: callKey(reading) });
    notify.success(schedule ? 'Agendamento salvo com sucesso' : 'Agendamento cadastrado com sucesso.');
    onSaved();
  };
  const { refuse, ...form } = useForm<ScheduleFields, Place>({
    initial: () => fieldsOf(schedule, given),
    validate: (fields) => problemsOf(withChip(fields)),
    onSubmit: (fields) => {
      if (isBusy) return;
      setBusy(true);
      save(fields)
        .catch((error: unknown) => {
          const place = error instanceof ApiError ? refusedField(error, refusals) : null;
          if (place === null) notify.error(errorMessage(error));
          else refuse({ [place]: errorMessage(error) });
        })
        .finally(() => setBusy(false));
    },
  });
  return { ...form, fields: withChip(form.fields), isBusy };
}

export type ScheduleForm = ReturnType<typeof useScheduleForm>;
