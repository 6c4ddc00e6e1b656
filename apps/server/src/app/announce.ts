import type { Config } from '../platform/config/config.ts';
import { sendsMail } from '../platform/mail/mail.ts';
import { demoLogins, demoPassword } from './demo/logins.ts';

const noMail = [
  'ATENÇÃO: SMTP_URL não está definida, e nenhum e-mail sai deste servidor: quem esquece a senha não',
  'recebe o link, e os avisos dos fluxos não chegam. Defina SMTP_URL, por exemplo',
  'smtps://usuario:senha@smtp.empresa.com.br, e MAIL_FROM, e inicie de novo.',
];

/**
 * Prints where to go for the person who started it: the address, the logins of the demo workspace, and that no mail
 * leaves.
 */
export function announce({ config, url }: { config: Config; url: string | null }): void {
  const lines = [`Prosa: ${[...config.processes].join(', ')} no ar.`];
  if (url) lines.push('', `  Endereço:  ${url}`);
  if (url && config.demo) {
    lines.push('', `  Acessos de demonstração (senha ${demoPassword}):`);
    for (const { email, label } of demoLogins) lines.push(`    ${email.padEnd(24)} ${label}`);
  }
  if (url && config.simulator) lines.push('', `  Simulador: ${url}/simulador`);
  if (!sendsMail(config)) lines.push('', ...noMail);
  process.stdout.write(`\n${lines.join('\n')}\n\n`);
}
