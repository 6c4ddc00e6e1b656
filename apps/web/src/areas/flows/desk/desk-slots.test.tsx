import type { Conversation } from '@prosa/contract';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../../../testing/render-ui.tsx';
import { aConversation, aMessage, at } from '../../conversations/testing/samples.ts';
import { ThreadHeader } from '../../conversations/thread/thread-header.tsx';
import { flowDeskSlots } from './desk-slots.ts';

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

const explain = flowDeskSlots.messageActions?.[0];

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
