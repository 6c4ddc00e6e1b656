import { describe, expect, it } from 'vitest';
import { filesToRunAgain } from './unsteady.mjs';

const failing = (name: string, ...reasons: string[]) => ({
  name,
  status: 'failed',
  message: '',
  assertionResults: reasons.map((reason) => ({ status: 'failed', failureMessages: [reason] })),
});
const passing = { name: 'fine', status: 'passed', message: '', assertionResults: [{ status: 'passed' }] };
const wait = 'Error: condition not met within 60000 ms; last: []';

describe('filesToRunAgain', () => {
  it.each([
    wait,
    'Error: Matcher did not succeed in time.',
    'Error: getByText(x) did not get visible at http://localhost',
    'locator.click: Timeout 30000ms exceeded.',
    'Error: Test timed out in 240000ms.',
  ])('names a file whose case waited in vain: %s', (reason) => {
    expect(filesToRunAgain({ testResults: [passing, failing('busy', reason)] })).toEqual(['busy']);
  });

  it.each([
    ['a wrong value', [failing('wrong', 'AssertionError: expected 2 to be 1')]],
    ['a wrong value beside a wait', [failing('busy', wait), failing('wrong', 'expected 2 to be 1')]],
    ['a file that could not be loaded', [{ ...failing('unloaded'), message: 'SyntaxError' }]],
    ['many waits', ['a', 'b', 'c', 'd'].map((name) => failing(name, wait))],
    ['nothing failed', [passing]],
  ])('names none: %s', (_, testResults) => {
    expect(filesToRunAgain({ testResults })).toEqual([]);
  });
});
