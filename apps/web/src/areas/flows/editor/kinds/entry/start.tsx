import { Anchor, List, Skeleton, Text } from '@mantine/core';
import type { FlowSummary } from '@prosa/contract';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useEditor, useEditorActions } from '../../state/editor-context.ts';
import { SwitchField } from '../../fields/switch-field.tsx';
import { eventTexts } from '../../../trigger/event-words.ts';
import { useTagName } from '../../../trigger/use-tag-name.ts';
import { defaults, type Kind, type PanelProps } from '../kind.ts';

/** Início: how the flow starts automatically, which can be changed from here. */
export const start: Kind<'start'> = {
  family: 'entry',
  order: 10,
  icon: IconPlayerPlay,
  hint: 'Onde o fluxo começa',
  create: defaults,
  summary: ({ way_out }) => (way_out ? 'Saídas prontas: cancelar, falar com atendente' : ''),
  Panel: StartPanel,
};

function StartPanel({ settings, change }: PanelProps<'start'>) {
  const { company, flowId } = useEditor();
  const tagName = useTagName();
  const { openTrigger } = useEditorActions();
  const flow = company.flows?.find(({ _id }) => _id === flowId);
  return (
    <>
      <Text size="sm" fw={540}>
        Como este fluxo começa
      </Text>
      {flow ? (
        <List size="sm" spacing={4}>
          {entriesOf(flow, tagName).map((entry) => (
            <List.Item key={entry}>{entry}</List.Item>
          ))}
        </List>
      ) : (
        <Skeleton height={48} />
      )}
      <Anchor
        component="button"
        type="button"
        size="sm"
        style={{ alignSelf: 'flex-start' }}
        onClick={openTrigger}
      >
        Mudar o gatilho
      </Anchor>
      <SwitchField
        label="Saídas prontas"
        description="Em qualquer ponto, “falar com atendente” chama a equipe e “cancelar” encerra. A opção de um menu e as frases de “A qualquer momento” vêm antes."
        value={settings.way_out}
        onChange={(way_out) => change({ way_out })}
      />
    </>
  );
}

const occasions = {
  any_message: 'Com qualquer mensagem',
  first_contact: 'Na primeira mensagem de um contato novo',
  new_conversation: 'Na primeira mensagem de cada conversa',
} as const;

function entriesOf(flow: FlowSummary, tagName: (id: string) => string): string[] {
  const always = 'Quando é o primeiro atendimento de um número, ou alguém transfere a conversa';
  if (!flow.trigger) return [always];
  return [
    always,
    ...(flow.keywords.length > 0 ? [`Com as palavras: ${flow.keywords.join(', ')}`] : []),
    ...flow.occasions.map((occasion) => occasions[occasion]),
    ...eventTexts(flow.events, tagName),
    ...(flow.trigger_human ? ['Também durante o atendimento humano'] : []),
    ...(flow.disabled_chips.length > 0 ? ['Não em todos os números'] : []),
  ];
}
