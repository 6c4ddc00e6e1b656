import { Checkbox, Select, Stack, Switch, Text } from '@mantine/core';
import { calls, type FlowSummary } from '@prosa/contract';
import { useCallForm } from '../../../lib/api/use-call-form.ts';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { notify } from '../../../ui/feedback/notify.tsx';
import { KeywordEditor } from '../../contacts/tags/keyword-editor.tsx';
import { EventFields } from './event-fields.tsx';
import { HoldField } from './hold-field.tsx';
import { LastStarts } from './last-starts.tsx';
import { QuietField } from './quiet-field.tsx';
import { SharedKeywords } from './shared-keywords-notice.tsx';
import { sharedKeywords } from './shared-keywords.ts';
import { hasEvents, triggerForm, triggerOf, triggerProblems, type TriggerForm } from './trigger-form.ts';
import { TriggerSection } from './trigger-section.tsx';
import { TriggerLimits } from './trigger-limits.tsx';
import { matchNames, occasionHints, occasionNames } from './trigger-words.ts';

interface Props {
  flow: FlowSummary;
  /** All flows in use, including this one. */
  flows: readonly FlowSummary[];
  onClose: () => void;
}

/** When a flow starts automatically. */
export function TriggerDialog({ flow, flows, onClose }: Props) {
  const { fields: form, change, problems, submit, isSaving } = useTriggerForm(flow, onClose);
  const others = flows.filter(({ _id }) => _id !== flow._id);
  return (
    <FormDialog
      opened
      title={`Gatilho de ${flow.name}`}
      onClose={onClose}
      onSubmit={submit}
      busy={isSaving}
      size={560}
    >
      <Switch
        label="Começar sozinho"
        description="Quando nenhum fluxo espera resposta do cliente. Sem isso, o fluxo só começa pelo número, por transferência ou por outro fluxo."
        checked={form.trigger}
        onChange={(event) => change({ trigger: event.currentTarget.checked })}
      />
      {form.trigger && (
        <>
          <TriggerSection title="Por uma mensagem do cliente">
            <KeywordEditor
              keywords={form.keywords}
              problem={problems.keywords}
              onChange={(keywords) => change({ keywords: [...keywords] })}
            />
            <SharedKeywords shared={sharedKeywords(form.keywords, others)} />
            {form.keywords.length > 0 && (
              <Select
                label="A mensagem do cliente"
                description={matchNames.find(({ value }) => value === form.match)?.hint}
                data={matchNames.map(({ value, label }) => ({ value, label }))}
                value={form.match}
                allowDeselect={false}
                onChange={(match) => match && change({ match })}
              />
            )}
            <Occasions form={form} change={change} />
          </TriggerSection>
          <TriggerSection title="Sem mensagem do cliente">
            <Text size="sm" c="dimmed">
              Quem é ignorado não recebe nada; quem está com a equipe, só se você permitir em Limites.
              Importações e mudanças em massa não começam nada.
            </Text>
            <EventFields events={form.events} problems={problems} onChange={(events) => change({ events })} />
            {hasEvents(flow.events) && (
              <div>
                <Text size="sm" fw={540} mb={4}>
                  Últimos inícios
                </Text>
                <LastStarts flow_id={flow._id} />
              </div>
            )}
          </TriggerSection>
          <TriggerSection title="Limites">
            <TriggerLimits form={form} change={change} problem={problems.amount} />
          </TriggerSection>
        </>
      )}
      <TriggerSection title="Durante a conversa">
        <HoldField
          hours={form.hold_hours}
          problem={problems.hold_hours}
          onChange={(hold_hours) => change({ hold_hours })}
        />
        <QuietField
          minutes={form.quiet_minutes}
          problem={problems.quiet_minutes}
          onChange={(quiet_minutes) => change({ quiet_minutes })}
        />
      </TriggerSection>
    </FormDialog>
  );
}

function Occasions({ form, change }: { form: TriggerForm; change: (fields: Partial<TriggerForm>) => void }) {
  return (
    <Checkbox.Group
      label="Começar também em"
      value={form.occasions}
      onChange={(chosen) =>
        change({
          occasions: occasionHints.map(({ value }) => value).filter((value) => chosen.includes(value)),
        })
      }
    >
      <Stack gap="xs" mt={6}>
        {occasionHints.map(({ value, hint }) => (
          <Checkbox key={value} value={value} label={occasionNames[value]} description={hint} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}

function useTriggerForm(flow: FlowSummary, onSaved: () => void) {
  return useCallForm<typeof calls.saveFlow, TriggerForm>(calls.saveFlow, {
    initial: () => triggerForm(flow),
    validate: triggerProblems,
    refusals: [{ field: 'keywords', codes: ['flow_keyword_required', 'flow_pattern_invalid'] }],
    input: (form) => {
      const { hold_hours, quiet_minutes } = form;
      return { _id: flow._id, trigger: triggerOf(form), hold_hours, quiet_minutes };
    },
    invalidates: [calls.getFlows],
    onSaved: () => {
      notify.success('Gatilho salvo com sucesso');
      onSaved();
    },
  });
}
