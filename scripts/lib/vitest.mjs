import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { inRoot } from './root.mjs';
import { runNode } from './run.mjs';
import { filesToRunAgain } from './unsteady.mjs';

/**
 * Runs vitest projects with optional filters, in one run whose order `long-first.ts` decides. Returns how many cases
 * passed and failed, and which failed. Files in which cases only waited in vain run once more, alone; where they pass,
 * their cases are named as unsteady.
 */
export async function runProjects(projects, { filters, workers, env = {} }) {
  const first = await runOnce(projects, { filters, env, workers });
  const again = first.report ? filesToRunAgain(first.report) : [];
  if (!again.length) return { ...countsOf(projects, first), unsteady: [] };
  process.stdout.write(`\nagain, alone: ${again.map((file) => relative(inRoot(), file)).join(', ')}\n`);
  const second = countsOf(projects, await runOnce(projects, { filters: again, env, workers: 1 }));
  const { passed, failed, names } = countsOf(projects, first);
  const [passedBefore, failedBefore] = ['passed', 'failed'].map((status) =>
    countIn(first.report, again, status),
  );
  // A run that found fewer cases shows nothing; more there are where the set-up had failed.
  if (second.failed || second.passed < passedBefore + failedBefore)
    return { passed, failed, names, unsteady: [] };
  return { passed: passed - passedBefore + second.passed, failed: 0, names: [], unsteady: names };
}

/** Counts the cases of these files that ended with this status. */
function countIn({ testResults }, files, wanted) {
  return testResults
    .filter(({ name }) => files.includes(name))
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === wanted).length;
}

/** Test processes make many short-lived objects: with more room for these, the whole suite takes less processor time. */
const roomForYoung = '--execArgv=--max-semi-space-size=64';

/** Modules that one run has transformed serve the next; nothing stays for a run with other sources. */
const modules = mkdtempSync(join(tmpdir(), 'prosa-modules-'));
process.on('exit', () => rmSync(modules, { recursive: true, force: true }));

/** Runs the projects once. The report is null when vitest wrote none. */
async function runOnce(projects, { filters, env, workers }) {
  const folder = mkdtempSync(join(tmpdir(), 'prosa-test-'));
  const output = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${output}`];
  const args = [
    'run',
    ...projects.map((project) => `--project=${project}`),
    `--maxWorkers=${workers}`,
    '--passWithNoTests',
    roomForYoung,
    '--experimental.fsModuleCache',
    `--experimental.fsModuleCachePath=${modules}`,
    ...reporters,
    ...filters,
  ];
  const code = await runNode(inRoot('node_modules', 'vitest', 'vitest.mjs'), args, {
    env: { ...process.env, ...env },
  });
  const report = existsSync(output) ? JSON.parse(readFileSync(output, 'utf8')) : null;
  rmSync(folder, { recursive: true, force: true });
  return { code, report };
}

function countsOf(projects, { code, report }) {
  const counts = report ? countCases(report) : { passed: 0, failed: 0, names: [] };
  if (code === 0 || counts.failed > 0) return counts;
  // Vitest also fails for errors outside any case (a crash, an unhandled rejection): they count as one failure.
  return {
    ...counts,
    failed: 1,
    names: [...counts.names, `${projects.join(' and ')}: an error outside any case`],
  };
}

/**
 * Counts the cases of a vitest JSON report, and names those that failed with the beginning of the reason; a file that could not
 * be loaded counts as one failure.
 */
export function countCases(report) {
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((result) => result.status !== 'failed'),
  );
  const failed = report.testResults.flatMap((file) =>
    file.assertionResults
      .filter((result) => result.status === 'failed')
      .map(
        (result) =>
          `${relative(inRoot(), file.name)}: ${result.fullName}\n${beginning(result.failureMessages)}`,
      ),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    names: [
      ...failed,
      ...unloaded.map(
        (file) => `${relative(inRoot(), file.name)}: could not be loaded\n${beginning([file.message])}`,
      ),
    ],
  };
}

/** Returns as much of why a case failed as someone needs who sees only the end of the output. */
function beginning(messages) {
  const lines = messages
    .filter(Boolean)
    .join('\n')
    .replaceAll('STACK_TRACE_ERROR', 'timed out')
    .split('\n')
    .filter((line) => !line.includes('node_modules'));
  return lines
    .slice(0, 20)
    .map((line) => `    ${line}`)
    .join('\n');
}
