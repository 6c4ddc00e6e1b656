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
    'Error: expected 1 to be 2\n    at Proxy.__VITEST_POLL_CHAIN__ (file:///vitest/dist/chunks/test.js:3748:47)',
    'Error: Timed out in waitUntil!\n    at waitFor (/x/world.ts:79:12)',
    'Error: getByText(x) did not get visible at http://localhost',
    'locator.click: Timeout 30000ms exceeded.',
    'Error: STACK_TRACE_ERROR\n    at task (file:///vitest/runner.js:1:2)',
    'TestingLibraryElementError: Unable to find role\n    at waitForWrapper (/x/@testing-library/dom/dist/wait-for.js:163:27)',
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
