import { calls, type Contact } from '@prosa/contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerCall } from '../../../testing/answer-calls.ts';
import { renderUi } from '../../../testing/render-ui.tsx';
import { ContactDataForm } from './contact-data-form.tsx';

const contact = { _id: 'one', name: 'Rita', data: { cidade: 'Curitiba' } } as unknown as Contact;

test('a variable that is added is written at once: name, Tab, value, Enter', async () => {
  const inputs = answerCall(calls.changeContactData, () => ({ _id: 'one' }));
  const { person } = renderUi(<ContactDataForm contact={contact} />);
  await person.click(screen.getByRole('button', { name: 'Adicionar variável' }));
  await person.keyboard('plano{Tab}Ouro{Enter}');
  await expect.poll(() => inputs).toHaveLength(1);
  const data = [
    { name: 'cidade', value: 'Curitiba' },
    { name: 'plano', value: 'Ouro' },
  ];
  expect(inputs[0]).toMatchObject({ contact: { _id: 'one', data } });
});
