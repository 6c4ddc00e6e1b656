import { expect, test } from 'vitest';
import { faultOf } from './faults.ts';

const given = { amount: 3, phone: '5511987401122' };

test('each fault carries the fields that the simulator asks for, and nothing else', () => {
  expect(faultOf('drop', given)).toEqual({ kind: 'drop', ms: 3000 });
  expect(faultOf('slow', given)).toEqual({ kind: 'slow', ms: 3000 });
  expect(faultOf('send-timeout', given)).toEqual({ kind: 'send-timeout', count: 3 });
  expect(faultOf('unregistered', given)).toEqual({ kind: 'unregistered', phone: '5511987401122' });
  expect(faultOf('new-chats-held', given)).toEqual({ kind: 'new-chats-held', ms: 3000 });
  expect(faultOf('quota', given)).toEqual({ kind: 'quota', used: 3, limit: 3 });
  expect(faultOf('postponed', given)).toEqual({ kind: 'postponed', ms: 3000 });
  expect(faultOf('none', given)).toEqual({ kind: 'none' });
});
