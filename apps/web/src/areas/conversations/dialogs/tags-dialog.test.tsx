import { calls, type Tag } from '@prosa/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerCall } from '../../../testing/answer-calls.ts';
import { renderUi } from '../../../testing/render-ui.tsx';
import type { DeskNames } from '../api/use-desk-names.ts';
import { aConversation } from '../testing/samples.ts';
import { DeskDialogs } from './desk-dialogs.tsx';
import { TagsDialog } from './tags-dialog.tsx';

/** 500 tags, of which the contact has the last. */
const allTags: readonly Tag[] = Array.from({ length: 500 }, (_, index) => ({
  _id: `tag-${index}`,
  name: index === 250 ? 'Cliente VIP' : `Bairro ${String(index).padStart(3, '0')}`,
  color: '#0B8A6A',
  auto_tag: false,
  keywords: [],
  filed: false,
}));

const names: DeskNames = {
  department: () => '',
  tags: (ids) => allTags.filter(({ _id }) => ids.includes(_id)),
  departments: [],
  ownDepartments: [],
  allTags,
};

function renderDialog() {
  const onClose = vi.fn<() => void>();
  const saved = answerCall(calls.changeContactTags, () => ({ _id: 'contact', undo_id: 'undo' }));
  const conversation = aConversation('c', 0, { tags: ['tag-499'] });
  const { person } = renderUi(<TagsDialog conversation={conversation} names={names} onClose={onClose} />);
  const marked = () =>
    screen.queryAllByRole('option', { selected: true }).map(({ textContent }) => textContent);
  return { person, onClose, saved, marked, field: screen.getByRole<HTMLInputElement>('combobox') };
}

test('the field has the focus, and the tags of the contact are at the top of a list that stays short', async () => {
  const { field, marked } = renderDialog();
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(screen.getAllByRole('option')).toHaveLength(100);
  expect(screen.getAllByRole('option')[0]?.textContent).toBe('Bairro 499');
  expect(marked()).toEqual(['Bairro 499']);
  expect(screen.getByText(/^E mais 400\./)).toBeTruthy();
});

test('typing searches whatever the accents, Enter marks, arrows move, and Escape saves all of it once', async () => {
  const { person, field, saved, marked, onClose } = renderDialog();
  await person.type(field, 'vip{Enter}');
  expect(marked()).toEqual(['Cliente VIP']);
  await person.clear(field);
  await person.type(field, 'bairro 01{ArrowDown}{Enter}');
  expect(marked()).toEqual(['Bairro 011']);
  await person.keyboard('{Escape}');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(saved).toHaveLength(1);
  expect(saved[0]?.contact.tags.toSorted()).toEqual(['tag-11', 'tag-250', 'tag-499']);
});

test('Enter on a name that is no tag creates and saves nothing, and what was marked can be discarded', async () => {
  const { person, field, saved, onClose } = renderDialog();
  await person.type(field, 'Promoção{Enter}');
  expect(screen.getByText(/^Nenhuma tag com este nome/)).toBeTruthy();
  await person.clear(field);
  await person.type(field, 'vip{Enter}');
  await person.click(screen.getByRole('button', { name: 'Descartar' }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(saved).toEqual([]);
});

test('what is typed while the dialog is still being loaded is searched by it', async () => {
  const nothing = () => undefined;
  const { person } = renderUi(
    <DeskDialogs
      dialog="tags"
      conversation={aConversation('c', 0)}
      names={names}
      onClose={nothing}
      onTransferred={nothing}
    />,
  );
  expect(screen.queryByRole('combobox')).toBeNull();
  await person.keyboard('vip');
  const field = await screen.findByRole<HTMLInputElement>('combobox');
  await waitFor(() => expect(field.value).toBe('vip'));
  expect(screen.getAllByRole('option')).toHaveLength(1);
});
