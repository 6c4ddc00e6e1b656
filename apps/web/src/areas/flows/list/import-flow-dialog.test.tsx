import { calls, flowTrigger, type FlowDocument } from '@prosa/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerCall, answerUploads } from '../../../testing/answer-calls.ts';
import { renderUi } from '../../../testing/render-ui.tsx';
import { exportFlow } from '../editor/model/flow-file.ts';
import { filesIn } from '../editor/model/references.ts';
import { drawing, node } from '../editor/model/testing/drawings.ts';
import { ImportFlowDialog } from './import-flow-dialog.tsx';

const [theirs, ours] = ['0198c0de-0000-7000-8000-000000000001', '0198c0de-0000-7000-8000-000000000002'];

/** Returns a drawing that sends a picture of the library. */
function sending(media: string): FlowDocument {
  const step = node('message', 'hello');
  if (step.type !== 'message') throw new Error('no message');
  const picture = { id: 'picture', delay_ms: 0, type: 'image' as const, media, caption: '' };
  return drawing(node('start', 'start'), { ...step, settings: { ...step.settings, blocks: [picture] } });
}

test('a flow of another company comes with its trigger, found by the names of tags here, and its files', async () => {
  for (const empty of [calls.getDepartments, calls.getUsers, calls.getFlows, calls.getMedias, calls.getChips])
    answerCall(empty, () => []);
  answerCall(calls.getTags, () => [
    { _id: ours, name: 'VIP', color: '#0B8A6A', filed: false, auto_tag: false, keywords: [] },
  ]);
  const saved = answerCall(calls.saveFlow, () => ({ _id: 'flow', revision: 1 }));
  const uploads = answerUploads();
  const text = exportFlow('Boas-vindas', sending('their-picture'), {
    trigger: flowTrigger.parse({ trigger: true, keywords: ['oi'], events: { tagged: { tags: [theirs] } } }),
    hold_hours: 3,
    files: [{ id: 'their-picture', name: 'cardápio', type: 'image', mime: 'image/png', data: 'AA==' }],
    names: { tags: { [theirs]: 'VIP' } },
  });
  const { person } = renderUi(<ImportFlowDialog onClose={vi.fn<() => void>()} />);
  const field = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!found) throw new Error('no field for a file yet');
    return found;
  });
  await person.upload(field, new File([text], 'fluxo.json', { type: 'application/json' }));
  await waitFor(() => expect(screen.getByLabelText('Nome')).toHaveProperty('value', 'Boas-vindas'));
  await person.click(screen.getByRole('button', { name: 'Importar' }));
  await waitFor(() => expect(saved).toHaveLength(3));
  expect(uploads).toEqual(['cardápio']);
  expect(saved.map(({ document }) => document && filesIn(document as FlowDocument))).toEqual([
    [],
    ['m1'],
    undefined,
  ]);
  expect(saved[0]).toMatchObject({ name: 'Boas-vindas' });
  expect(saved[2]).toMatchObject({
    hold_hours: 3,
    trigger: { trigger: true, keywords: ['oi'], events: { tagged: { tags: [ours] } } },
  });
});
