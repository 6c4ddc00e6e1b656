import type { Config } from '../platform/config/config.ts';
import { demoLogins, demoPassword } from './demo/logins.ts';

/** Tells who started it where to go: the address and, with the demo workspace, its logins. */
export function announce({ config, url }: { config: Config; url: string | null }): void {
  const lines = [`Prosa: ${[...config.processes].join(', ')} no ar.`];
  if (url) lines.push('', `  Endereço:  ${url}`);
  if (url && config.demo) {
    lines.push('', `  Acessos de demonstração (senha ${demoPassword}):`);
    for (const { email, label } of demoLogins) lines.push(`    ${email.padEnd(24)} ${label}`);
  }
  if (url && config.simulator) lines.push('', `  Simulador: ${url}/simulador`);
  process.stdout.write(`\n${lines.join('\n')}\n\n`);
}
