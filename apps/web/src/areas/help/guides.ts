import type { Ability } from '@prosa/contract';
import { plainText } from '../../lib/plain-text.ts';

/** What guides are grouped by, in the order of the screen. */
export const topics = {
  start: 'Primeiros passos',
  desk: 'Atendimento',
  bots: 'Robôs',
  account: 'Sua conta',
} as const;

export type Topic = keyof typeof topics;

/** A written guide to one task. */
export interface Guide {
  id: string;
  topic: Topic;
  title: string;
  steps: readonly string[];
  /** A hint below the steps. */
  note?: string;
  /** Where the task is done, and the ability that is needed to get there. */
  to?: { path: string; label: string; ability?: Ability };
}

/** All guides; the first tasks of a new company come first. */
export const guides: readonly Guide[] = [
  {
    id: 'conectar',
    topic: 'start',
    title: 'Conectar um número de WhatsApp',
    steps: [
      'Abra Números e clique em Novo número. Dê um nome e escolha o tipo de conexão, quem atende primeiro e o departamento de entrada.',
      'Clique em Conectar: o QR code aparece na tela.',
      'No celular, abra o WhatsApp e entre em Configurações, Dispositivos conectados, Conectar dispositivo.',
      'Aponte a câmera para o QR code e espere o estado mudar para Conectado. Sem câmera, use Conectar com código.',
    ],
    note: 'Se o número cair, o cartão dele diz por quê e o que fazer, e o Histórico da conexão guarda tudo o que aconteceu.',
    to: { path: '/chips', label: 'Abrir Números', ability: 'channels.manage' },
  },
  {
    id: 'atender',
    topic: 'desk',
    title: 'Atender uma conversa',
    steps: [
      'Em Atendimento, escolha a conversa na lista. As que esperam resposta ficam marcadas.',
      'Escreva e aperte Enter para enviar. Shift+Enter quebra a linha.',
      'Se o robô estava atendendo, sua primeira mensagem assume a conversa.',
      'Quando terminar, clique em Finalizar. O cliente que escrever de novo abre outra conversa.',
    ],
    note: 'Uma mensagem “não confirmada” está sendo conferida com o WhatsApp: ela nunca sai duas vezes.',
    to: { path: '/atendimento', label: 'Abrir Atendimento' },
  },
  {
    id: 'mensagens-rapidas',
    topic: 'desk',
    title: 'Responder com mensagens rápidas',
    steps: [
      'O gerente ou proprietário cadastra o atalho e a mensagem em Mensagens rápidas.',
      'No atendimento, digite / no começo ou depois de um espaço e continue com o atalho ou um trecho do texto.',
      'Escolha com as setas e insira com Enter ou Tab. Esc fecha a lista.',
      'Se ela tiver um arquivo, ele fica acima do texto, e Enter envia os dois. Pastas filtram a lista.',
      'Variáveis como {primeiro_nome}, {saudacao} e {atendente} são preenchidas com os dados da conversa.',
    ],
    note: 'O que o contato não tiver fica marcado. Tab leva à próxima lacuna, e nada é enviado sem você ver.',
  },
  {
    id: 'transferir',
    topic: 'desk',
    title: 'Transferir para outro departamento',
    steps: [
      'Abra a conversa e escolha Transferir em Mais ações.',
      'Escolha o departamento de destino e confirme.',
      'A conversa sai da sua lista, se você não atende aquele departamento, e aparece para quem atende.',
    ],
  },
  {
    id: 'fluxos',
    topic: 'bots',
    title: 'Criar um robô que atende sozinho',
    steps: [
      'Em Fluxos, clique em Novo fluxo e escolha um modelo, como Boas-vindas e menu. Troque os textos pelos seus.',
      'Onde o robô passa a conversa para a equipe, escolha o departamento.',
      'Clique em Simulador e converse como se fosse o cliente. Avance o relógio para ver esperas e o que acontece fora do horário.',
      'Gostou da conversa? Clique em Salvar como teste: ela é conferida de novo a cada publicação. Mudou de propósito? Clique em Aceitar o novo resultado.',
      'Clique em Salvar e publicar. Quem já está conversando termina na versão em que começou.',
      'Em Números, escolha Chatbot de Fluxo e o seu fluxo. Ou abra o Gatilho do fluxo e cadastre palavras-chave.',
    ],
    note: 'Um fluxo sem publicar não atende ninguém: mude o rascunho à vontade, o que está no ar não muda.',
    to: { path: '/flows', label: 'Abrir Fluxos', ability: 'flows.manage' },
  },
  {
    id: 'robo-no-atendimento',
    topic: 'desk',
    title: 'Atender junto com o robô',
    steps: [
      'As mensagens do robô aparecem em azul. Enquanto ele atende, a conversa mostra “O robô está atendendo”.',
      'Para assumir, escreva ou clique em Assumir: o robô para na hora e não responde mais.',
      'Para devolver, escolha Transferir para fluxo em Mais ações: um fluxo do início, ou Continuar de onde parou.',
      'Não entendeu uma resposta? Passe sobre a mensagem e clique em “Por que o robô disse isso?”.',
    ],
    to: { path: '/atendimento', label: 'Abrir Atendimento' },
  },
  {
    id: 'tags',
    topic: 'desk',
    title: 'Marcar contatos com tags',
    steps: [
      'Em Tags, crie a tag com nome e cor.',
      'Na conversa, abra as tags do contato e escolha as que valem.',
      'Para uma tag automática, ligue a opção e cadastre palavras-chave: ela entra no contato quando ele escreve uma delas.',
    ],
    note: 'Acentos e maiúsculas não importam. A palavra precisa aparecer inteira: “troca” não vale em “trocado”.',
  },
  {
    id: 'equipe',
    topic: 'start',
    title: 'Adicionar e remover pessoas da equipe',
    steps: [
      'Em Equipe, clique em Novo usuário e informe nome, e-mail, senha e permissão.',
      'Atendentes veem só as conversas dos seus departamentos: escolha pelo menos um.',
      'Em “Sem acesso a”, retire telas que a pessoa não deve abrir.',
      'Ao apagar alguém, os acessos dessa pessoa caem na hora, em todos os aparelhos. O histórico continua com o nome.',
    ],
  },
  {
    id: 'departamentos',
    topic: 'start',
    title: 'Organizar os departamentos',
    steps: [
      'Em Departamentos, crie um para cada parte da empresa, como Vendas e Suporte.',
      'Em Números, escolha o departamento que recebe as conversas novas de cada número.',
      'Um departamento que recebe conversas de um número só pode ser apagado depois que o número mudar.',
    ],
  },
  {
    id: 'som',
    topic: 'account',
    title: 'Ligar ou desligar o som de notificação',
    steps: ['Abra Meu cadastro, no menu com seu nome.', 'Em Notificações, ligue ou desligue o som.'],
    to: { path: '/meu-perfil', label: 'Abrir Meu cadastro' },
  },
  {
    id: 'senha',
    topic: 'account',
    title: 'Trocar a senha ou recuperar o acesso',
    steps: [
      'Em Meu cadastro, preencha a senha atual, a nova e a confirmação. Seus outros acessos são encerrados.',
      'Se esqueceu a senha, clique em Esqueci minha senha na tela de entrada e siga o link que chega por e-mail.',
    ],
    to: { path: '/meu-perfil', label: 'Abrir Meu cadastro' },
  },
  {
    id: 'teclado',
    topic: 'desk',
    title: 'Atender só com o teclado',
    steps: [
      'No Atendimento, aperte ? para ver todos os atalhos do teclado.',
      'As setas escolhem a conversa, Enter abre e Esc volta para a lista.',
      'Na mensagem, Enter envia, Shift+Enter quebra a linha e / abre as mensagens rápidas.',
    ],
    to: { path: '/atendimento', label: 'Abrir Atendimento' },
  },
];

/** Returns the guides that contain every word of the search, whatever the case and accents; all for an empty search. */
export function findGuides(query: string): readonly Guide[] {
  const words = plainText(query).split(/\s+/).filter(Boolean);
  return guides.filter(({ title, steps, note = '' }) => {
    const text = plainText([title, ...steps, note].join(' '));
    return words.every((word) => text.includes(word));
  });
}
