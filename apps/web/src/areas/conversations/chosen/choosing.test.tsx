import { calls, limits, type Tag } from '@prosa/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { answerCall } from '../../../testing/answer-calls.ts';
import { renderUi } from '../../../testing/render-ui.tsx';
import type { DeskNames } from '../api/use-desk-names.ts';
import { ConversationList } from '../list/conversation-list.tsx';
import { aConversation } from '../testing/samples.ts';
import { allOf, extended, nothingChosen, toggled, within as stillListed } from './choice.ts';

const vip = { _id: 'vip', name: 'VIP', color: '#0B8A6A' } as Tag;
const names: DeskNames = {
  department: () => 'Vendas',
  tags: () => [],
  departments: undefined,
  ownDepartments: undefined,
  allTags: [{ ...vip, _id: 'late', name: 'Atraso' }, vip],
};
const ids = ['a', 'b', 'c', 'd', 'e'];
const none = { undo_id: null, done: 0, unchanged: 0, finished: 0, gone: 0, unseen: 0 };

function show() {
  const rows = ids.map((id, index) => aConversation(id, index));
  rows.forEach((row, index) => (row.contact.name = `Cliente ${index + 1}`));
  return renderUi(
    <ConversationList
      list={{ rows, has_more: false, limit: 15 }}
      names={names}
      openId={null}
      onOpen={() => undefined}
      onMore={() => undefined}
      isLoadingMore={false}
      isStale={false}
    />,
  );
}
const box = (name: string) => screen.getByRole('checkbox', { name: `Selecionar conversa com ${name}` });

describe('choosing rows', () => {
  test('five rows get a tag by four acts: a click, a click with Shift, a key and Enter', async () => {
    const made = answerCall(calls.tagConversations, () => ({ ...none, undo_id: 'u', done: 4, unchanged: 1 }));
    const { person } = show();
    await person.click(box('Cliente 1'));
    await person.keyboard('{Shift>}');
    await person.click(screen.getByRole('link', { name: /Cliente 5/ }));
    await person.keyboard('{/Shift}');
    screen.getByRole('toolbar', { name: '5 conversas selecionadas' });
    await person.keyboard('t');
    await screen.findByRole('dialog', { name: 'Tag para 5 conversas' });
    await person.keyboard('vip{Enter}');
    await screen.findByText('4 conversas com a tag');
    expect(made).toEqual([{ conversation_ids: ids, tags: ['vip'] }]);
    await screen.findByText('1 já tinha a tag.');
    await screen.findByRole('button', { name: /Desfazer/ });
    expect(screen.queryByRole('toolbar')).toBeNull();
  });

  test('by the keyboard alone, and what somebody else had finished is told', async () => {
    const made = answerCall(calls.finishConversations, () => ({
      ...none,
      undo_id: 'u',
      done: 2,
      finished: 1,
    }));
    const { person } = show();
    await person.tab();
    await person.keyboard('x{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(screen.getByRole('status').textContent).toBe('3 conversas selecionadas');
    await person.keyboard('e');
    await screen.findByText('2 atendimentos finalizados');
    await screen.findByText('1 já tinha sido finalizada.');
    expect(made).toEqual([{ conversation_ids: ['a', 'b', 'c'] }]);
  });

  test('all of the list are chosen by one key, and a transfer asks where to', async () => {
    const made = answerCall(calls.transferConversations, () => none);
    answerCall(calls.getTransferDepartments, () => []);
    answerCall(calls.getColleagues, () => []);
    const { person } = show();
    await person.keyboard('{Control>}a{/Control}');
    const bar = screen.getByRole('toolbar', { name: '5 conversas selecionadas' });
    await person.click(within(bar).getByRole('button', { name: 'Transferir' }));
    const dialog = await screen.findByRole('dialog', { name: 'Transferir 5 conversas' });
    await person.click(within(dialog).getByRole('button', { name: 'Transferir' }));
    await within(dialog).findByText('Campo obrigatório');
    expect(made).toEqual([]);
  });
});

test('a range begins at the last row chosen, and what left the list is chosen no longer', () => {
  const one = toggled(nothingChosen, 'b');
  expect(extended(one, ids, 'd')).toEqual({ ids: ['b', 'c', 'd'], anchor: 'b' });
  expect(extended(one, ids, 'a').ids).toEqual(['b', 'a']);
  expect(extended(nothingChosen, ids, 'c').ids).toEqual(['c']);
  expect(toggled(one, 'b').ids).toEqual([]);
  expect(stillListed(extended(one, ids, 'd'), ['c'])).toEqual({ ids: ['c'], anchor: null });
  const many = Array.from({ length: 300 }, (_, index) => `row-${index}`);
  expect(allOf(many).ids).toHaveLength(limits.chosen_max);
});
