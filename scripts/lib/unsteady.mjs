/**
 * How a case fails that waited for something in vain: here, in vitest's `expect.poll` and `waitUntil`, in a browser, in a
 * component's `findBy…` or `waitFor`, and by a time limit of vitest itself, whose report has no more of it than this word.
 */
const waitedInVain = new RegExp(
  [
    /condition not met within|did not get (visible|hidden) at/,
    /__VITEST_POLL_CHAIN__|Timed out in waitUntil/,
    /Timeout \d+ms exceeded/,
    /testing-library\/dom\/dist\/.*wait-for\.js/,
    /Error: STACK_TRACE_ERROR|Hook timed out in/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

/** More than so many files that waited in vain are no matter of a busy machine. */
const maxFiles = 3;

/**
 * Returns the files of a vitest report that deserve a second run, alone: all that failed, if each failure in them is a
 * wait that took too long. A wrong value is none of these: a doubled message or a leak fails the run at once.
 */
export function filesToRunAgain(report) {
  const failed = report.testResults.filter(({ status }) => status === 'failed');
  const messages = failed.flatMap((file) => {
    const cases = file.assertionResults.filter(({ status }) => status === 'failed');
    return cases.length ? cases.map(({ failureMessages }) => failureMessages.join('\n')) : [file.message];
  });
  const onlyWaits = messages.every((message) => waitedInVain.test(message));
  return onlyWaits && failed.length <= maxFiles ? failed.map(({ name }) => name) : [];
}
