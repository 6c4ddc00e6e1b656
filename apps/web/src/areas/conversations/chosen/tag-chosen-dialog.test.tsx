import { calls } from '@prosa/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerCall } from '../../../testing/answer-calls.ts';
import { renderUi } from '../../../testing/render-ui.tsx';
import type { DeskNames } from '../api/use-desk-names.ts';
import { aConversation } from '../testing/samples.ts';
import { TagChosenDialog } from './tag-chosen-dialog.tsx';

test('of ten thousand tags some are listed, the rest is found by typing and put by Enter', async () => {
  const allTags = Array.from({ length: 10_000 }, (_, place) => ({
    _id: `tag-${place}`,
    name: `Cidade ${String(place).padStart(4, '0')}`,
    color: '#0B8A6A',
    filed: false,
  }));
  const asked = answerCall(calls.tagConversations, () => ({
    done: 1,
    unchanged: 0,
    finished: 0,
    gone: 0,
    unseen: 0,
    undo_id: null,
  }));
  const names = { allTags } as unknown as DeskNames;
  const { person } = renderUi(
    <TagChosenDialog conversations={[aConversation('one', 1)]} names={names} onClose={() => undefined} />,
  );
  const field = await screen.findByLabelText('Buscar tag');
  expect(screen.getAllByRole('listitem')).toHaveLength(100);
  expect(screen.getByText('E mais 9.900. Digite uma parte do nome para achar.')).toBeTruthy();
  await person.type(field, 'CIDADE 9999');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Cidade 9999']);
  expect(screen.queryByText(/^E mais/)).toBeNull();
  await person.keyboard('{Enter}');
  await waitFor(() => expect(asked).toMatchObject([{ tags: ['tag-9999'] }]));
});
