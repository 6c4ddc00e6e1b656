import { expect, test } from 'vitest';
import { createLog } from '../../../../platform/log/log.ts';
import { logFailures } from './log-failures.ts';

test('the log records where a run failed, and not a word of what was said', () => {
  const lines: string[] = [];
  const log = createLog('error', { write: (line) => lines.push(line) });
  const place = { flow_id: 'f1', version: 2, node: 'menu', visit: 7 };
  const quoting = new SyntaxError('Unexpected token in "meu CPF é 529"\n    at meu CPF');
  const run = { id: 'r1', conversation_id: 'c1' };
  const failures = [
    { ...place, cause: quoting },
    { ...place, cause: null },
  ];
  logFailures({ log, account_id: 'a1' }, [{ failures: [{ run, failures }] }]);
  expect(lines).toHaveLength(2);
  const [told = '', gone = ''] = lines;
  expect(JSON.parse(told)).toMatchObject({ account_id: 'a1', run_id: 'r1', ...place, fault: 'SyntaxError' });
  expect(told).toMatch(/at .*log-failures\.test/);
  expect(told).not.toContain('CPF');
  expect(JSON.parse(gone)).toMatchObject({ conversation_id: 'c1', fault: 'missing', frames: [] });
});
