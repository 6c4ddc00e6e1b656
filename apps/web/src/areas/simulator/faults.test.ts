import { expect, test } from 'vitest';
import { faultOf } from './faults.ts';

const given = { amount: 3, phone: '5511987401122' };

test('each fault carries the fields that the simulator asks for, and nothing else', () => {
  expect(faultOf('drop', given)).toEqual({ kind: 'drop', ms: 3000 });
  expect(faultOf('slow', given)).toEqual({ kind: 'slow', ms: 3000 });
  expect(faultOf('send-timeout', given)).toEqual({ kind: 'send-timeout', count: 3 });
  expect(faultOf('unregistered', given)).toEqual({ kind: 'unregistered', phone: '5511987401122' });
  expect(faultOf('none', given)).toEqual({ kind: 'none' });
});
