import { Checkbox, Group, MultiSelect, Select, Switch, TextInput } from '@mantine/core';
import { calls, type TeamUser, roleNames } from '@prosa/contract';
import { useState, type FormEvent } from 'react';
import { useCall, useCallMutation } from '../../../lib/api/use-call.ts';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { NoticeBar } from '../../../ui/feedback/notice-bar.tsx';
import { notify } from '../../../ui/feedback/notify.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { usePasswordMin } from '../use-password-min.ts';
import { memberForm, memberProblem, restrictionsOf, type MemberForm } from './member-form.ts';

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
  const { form, change, problem, submit, isSaving } = useMemberForm(member, onClose);
  return (
    <FormDialog
      opened
      title={member ? 'Editar usuário' : 'Novo usuário'}
      onClose={onClose}
      onSubmit={submit}
      busy={isSaving}
    >
      {problem && <NoticeBar kind="failure">{problem}</NoticeBar>}
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
        label={member ? 'Nova senha' : 'Senha'}
        description={
          member
            ? 'Em branco, a senha continua a mesma. Uma nova encerra os acessos abertos e é trocada no próximo.'
            : 'Vale para o primeiro acesso: nele a pessoa cria a própria senha.'
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
  change: (fields: Partial<MemberForm>) => void;
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

function useMemberForm(member: TeamUser | null, onSaved: () => void) {
  const [form, setForm] = useState(() => memberForm(member));
  const passwordMin = usePasswordMin();
  const [problem, setProblem] = useState<string | null>(null);
  const options = {
    quiet: true,
    invalidates: [calls.getTeamUsers, calls.getUsers],
    onSuccess: () => {
      notify.success('Usuário salvo com sucesso');
      onSaved();
    },
    onError: (error: Error) => setProblem(error.message),
  };
  const adding = useCallMutation(calls.createTeamUser, options);
  const changing = useCallMutation(calls.updateUser, options);
  const change = (fields: Partial<MemberForm>) => {
    setForm((known) => ({ ...known, ...fields }));
    setProblem(null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = memberProblem(form, { isNew: member === null, passwordMin });
    setProblem(found);
    if (found) return;
    const { sound, password, user_role, ...rest } = form;
    const config = { disable_notification_sound: !sound };
    const fields = { ...rest, ...(user_role ? { user_role } : {}), config };
    if (member) changing.mutate({ user: { _id: member._id, ...fields, ...(password ? { password } : {}) } });
    else adding.mutate({ ...fields, password });
  };
  return { form, change, problem, submit, isSaving: adding.isPending || changing.isPending };
}
