import type { SimulatedCustomer, ThreadMessage } from '@prosa/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderUi } from '../../../testing/render-ui.tsx';
import { faults } from '../faults.ts';
import { answerSeam } from '../testing/answer-seam.ts';
import { Controls } from './controls.tsx';

const ana = { phone: '5541999990001', name: 'Ana' };
const place = { channel: 'shop', phone: ana.phone };

function open(customer: SimulatedCustomer | null = ana, phone: string | null = '5511987650001') {
  const channel = { channel: 'shop', phone, connected: phone !== null, qrcode: null };
  return renderUi(<Controls channel={channel} customer={customer} />);
}
const press = (name: string) => screen.getByRole('button', { name });
const message = (platform_message_id: string, changes: Partial<ThreadMessage>) =>
  ({ platform_message_id, from: 'business', status: 2, marks: [], ...changes }) as ThreadMessage;

test.each([
  ['Localização', 'send', { ...place, name: 'Ana', type: 'location' }],
  ['Contato', 'send', { ...place, name: 'Ana', type: 'contact' }],
  ['Encaminhada', 'send', { ...place, name: 'Ana', marks: ['forwarded'] }],
  ['Visualização única', 'send', { ...place, name: 'Ana', marks: ['view_once'] }],
  ['Enquete', 'send', { ...place, name: 'Ana', marks: ['poll'] }],
  ['Tipo desconhecido', 'send', { ...place, name: 'Ana', message: '', marks: ['unsupported'] }],
  ['Sem conteúdo', 'send', { ...place, name: 'Ana', message: '', marks: ['undecryptable'] }],
  ['Esconder telefone', 'send', { ...place, name: 'Ana', hides_phone: true }],
  ['Informar telefone', 'identify', place],
  ['Ligar', 'call', place],
  ['Ligar com vídeo', 'call', { ...place, video: true }],
  ['Entregue', 'receipt', { ...place, status: 3 }],
  ['Lida', 'receipt', { ...place, status: 4 }],
])('%s acts once, as the customer on the screen', async (name, kind, input) => {
  const acts = answerSeam();
  const { person } = open();
  await person.click(press(name));
  await waitFor(() => expect(acts).toEqual([[kind, expect.objectContaining(input)]]));
});

test('the newest sent message fails, and the newest without content gets one', async () => {
  const thread = [
    message('old', {}),
    message('sent', {}),
    message('delivered', { status: 3 }),
    message('waits', { from: 'customer', marks: ['undecryptable'] }),
    message('own', { from: 'own-phone' }),
  ];
  const acts = answerSeam({ thread });
  const { person } = open();
  await person.click(press('Falhar a última enviada'));
  await waitFor(() => expect(acts).toEqual([['fail', { ...place, platform_message_id: 'sent' }]]));
  await person.click(press('Entregar conteúdo'));
  await waitFor(() => expect(acts).toHaveLength(2));
  expect(acts[1]).toEqual(['send', expect.objectContaining({ ...place, platform_message_id: 'waits' })]);
});

test('where there is nothing to fail or to fill in, it says so', async () => {
  const acts = answerSeam({ thread: [message('delivered', { status: 3 })] });
  const { person } = open();
  await person.click(press('Falhar a última enviada'));
  await screen.findByText(/não tem mensagem enviada e ainda não entregue/);
  await person.click(press('Entregar conteúdo'));
  await screen.findByText('Nenhuma mensagem espera conteúdo.');
  expect(acts).toEqual([]);
});

test('the company answers on its own handset; nothing is sent while nothing is written', async () => {
  const acts = answerSeam();
  const { person } = open();
  const field = screen.getByLabelText('Mensagem do celular da empresa');
  await person.type(field, '   {Enter}');
  await person.clear(field);
  await person.type(field, ' Já separei {Enter}');
  await waitFor(() => expect(field).toHaveProperty('value', ''));
  expect(acts).toEqual([['own-phone', { ...place, type: 'text', message: 'Já separei' }]]);
});

test('every fault can be provoked with its amount, and all are ended at once', async () => {
  const acts = answerSeam();
  const { person } = open();
  expect(screen.getAllByRole('button', { name: /^Provocar: / })).toHaveLength(faults.length);
  const seconds = screen.getByLabelText('Segundos: Queda de conexão');
  await person.clear(seconds);
  await person.type(seconds, '25');
  await person.click(press('Provocar: Queda de conexão'));
  await person.click(press('Provocar: Cliente sem WhatsApp'));
  await person.click(press('Encerrar todas as falhas'));
  await waitFor(() => expect(acts).toHaveLength(3));
  expect(acts).toEqual([
    ['fault', { channel: 'shop', kind: 'drop', ms: 25_000 }],
    ['fault', { channel: 'shop', kind: 'unregistered', phone: ana.phone }],
    ['fault', { channel: 'shop', kind: 'none' }],
  ]);
});

test('without a customer or a connected number only what works without them is offered', () => {
  const groups = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);
  const { unmount } = open();
  expect(groups()).toHaveLength(5);
  unmount();
  const { unmount: leave } = open(null);
  expect(groups()).toEqual(['Falhas']);
  expect(press('Provocar: Cliente sem WhatsApp')).toHaveProperty('disabled', true);
  leave();
  open(ana, null);
  expect(groups()).toEqual(['Falhas']);
  expect(screen.getByRole('switch', { name: /Clientes escrevem sozinhos/ })).toHaveProperty('disabled', true);
});

/** Switches on that customers write by themselves; `pass` lets seconds go by at once. */
function startSelfWriting() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  open();
  const control = screen.getByRole('switch', { name: /Clientes escrevem sozinhos/ });
  fireEvent.click(control);
  expect(control).toHaveProperty('checked', true);
  return { control, pass: (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000)) };
}

test('customers write by themselves until it is switched off', async () => {
  const acts = answerSeam();
  const { control, pass } = startSelfWriting();
  await pass(1);
  expect(acts).toEqual([]);
  await pass(30);
  const written = acts.length;
  expect(written).toBeGreaterThan(2);
  expect(acts[0]).toEqual(['send', expect.objectContaining({ channel: 'shop', type: 'text' })]);
  fireEvent.click(control);
  await pass(30);
  expect(acts).toHaveLength(written);
});

test('customers no longer write by themselves once the simulator refused it', async () => {
  const acts = answerSeam({ refused: 'O número está desconectado.' });
  const { control, pass } = startSelfWriting();
  await pass(30);
  expect(control).toHaveProperty('checked', false);
  expect(acts).toHaveLength(1);
});

test('a name of the customer stands where their phone confirms, and the phone where there is none', () => {
  const { unmount } = open();
  const text = () => within(screen.getByRole('region', { name: 'Confirmações' })).getByText(/^O celular de/);
  expect(text().textContent).toContain('Ana');
  unmount();
  open({ ...ana, name: null });
  expect(text().textContent).toContain('(41) 99999-0001');
});
