import { IconShieldCheck } from '@tabler/icons-react';
import { documentOf, end, node, say, start, toPeople } from './build.ts';
import type { FlowTemplate } from './template.ts';

const request = [
  'Antes de continuar: podemos guardar seus dados de contato e mandar novidades e ofertas por aqui?',
  'Você pode sair quando quiser, escrevendo SAIR.',
  '',
  'Responda SIM ou NÃO.',
].join('\n');

/** Asks for consent under the LGPD, keeps the proof, and offers a way out that always works. */
export const consent: FlowTemplate = {
  id: 'consentimento',
  name: 'Consentimento (LGPD)',
  description:
    'Pede permissão para mandar novidades, guarda a prova e respeita quem diz não ou escreve SAIR.',
  icon: IconShieldCheck,
  document: documentOf([
    start('pedido'),
    node('consent', {
      id: 'pedido',
      at: [1, 0],
      label: 'Pede permissão',
      settings: {
        typing: true,
        text: request,
        purpose: 'marketing',
        accept_words: ['sim', 'aceito', 'pode', 'concordo'],
        deny_words: ['não', 'recuso', 'não aceito'],
        attempts: 2,
        no_match_text: 'Responda com SIM ou NÃO.',
        timeout: { amount: 24, unit: 'hours' },
      },
      next: { accepted: 'aceitou', denied: 'recusou', no_match: 'equipe', timeout: 'fim' },
    }),
    say({
      id: 'aceitou',
      at: [2, -2],
      label: 'Aceitou',
      text: 'Combinado! Você vai receber nossas novidades por aqui. 💚',
      next: { next: 'equipe' },
    }),
    say({
      id: 'recusou',
      at: [2, 1],
      label: 'Recusou',
      text: 'Tudo bem, não vamos mandar ofertas. O atendimento continua normalmente.',
      next: { next: 'equipe' },
    }),
    toPeople({ id: 'equipe', at: [3, 0], text: 'Já chamei alguém da equipe para atender você.' }),
    end({ id: 'fim', at: [2, 4], outcome: 'abandonado', finishes: false }),
    node('global', {
      id: 'sair',
      at: [2, 7],
      label: 'Escreveu SAIR',
      settings: { phrases: ['sair', 'parar', 'descadastrar'], opt_out: true, resume: false, scope: 'flow' },
      next: { next: 'saiu' },
    }),
    end({
      id: 'saiu',
      at: [3, 7],
      text: 'Pronto, você não recebe mais nossas ofertas. Para atendimento, é só mandar mensagem.',
    }),
  ]),
};
