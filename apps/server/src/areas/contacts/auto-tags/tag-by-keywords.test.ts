import { calls } from '@prosa/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import type { TestCompany } from '../../../testing/test-company.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let company: TestCompany;
let channel: string;

beforeAll(async () => {
  server = await startTestServer();
  company = await server.createCompany();
  channel = (await company.addChannel({ name: 'vendas' }))._id;
});
afterAll(() => server.stop());

const write = (phone: string, message: string) =>
  server.simulator('send', { channel, phone, name: 'Cliente', message });
const addTag = async (name: string, ...keywords: string[]) =>
  (await company.owner.call(calls.saveTag, { name, auto_tag: keywords.length > 0, keywords }))._id;
const tagsOf = async (phone: string) => {
  const { data } = await company.owner.call(calls.getContacts, { query: phone });
  return data[0]?.tags.toSorted();
};
/** Waits for the message that was written last, and so for all before it. */
const heard = (phone: string, message: string) =>
  eventually(async () => {
    const found = await company.owner.call(calls.getDeskConversations, { filter: { text: phone } });
    return found.data[0]?.last_message?.message === message;
  });

describe('automatic tags', () => {
  it('an automatic tag is added live to contacts who write a keyword, and to nobody else', async () => {
    const budget = await addTag('Orçamento', 'orçamento', 'quanto custa');
    const swap = await addTag('Troca', 'defeito (peça)');
    await addTag('Manual');
    const listener = await company.owner.listen();
    await write('5541911110001', 'Bom dia! QUANTO  CUSTA o sofá? Veio com DEFEITO (peca) também');
    await write('5541911110002', 'Bom dia, orçamentos?');
    await eventually(async () => (await tagsOf('5541911110001'))?.length === 2);
    expect(await tagsOf('5541911110001')).toEqual([budget, swap].toSorted());
    await eventually(() =>
      listener.events.some((event) => event.type === 'contact_updated' && event.contact.tags.length === 2),
    );
    const shown = async () =>
      (await company.owner.call(calls.getDashboardData, { interval: 1 })).tag_distribution?.map(
        ({ name }) => name,
      );
    await eventually(async () => (await shown())?.includes('Orçamento'));
    await heard('5541911110002', 'Bom dia, orçamentos?');
    expect(await tagsOf('5541911110002')).toEqual([]);
    listener.close();
  });

  it('a removed automatic tag returns only when the keyword is written again; an archived one never', async () => {
    const phone = '5541911110003';
    const tag = await addTag('Boleto', 'boleto');
    await write(phone, 'Cadê o boleto?');
    await eventually(async () => (await tagsOf(phone))?.includes(tag));
    const { data } = await company.owner.call(calls.getContacts, { query: phone });
    await company.owner.call(calls.changeContactTags, { contact: { _id: data[0]?._id ?? '', tags: [] } });
    await write(phone, 'Obrigado');
    await heard(phone, 'Obrigado');
    expect(await tagsOf(phone)).toEqual([]);
    await write(phone, 'O BOLETO venceu');
    await eventually(async () => (await tagsOf(phone))?.includes(tag));
    const tags = await company.owner.call(calls.getTags, {});
    await company.owner.call(calls.saveTag, { ...tags.find(({ _id }) => _id === tag), filed: true });
    await write('5541911110004', 'boleto');
    await heard('5541911110004', 'boleto');
    expect(await tagsOf('5541911110004')).toEqual([]);
  });
});
