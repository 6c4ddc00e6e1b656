import { Button, TextInput } from '@mantine/core';
import { maskPhone, toInternational } from '@prosa/brazil';
import { calls, errorText } from '@prosa/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallForm } from '../../../lib/api/use-call-form.ts';
import { currentUserQuery, useCurrentUser } from '../../../lib/current-user.tsx';
import { notify } from '../../../ui/feedback/notify.tsx';
import { PhoneField } from '../../../ui/form/phone-field.tsx';
import { SectionCard } from '../../../ui/page/section-card.tsx';
import { ProfilePicture } from './profile-picture.tsx';

/** 'Meus dados': picture, name and mobile phone. */
export function PersonalData() {
  const user = useCurrentUser();
  const client = useQueryClient();
  const { fields, change, problems, submit, isSaving } = useCallForm(calls.updateUser, {
    initial: { name: user.name, phone: maskPhone(user.phone) },
    validate: ({ name }) => (name.trim() ? {} : { name: errorText('name_required') }),
    input: (typed) => ({ user: { _id: user._id, ...changed(user, typed) } }),
    onSaved: (_saved, typed) => {
      client.setQueryData(
        currentUserQuery.queryKey,
        (known) => known && { ...known, ...changed(user, typed) },
      );
      notify.success('Dados atualizados com sucesso');
    },
  });
  const isSame = fields.name === user.name && fields.phone === maskPhone(user.phone);
  return (
    <form onSubmit={submit} noValidate>
      <SectionCard
        title="Meus dados"
        footer={
          <Button type="submit" loading={isSaving} disabled={isSame}>
            Salvar
          </Button>
        }
      >
        <ProfilePicture />
        <TextInput
          label="Nome"
          autoComplete="name"
          maxLength={120}
          value={fields.name}
          error={problems.name}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <PhoneField
          label="Celular"
          mask={maskPhone}
          value={fields.phone}
          onChange={(phone) => change({ phone })}
        />
        <TextInput label="E-mail" value={user.email} readOnly description="Usado para entrar no Prosa." />
      </SectionCard>
    </form>
  );
}

interface Typed {
  name: string;
  phone: string;
}

/** Returns what to save: the phone only when it changed, because the mask would damage a foreign one. */
function changed(user: Typed, { name, phone }: Typed): { name: string; phone?: string } {
  const isPhoneChanged = phone !== maskPhone(user.phone);
  return { name: name.trim(), ...(isPhoneChanged ? { phone: toInternational(phone) } : {}) };
}
