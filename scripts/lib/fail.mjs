/** Ends the script with one clear sentence for the person who ran the command. */
export function fail(sentence) {
  process.stderr.write(`\n${sentence}\n`);
  process.exit(1);
}
