/** How a case fails that waited for something in vain: here, in vitest's `expect.poll`, and in a browser. */
const waitedInVain =
  /condition not met within|Matcher did not succeed in time|did not get (visible|hidden) at|Timeout \d+ms exceeded|(Test|Hook) timed out in/;

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
