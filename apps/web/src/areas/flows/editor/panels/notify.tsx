import { MultiSelect } from '@mantine/core';
import { useEditor } from '../editor-context.ts';
import { TemplateField } from '../fields/template-field.tsx';
import type { PanelProps } from './panel.ts';

/** Nota interna: only the team sees it. */
export function NotifyPanel({ settings, change }: PanelProps<'notify'>) {
  const { text, mentions } = settings;
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
        description="Recebem um aviso com som, se atendem o departamento da conversa. No máximo um a cada 10 minutos por conversa."
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
    </>
  );
}
