import { expect, it } from 'vitest';
import { conversationsLink, deskLink } from './links.ts';

it('a number of the report leads to the conversations that it counts', () => {
  const period = { from: '2026-11-15', to: '2026-11-21' };
  expect(conversationsLink({ ...period, channel: null, kind: 'chatbot' })).toBe(
    '/conversas?de=2026-11-15&ate=2026-11-21&tipo=chatbot',
  );
  expect(conversationsLink({ ...period, channel: 'c1', department: 'd1' })).toBe(
    '/conversas?de=2026-11-15&ate=2026-11-21&canais=c1&departamentos=d1',
  );
  expect(deskLink({ channel: 'c1', situation: 'sem-resposta' })).toBe(
    '/atendimento?filtro=sim&canais=c1&situacao=sem-resposta',
  );
});
