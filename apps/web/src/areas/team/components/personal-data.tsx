import { Button, TextInput } from '@mantine/core';
import { maskPhone, toInternational } from '@prosa/brazil';
import { calls, errorText } from '@prosa/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useCallMutation } from '../../../lib/api/use-call.ts';
import { currentUserQuery, useCurrentUser } from '../../../lib/current-user.tsx';
import { notify } from '../../../ui/feedback/notify.tsx';
import { PhoneField } from '../../../ui/form/phone-field.tsx';
import { SectionCard } from '../../../ui/page/section-card.tsx';
import { ProfilePicture } from './profile-picture.tsx';

/** 'Meus dados': picture, name and mobile phone. */
export function PersonalData() {
  const user = useCurrentUser();
  const client = useQueryClient();
  const [name, setName] = useState(user.name);
  const [phone, setPhone] = useState(() => maskPhone(user.phone));
  const [problem, setProblem] = useState<string | null>(null);
  const isPhoneChanged = phone !== maskPhone(user.phone);
  const changed = { name: name.trim(), ...(isPhoneChanged ? { phone: toInternational(phone) } : {}) };

  const update = useCallMutation(calls.updateUser, {
    onSuccess: () => {
      client.setQueryData(currentUserQuery.queryKey, (known) => known && { ...known, ...changed });
      notify.success('Dados atualizados com sucesso');
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setProblem(changed.name ? null : errorText('name_required'));
    if (changed.name) update.mutate({ user: { _id: user._id, ...changed } });
  };
  return (
    <form onSubmit={submit} noValidate>
      <SectionCard
        title="Meus dados"
        footer={
          <Button type="submit" loading={update.isPending} disabled={name === user.name && !isPhoneChanged}>
            Salvar
          </Button>
        }
      >
        <ProfilePicture />
        <TextInput
          label="Nome"
          autoComplete="name"
          maxLength={120}
          value={name}
          error={problem}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <PhoneField label="Celular" mask={maskPhone} value={phone} onChange={setPhone} />
        <TextInput label="E-mail" value={user.email} readOnly description="Usado para entrar no Prosa." />
      </SectionCard>
    </form>
  );
}
