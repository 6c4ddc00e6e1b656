import type { Conversation } from '@prosa/contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '../../../testing/render-ui.tsx';
import type { DeskNames } from '../api/use-desk-names.ts';
import { aConversation, at } from '../testing/samples.ts';
import { ContactPanel } from './contact-panel.tsx';

const names: DeskNames = {
  department: () => 'Vendas',
  tags: () => [],
  departments: undefined,
  ownDepartments: undefined,
  allTags: undefined,
};

function renderPanel(changes: Partial<Conversation>) {
  renderUi(
    <ContactPanel conversation={aConversation('c', 1, changes)} names={names} onClose={() => undefined} />,
    {
      panelSections: [
        {
          title: 'Agendamentos',
          isOffered: ({ finished }) => finished === null,
          Section: ({ conversation }) => <p>Nada agendado com {conversation.contact.name}</p>,
        },
      ],
    },
  );
  return screen.getAllByRole('heading').map(({ textContent }) => textContent);
}

test('a section of another area is in the panel of the conversations it is for', () => {
  expect(renderPanel({})).toEqual(['Contato', 'Atendimento', 'Agendamentos']);
  expect(screen.getByText('Nada agendado com José Ávila')).toBeTruthy();
});

test('in the panel of other conversations it is not', () => {
  expect(renderPanel({ finished: at(9) })).toEqual(['Contato', 'Atendimento']);
});
