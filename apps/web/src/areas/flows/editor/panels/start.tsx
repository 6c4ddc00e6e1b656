import { Anchor, List, Skeleton, Text } from '@mantine/core';
import type { FlowSummary } from '@prosa/contract';
import { Link } from 'react-router';
import { useEditor } from '../editor-context.ts';

/** Início: how the flow starts by itself. It is set on the list of flows. */
export function StartPanel() {
  const { company, flowId } = useEditor();
  const flow = company.flows?.find(({ _id }) => _id === flowId);
  return (
    <>
      <Text size="sm" fw={540}>
        Como este fluxo começa
      </Text>
      {flow ? (
        <List size="sm" spacing={4}>
          {waysIn(flow).map((way) => (
            <List.Item key={way}>{way}</List.Item>
          ))}
        </List>
      ) : (
        <Skeleton height={48} />
      )}
      <Anchor component={Link} to="/flows" size="sm">
        Mudar o gatilho na lista de fluxos
      </Anchor>
    </>
  );
}

const occasions = {
  any_message: 'Com qualquer mensagem',
  first_contact: 'Na primeira mensagem de um contato novo',
  new_conversation: 'Na primeira mensagem de cada conversa',
} as const;

function waysIn(flow: FlowSummary): string[] {
  const always = 'Quando é o primeiro atendimento de um número, ou alguém transfere a conversa';
  if (!flow.trigger) return [always];
  return [
    always,
    ...(flow.keywords.length > 0 ? [`Com as palavras: ${flow.keywords.join(', ')}`] : []),
    ...flow.occasions.map((occasion) => occasions[occasion]),
    ...(flow.trigger_human ? ['Também durante o atendimento humano'] : []),
    ...(flow.disabled_chips.length > 0 ? ['Não em todos os números'] : []),
  ];
}
