import { calls, type Conversation } from '@prosa/contract';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerCall } from '../../../testing/answer-calls.ts';
import { renderUi } from '../../../testing/render-ui.tsx';
import { aConversation, aMessage, at } from '../../conversations/testing/samples.ts';
import { ThreadHeader } from '../../conversations/thread/thread-header.tsx';
import { flowDeskSlots } from './desk-slots.ts';
import { RevealAnswerDialog } from './reveal-answer-dialog.tsx';

async function openMenu(changes: Partial<Conversation>) {
  const onDialog = vi.fn<(dialog: unknown) => void>();
  const { person } = renderUi(
    <ThreadHeader
      conversation={aConversation('c', 1, changes)}
      names={{
        department: () => 'Vendas',
        tags: () => [],
        departments: undefined,
        ownDepartments: undefined,
        allTags: undefined,
      }}
      isPanelOpen={false}
      onPanel={() => undefined}
      onBack={() => undefined}
      onTake={() => undefined}
      onFinish={() => undefined}
      isBusy={false}
      onDialog={onDialog}
      isSearching={false}
      onSearch={() => undefined}
    />,
    flowDeskSlots,
  );
  await person.click(screen.getByRole('button', { name: 'Mais ações' }));
  await screen.findByRole('menuitem', { name: 'Editar nome' });
  return { person, onDialog, entry: screen.queryByRole('menuitem', { name: 'Transferir para fluxo' }) };
}

test('a conversation in progress can be handed to a flow from its menu', async () => {
  const { person, onDialog, entry } = await openMenu({});
  if (entry) await person.click(entry);
  expect(onDialog).toHaveBeenCalledExactlyOnceWith(flowDeskSlots.headerActions?.[0]);
});

test('a finished one cannot', async () => {
  expect((await openMenu({ finished: at(9) })).entry).toBeNull();
});

const [explain, reveal] = flowDeskSlots.messageActions ?? [];

test('a masked answer is shown to who asks for it, after saying that this is recorded', async () => {
  const masked = aMessage(1, { origin: 'customer', message: '•••' });
  expect([masked, aMessage(2, { origin: 'customer' })].map((one) => reveal?.isOffered?.(one))).toEqual([
    true,
    false,
  ]);
  const asked = answerCall(calls.revealAnswer, () => ({ text: '529.982.247-25' }));
  const { person } = renderUi(<RevealAnswerDialog message={masked} onClose={() => undefined} />);
  await screen.findByText(/Fica no Registro de atividades que você viu/);
  expect(asked).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Ver resposta' }));
  await screen.findByText('529.982.247-25');
  expect(asked).toEqual([{ message_id: masked._id }]);
});

test('where nothing is kept any more, the sentence of the server stands there', async () => {
  answerCall(calls.revealAnswer, () => ({ refused: 'Esta resposta não existe mais.' }));
  const { person } = renderUi(<RevealAnswerDialog message={aMessage(1)} onClose={() => undefined} />);
  await person.click(await screen.findByRole('button', { name: 'Ver resposta' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Esta resposta não existe mais.');
  expect(screen.queryByRole('button', { name: 'Ver resposta' })).toBeNull();
});

test.each([
  ['what a bot said', aMessage(1, { origin: 'chatbot' })],
  ['a handover of a bot', aMessage(1, { origin: 'system', event: 'handed' })],
])('%s leads to its reasons', (_what, message) => {
  expect(explain?.isOffered?.(message)).toBe(true);
});

test.each([
  ['what a person said', aMessage(1, { origin: 'user' })],
  ['another notice of the system', aMessage(1, { origin: 'system' })],
])('%s does not', (_what, message) => {
  expect(explain?.isOffered?.(message)).toBe(false);
});
