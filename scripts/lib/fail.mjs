/** Ends the script with one clear sentence for whoever typed the command. */
export function fail(sentence) {
  process.stderr.write(`\n${sentence}\n`);
  process.exit(1);
}
