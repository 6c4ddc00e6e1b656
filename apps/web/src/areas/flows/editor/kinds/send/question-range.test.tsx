import { fillDefaults } from '@prosa/flow-engine';
import type { FlowNodeOf, QuestionKind } from '@prosa/contract';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../../../../../testing/render-ui.tsx';
import { QuestionRange } from './question-range.tsx';

type Settings = FlowNodeOf<'question'>['settings'];

function open(kind: QuestionKind) {
  const change = vi.fn<(settings: Partial<Settings>) => void>();
  const settings = { ...(fillDefaults('question', {}) as Settings), kind, past_days: false };
  return { change, ...renderUi(<QuestionRange settings={settings} change={change} />) };
}

test('a number has a smallest and a greatest', async () => {
  const { change, person } = open('number');
  await person.type(screen.getByRole('textbox', { name: 'Mínimo' }), '1');
  await person.type(screen.getByRole('textbox', { name: 'Máximo' }), '9');
  expect(change.mock.calls).toEqual([[{ min: '1' }], [{ max: '9' }]]);
  expect(screen.queryByRole('switch')).toBeNull();
});

test('a day may be limited, and days that are over allowed', async () => {
  const { change, person } = open('date');
  await person.click(screen.getByRole('switch', { name: /Aceitar dias que já passaram/ }));
  await person.type(screen.getByRole('textbox', { name: 'Até' }), '5');
  expect(change.mock.calls).toEqual([[{ past_days: true }], [{ max: '5' }]]);
});

test('a text has no limits', () => {
  open('text');
  expect(screen.queryByRole('textbox')).toBeNull();
});
