import { Checkbox, Group, MultiSelect, Select, Switch, TextInput } from '@mantine/core';
import { calls, type TeamUser, roleNames } from '@prosa/contract';
import type { SyntheticEvent } from 'react';
import { useCallForm } from '../../../lib/api/use-call-form.ts';
import { useCall } from '../../../lib/api/use-call.ts';
import type { Problems } from '../../../lib/use-form.ts';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { NoticeBar } from '../../../ui/feedback/notice-bar.tsx';
import { notify } from '../../../ui/feedback/notify.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { usePasswordMin } from '../use-password-min.ts';
import { memberFields, memberForm, memberProblems, restrictionsOf, type MemberForm } from './member-form.ts';

interface Props {
  /** Null for a new one. */
  member: TeamUser | null;
  onClose: () => void;
}

const roles = [
  { value: 'user', label: roleNames.user },
  { value: 'manager', label: roleNames.manager },
];

/** Adds or changes a member of the team. */
export function MemberDialog({ member, onClose }: Props) {
  return member ? <ChangeMember member={member} onClose={onClose} /> : <AddMember onClose={onClose} />;
}

function AddMember({ onClose }: { onClose: () => void }) {
  const passwordMin = usePasswordMin();
  const form = useCallForm(calls.createTeamUser, {
    initial: memberForm(null),
    validate: (fields) => memberProblems(fields, { isNew: true, passwordMin }),
    input: (fields) => ({ ...memberFields(fields), password: fields.password }),
    ...common,
    onSaved: () => finish(onClose),
  });
  return <MemberFields {...form} isNew onClose={onClose} />;
}

function ChangeMember({ member, onClose }: { member: TeamUser; onClose: () => void }) {
  const passwordMin = usePasswordMin();
  const form = useCallForm(calls.updateUser, {
    initial: memberForm(member),
    validate: (fields) => memberProblems(fields, { isNew: false, passwordMin }),
    input: ({ password, ...rest }) => ({
      user: { _id: member._id, ...memberFields({ password, ...rest }), ...(password ? { password } : {}) },
    }),
    ...common,
    onSaved: () => finish(onClose),
  });
  return <MemberFields {...form} isNew={false} onClose={onClose} />;
}

const common = { otherwise: 'form', invalidates: [calls.getTeamUsers, calls.getUsers] } as const;

function finish(onClose: () => void) {
  notify.success('Usuário salvo com sucesso');
  onClose();
}

interface FieldsProps {
  fields: MemberForm;
  change: (changes: Partial<MemberForm>) => void;
  problems: Problems;
  submit: (event: SyntheticEvent) => void;
  isSaving: boolean;
  isNew: boolean;
  onClose: () => void;
}

function MemberFields({ fields: form, change, problems, submit, isSaving, isNew, onClose }: FieldsProps) {
  return (
    <FormDialog
      opened
      title={isNew ? 'Novo usuário' : 'Editar usuário'}
      onClose={onClose}
      onSubmit={submit}
      busy={isSaving}
    >
      {problems.form && <NoticeBar kind="failure">{problems.form}</NoticeBar>}
      <TextInput
        label="Nome"
        maxLength={120}
        autoComplete="off"
        data-autofocus
        value={form.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <TextInput
        label="E-mail"
        type="email"
        maxLength={320}
        autoComplete="off"
        value={form.email}
        onChange={(event) => change({ email: event.currentTarget.value })}
      />
      <PasswordField
        label={isNew ? 'Senha' : 'Nova senha'}
        description={
          isNew
            ? 'Vale para o primeiro acesso: nele a pessoa cria a própria senha.'
            : 'Em branco, a senha continua a mesma. Uma nova encerra os acessos abertos e é trocada no próximo.'
        }
        autoComplete="new-password"
        value={form.password}
        onChange={(event) => change({ password: event.currentTarget.value })}
      />
      <Rights form={form} change={change} />
      <Switch
        label="Som de notificação"
        checked={form.sound}
        onChange={(event) => change({ sound: event.currentTarget.checked })}
      />
    </FormDialog>
  );
}

interface RightsProps {
  form: MemberForm;
  change: (changes: Partial<MemberForm>) => void;
}

function Rights({ form, change }: RightsProps) {
  const { data: departments } = useCall(calls.getDepartments, {});
  return (
    <>
      <Select
        label="Permissão"
        data={roles}
        allowDeselect={false}
        value={form.user_role}
        onChange={(role) => change({ user_role: role === 'manager' ? 'manager' : 'user' })}
      />
      <MultiSelect
        label="Departamentos"
        description={form.user_role === 'manager' ? 'Gerentes veem todos os departamentos.' : undefined}
        placeholder={form.departments.length === 0 ? 'Escolha' : undefined}
        data={departments?.map(({ _id, name }) => ({ value: _id, label: name })) ?? []}
        value={form.departments}
        onChange={(chosen) => change({ departments: chosen })}
        comboboxProps={{ withinPortal: false }}
        searchable
      />
      <Checkbox.Group
        label="Sem acesso a"
        value={form.access_restrictions}
        onChange={(chosen) =>
          change({ access_restrictions: accessRestrictions.filter((one) => chosen.includes(one)) })
        }
      >
        <Group gap="lg" mt={4}>
          {restrictionsOf(form.user_role).map(({ value, label }) => (
            <Checkbox key={value} value={value} label={label} />
          ))}
        </Group>
      </Checkbox.Group>
    </>
  );
}

const accessRestrictions = ['dashboard', 'contacts', 'team'] as const;
