import { calls, errorText, normaliseChannelName, type CallOutput, type Chip } from '@prosa/contract';
import { useCall } from '../../../lib/api/use-call.ts';
import { useCallForm } from '../../../lib/api/use-call-form.ts';
import { useCan } from '../../../lib/current-user.tsx';
import { LoadProblem } from '../../../ui/feedback/load-problem.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { notify } from '../../../ui/feedback/notify.tsx';
import { KindField } from '../kinds/kind-field.tsx';
import { RiskNotice } from '../kinds/risk-notice.tsx';
import { cleanService, serviceProblems, type Service } from '../service.ts';
import { NameField } from './name-field.tsx';
import { ServiceFields } from './service-fields.tsx';

interface Fields extends Service {
  name: string;
  /** The chosen kind; null for the first one. */
  driver: string | null;
  risk_read: boolean;
}

const empty: Fields = {
  name: '',
  driver: null,
  risk_read: false,
  redirect: 'flow_chatbot',
  flow: null,
  department: null,
};

/** Needs no flow, so that there is nothing left to fill in. */
const first: Fields = { ...empty, name: 'principal', redirect: 'human' };

interface Props {
  /** The company's first number: it can be saved as it is, and is connected at once. */
  isFirst?: boolean;
  onClose: () => void;
  /** Called with the new number, which may need its keys next. */
  onCreated: (chip: Chip) => void;
}

/** Adds a number; a problem is shown at its field, whether found here or by the server. */
export function NewChannelDialog({ isFirst = false, onClose, onCreated }: Props) {
  const { data, error, refetch } = useCall(calls.getChannelKinds, {});
  const withOnly = useOnlyDepartment();
  const mayConfirm = useCan()('channels.accept_risk');
  const { fields, change, problems, submit, isSaving } = useCallForm(calls.saveChip, {
    initial: isFirst ? first : empty,
    validate: ({ name, driver, risk_read, ...service }) => ({
      ...(normaliseChannelName(name) ? {} : { name: errorText('channel_name_required') }),
      ...(asksRisk(data, driver) && !risk_read ? { risk_read: 'Marque para confirmar que leu.' } : {}),
      ...serviceProblems(withOnly(service)),
    }),
    refusals,
    input: ({ name, driver, risk_read, ...service }) => ({
      name,
      ...cleanService(withOnly(service)),
      driver: kindOf(data, driver)?.driver,
      risk_read,
    }),
    invalidates: [calls.getChips, calls.getChannelKinds],
    onSaved: (chip) => {
      onCreated(chip);
      if (!isFirst) notify.success('Número cadastrado com sucesso. Agora será necessário fazer a conexão.');
      onClose();
    },
  });
  const isRiskAsked = asksRisk(data, fields.driver);
  return (
    <FormDialog
      opened
      title="Novo número"
      submitLabel={isFirst ? 'Salvar e conectar' : undefined}
      onClose={onClose}
      onSubmit={submit}
      busy={isSaving}
      blocked={!data || (isRiskAsked && !mayConfirm)}
    >
      <NameField value={fields.name} problem={problems.name ?? null} onChange={(name) => change({ name })} />
      {data && (
        <KindField
          kinds={data.kinds}
          value={kindOf(data, fields.driver)?.driver ?? ''}
          onChange={(driver) => change({ driver })}
        />
      )}
      {!data &&
        (error ? (
          <LoadProblem message={error.message} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows rows={3} />
        ))}
      {isRiskAsked && (
        <RiskNotice
          isRead={fields.risk_read}
          problem={problems.risk_read ?? null}
          onChange={(risk_read) => change({ risk_read })}
        />
      )}
      <ServiceFields value={withOnly(fields)} problems={problems} onChange={change} />
    </FormDialog>
  );
}

/** Returns a function that fills in the department where the company has only one. */
function useOnlyDepartment(): <Chosen extends Service>(service: Chosen) => Chosen {
  const { data } = useCall(calls.getDepartments, {});
  const [only, ...others] = data?.filter(({ filed }) => !filed) ?? [];
  const department = others.length === 0 ? (only?._id ?? null) : null;
  return (service) => ({ ...service, department: service.department ?? department });
}

type Kinds = CallOutput<typeof calls.getChannelKinds> | undefined;

function kindOf(known: Kinds, driver: string | null) {
  return known?.kinds.find((kind) => kind.driver === driver) ?? known?.kinds[0];
}

/** Returns whether nobody has confirmed for the company what the chosen kind risks. */
function asksRisk(known: Kinds, driver: string | null): boolean {
  return known?.risk_read === null && kindOf(known, driver)?.capabilities.unofficial === true;
}

const refusals = [
  { field: 'name', codes: ['channel_name_required', 'channel_name_taken'] },
  { field: 'flow', codes: ['channel_flow_required'] },
  { field: 'department', codes: ['channel_department_required'] },
  { field: 'risk_read', codes: ['channel_risk_unread'] },
] as const;
