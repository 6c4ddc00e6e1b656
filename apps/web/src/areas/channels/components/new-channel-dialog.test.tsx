import { calls, type Ability, type CallOutput, type ChannelKind } from '@prosa/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerCall } from '../../../testing/answer-calls.ts';
import { renderUi } from '../../../testing/render-ui.tsx';
import { aChip } from '../testing/samples.ts';
import { risks } from '../kinds/kind-words.ts';
import { NewChannelDialog } from './new-channel-dialog.tsx';

const web: ChannelKind = {
  driver: 'web',
  title: 'WhatsApp por QR code',
  capabilities: aChip().capabilities,
};
const cloud: ChannelKind = {
  driver: 'cloud',
  title: 'API oficial da Meta',
  capabilities: aChip({
    capabilities: { logins: ['keys'], unofficial: false, templates: true, window_hours: 24 },
  }).capabilities,
};

const simulated: ChannelKind = {
  driver: 'simulator',
  title: 'Telefone simulado',
  capabilities: aChip({ capabilities: { unofficial: false, simulated: true } }).capabilities,
};

type Kinds = CallOutput<typeof calls.getChannelKinds>;
const read: Kinds['risk_read'] = { by: 'Ana Souza', at: new Date(2026, 2, 2, 9, 0).toISOString() };

function open(abilities: readonly Ability[] = []) {
  answerCall(calls.getFlows, () => []);
  answerCall(calls.getDepartments, () => [{ _id: 'sales', name: 'Vendas', description: '', filed: false }]);
  const onClose = vi.fn<() => void>();
  const dialog = <NewChannelDialog onClose={onClose} onCreated={() => undefined} />;
  return { ...renderUi(dialog, {}, abilities), onClose };
}

/** Fills in what a number of any kind needs. */
async function fillIn(person: ReturnType<typeof open>['person']) {
  await person.type(screen.getByLabelText(/^Nome/), 'vendas');
  await person.click(screen.getByRole('combobox', { name: 'Primeiro atendimento' }));
  await person.click(screen.getByRole('option', { name: 'Atendimento humano' }));
  await person.click(screen.getByRole('combobox', { name: 'Departamento' }));
  await person.click(await screen.findByRole('option', { name: 'Vendas' }));
}
const confirmation = () => screen.queryByRole('checkbox', { name: /^Li os riscos e aceito/ });
const shownRisks = () => risks.filter((risk) => screen.queryByText(risk));
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Salvar' });

test('each kind says how it connects; one that risks the number waits for the owner to accept that', async () => {
  answerCall(calls.getChannelKinds, () => ({ kinds: [web, cloud], risk_read: null }));
  const { person } = open();
  const official = await screen.findByRole('radio', { name: cloud.title });
  expect(screen.getByText(/só com modelos aprovados/)).toBeTruthy();
  expect(screen.getByText(/O proprietário da conta precisa criar/)).toBeTruthy();
  expect(save().disabled).toBe(true);
  await person.click(official);
  expect(screen.queryByText(/O proprietário da conta precisa criar/)).toBeNull();
  expect(save().disabled).toBe(false);
});

test('without knowing the kinds nothing is created, and they can be asked for again', async () => {
  let tries = 0;
  answerCall(calls.getChannelKinds, () =>
    (tries += 1) === 1 ? { refused: 'Não deu.' } : { kinds: [cloud], risk_read: null },
  );
  const { person } = open();
  await screen.findByText('Não deu.');
  expect(save().disabled).toBe(true);
  await person.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  await waitFor(() => expect(save().disabled).toBe(false));
});

test.each([
  [web, /^Para o WhatsApp que já está no celular: conecta lendo um QR code.+texto, com opções numeradas\.$/],
  [cloud, /^Para um número cadastrado na Meta.+até 24 horas depois.+só com modelos aprovados\. Menus/],
  [simulated, /^Para experimentar: o celular é simulado na tela, e nada chega ao WhatsApp\.$/],
])('$title says in its own words what it can', async (kind, words) => {
  answerCall(calls.getChannelKinds, () => ({ kinds: [simulated, web, cloud], risk_read: null }));
  open();
  const { parentElement: option } = await screen.findByText(kind.title);
  expect(option?.textContent.slice(kind.title.length)).toMatch(words);
});

test('only the kind that WhatsApp does not approve of tells its risks', async () => {
  answerCall(calls.getChannelKinds, () => ({ kinds: [simulated, web, cloud], risk_read: null }));
  const { person } = open(['channels.accept_risk']);
  await screen.findByRole('radio', { name: simulated.title, checked: true });
  expect(shownRisks()).toEqual([]);
  await person.click(screen.getByRole('radio', { name: web.title }));
  expect(shownRisks()).toEqual([...risks]);
  expect(risks.join()).toMatch(/bloquear o número.+quem nunca falou.+14 dias/);
  expect(confirmation()).toBeTruthy();
  await person.click(screen.getByRole('radio', { name: cloud.title }));
  expect(shownRisks()).toEqual([]);
  expect(confirmation()).toBeNull();
});

test('the first number with a risk is created only once the owner has ticked that they read it', async () => {
  answerCall(calls.getChannelKinds, () => ({ kinds: [web, cloud], risk_read: null }));
  const saved = answerCall(calls.saveChip, () => aChip());
  const { person, onClose } = open(['channels.accept_risk']);
  await screen.findByRole('radio', { name: web.title, checked: true });
  await fillIn(person);
  await person.click(save());
  await screen.findByText('Marque para confirmar que leu.');
  expect(saved).toEqual([]);
  await person.click(confirmation() as HTMLElement);
  await person.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(saved).toEqual([expect.objectContaining({ driver: 'web', name: 'vendas', risk_read: true })]);
});

test('who has confirmed once for the company is not asked again', async () => {
  answerCall(calls.getChannelKinds, () => ({ kinds: [web, cloud], risk_read: read }));
  const saved = answerCall(calls.saveChip, () => aChip());
  const { person, onClose } = open();
  await screen.findByRole('radio', { name: web.title, checked: true });
  expect([confirmation(), shownRisks()]).toEqual([null, []]);
  await fillIn(person);
  await person.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(saved).toEqual([expect.objectContaining({ driver: 'web', risk_read: false })]);
});
