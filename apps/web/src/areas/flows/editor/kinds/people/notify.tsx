import { MultiSelect, TextInput } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useEditor } from '../../state/editor-context.ts';
import { SwitchField } from '../../fields/switch-field.tsx';
import { TemplateField } from '../../fields/template-field.tsx';
import { HttpSecret } from '../integration/http-secret.tsx';
import { defaults, type Kind, type PanelProps } from '../kind.ts';

/** Nota interna: only the team sees it; who is called to it, and which other system is told. */
export const notify: Kind<'notify'> = {
  family: 'people',
  order: 30,
  icon: IconBell,
  hint: 'Deixa uma nota que só a equipe vê',
  create: defaults,
  summary: ({ text }) => text,
  Panel: NotifyPanel,
};

function NotifyPanel({ settings, change }: PanelProps<'notify'>) {
  const { text, mentions, email, notice, webhook_url, webhook_secret } = settings;
  const { users } = useEditor().company;
  const lost = users ? mentions.filter((id) => !users.some(({ _id }) => _id === id)) : [];
  return (
    <>
      <TemplateField
        label="Nota"
        description="Aparece na conversa, só para a equipe."
        placeholder="{contato.nome} quer {produto}."
        rows={3}
        maxLength={2000}
        value={text}
        onChange={(changed) => change({ text: changed })}
      />
      <MultiSelect
        label="Chamar"
        description="Recebem um aviso com som, ou quando voltarem, se atendem o departamento da conversa. No máximo um a cada 10 minutos por conversa."
        placeholder={mentions.length === 0 ? 'Ninguém' : undefined}
        data={[
          ...(users ?? []).map(({ _id, name }) => ({ value: _id, label: name })),
          ...lost.map((id) => ({ value: id, label: 'Não existe mais' })),
        ]}
        value={[...mentions]}
        maxValues={10}
        searchable
        onChange={(chosen) => change({ mentions: chosen })}
      />
      {(mentions.length > 0 || email) && (
        <SwitchField
          label="Chamar também por e-mail"
          value={email}
          onChange={(isOn) => change({ email: isOn })}
        />
      )}
      <TextInput
        label="Avisar outro sistema"
        description="Este endereço recebe um POST com o fluxo, o passo e o código da conversa, nada do cliente."
        placeholder="https://api.minhaloja.com.br/avisos"
        maxLength={2000}
        inputMode="url"
        value={webhook_url}
        onChange={({ currentTarget }) => change({ webhook_url: currentTarget.value })}
      />
      {webhook_url.trim() && (
        <HttpSecret
          value={webhook_secret}
          address={webhook_url}
          onChange={(name) => change({ webhook_secret: name })}
        />
      )}
      {(email || webhook_url.trim()) && (
        <TextInput
          label="Texto do aviso"
          description="Vai no e-mail e para o outro sistema como está escrito, sem variáveis."
          placeholder="Um pedido grande espera resposta."
          maxLength={200}
          value={notice}
          onChange={({ currentTarget }) => change({ notice: currentTarget.value })}
        />
      )}
    </>
  );
}
