import { node, type Node } from '../../nodes.ts';

/** Nodes that use every way to write a string, an address and a content, as vectors.json has them in bytes. */
export const goldenNodes: Record<string, Node> = {
  message: node('message', { to: '153870319603516@lid', id: '3EB0C767D26A1B2C', type: 'text' }, [
    node('participants', {}, [
      node('to', { jid: '153870319603516:3@lid' }, [
        node('enc', { v: '2', type: 'pkmsg' }, Buffer.from('330a0b0c', 'hex')),
      ]),
      node('to', { jid: '5511999990001:12@s.whatsapp.net' }, [node('enc', {}, Buffer.alloc(300, 7))]),
    ]),
  ]),
  receipt: node(
    'receipt',
    { from: '5511988887777@s.whatsapp.net', id: 'ABCDEF0123', type: 'read', t: '1764000000' },
    [node('list', {}, [node('item', { id: '3EB0.1-2' }), node('item', { id: 'Olá, ação' })])],
  ),
  iq: node('iq', { from: '@s.whatsapp.net', type: 'result', id: '12345.678-9' }, [
    node('count', { value: '812' }),
  ]),
  group: node('message', { from: '120363012345678901@g.us', participant: '1538703@lid', notify: '' }),
  long: node('ib', { value: 'x'.repeat(256) }, 'conteúdo'),
  wide: node(
    'list',
    {},
    Array.from({ length: 260 }, () => node('item')),
  ),
};
