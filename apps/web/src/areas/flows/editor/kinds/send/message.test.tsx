import type { FlowNode, FlowNodeOf } from '@prosa/contract';
import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerUploads } from '../../../../../testing/answer-calls.ts';
import { renderUi } from '../../../../../testing/render-ui.tsx';
import { drawing, node } from '../../model/testing/drawings.ts';
import { NodePanel } from '../../panels/node-panel.tsx';
import { EditorAround } from '../../testing/editor-around.tsx';

const picture = new File(['x'], 'cardápio.png', { type: 'image/png' });
const nothing = () => undefined;

function renderMessage(text: string) {
  const message = node('message', 'a') as FlowNodeOf<'message'>;
  const [block] = message.settings.blocks;
  const written = { ...message, settings: { ...message.settings, blocks: [{ ...block, variants: [text] }] } };
  let shown = written as FlowNode;
  renderUi(
    <EditorAround document={drawing(node('start', 's'), shown)}>
      {({ state }) => {
        shown = state.document.nodes.find(({ id }) => id === 'a') ?? shown;
        return (
          <NodePanel
            node={shown}
            onClose={nothing}
            onLeave={nothing}
            takesFocus={false}
            isAsked={false}
            onAsked={nothing}
          />
        );
      }}
    </EditorAround>,
  );
  return () => (shown as FlowNodeOf<'message'>).settings.blocks;
}

const withFiles = (...files: File[]) => ({ files, types: ['Files'], getData: () => '' });

test('a picture that is dropped on a message becomes a part of it, behind what is written', async () => {
  const names = answerUploads();
  const blocks = renderMessage('Olá');
  fireEvent.drop(screen.getByRole('group', { name: 'Partes, enviadas nesta ordem' }), {
    dataTransfer: withFiles(picture),
  });
  await screen.findByText('Enviando o arquivo…');
  await waitFor(() => expect(blocks()).toHaveLength(2));
  expect(blocks()[1]).toMatchObject({ type: 'image', media: 'm1', caption: '' });
  expect(names).toEqual(['cardápio.png']);
});

test('a pasted picture takes the place of the empty text; pasted text stays text', async () => {
  answerUploads();
  const blocks = renderMessage('');
  const field = screen.getByRole('textbox', { name: 'Texto' });
  const asText = createEvent.paste(field, {
    clipboardData: { ...withFiles(picture), types: ['Files', 'text/plain'] },
  });
  fireEvent(field, asText);
  expect(asText.defaultPrevented).toBe(false);
  fireEvent.paste(field, { clipboardData: withFiles(picture) });
  await waitFor(() => expect(blocks()).toMatchObject([{ type: 'image', media: 'm1' }]));
});

test('a file that is not accepted says why, and changes nothing', async () => {
  const names = answerUploads();
  const blocks = renderMessage('Olá');
  fireEvent.drop(screen.getByRole('group', { name: 'Partes, enviadas nesta ordem' }), {
    dataTransfer: withFiles(new File(['x'], 'virus.exe', { type: 'application/x-msdownload' })),
  });
  await screen.findByText(/“virus.exe”: Este arquivo não é aceito/);
  expect(blocks()).toHaveLength(1);
  expect(names).toEqual([]);
});
