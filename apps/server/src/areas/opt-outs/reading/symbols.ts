import { fewMistakes } from '@prosa/flow-engine';

/**
 * The words that matter, by what they may mean, each kind with its letter. A word of no kind is an `x`, and `d` are
 * words
 * that change nothing.
 */
const kinds: Readonly<Record<string, string>> = {
  /** Refuses. */
  n: 'nao',
  v: 'nunca jamais',
  /** Wants, lets. */
  q: 'quero queria desejo gostaria pretendo aceito autorizo permito admito prefiro quiser aguento suporto',
  Q: 'preciso precisa precisam',
  m: 'mais',
  r: 'receber recebendo recebimento',
  /** Sends. */
  e: 'mandar mande mandem mandando mandarem enviar envie enviem enviando enviarem mandassem enviassem encaminhar encaminhe encaminhem encaminhando disparar dispare disparem repassar',
  V: 'envio envios',
  /** Says the same as an order and as a statement. */
  i: 'manda envia encaminha',
  /** To stop, and orders to. */
  s: 'parar parando cessar suspender interromper deixar',
  O: 'pare parem parasse parassem cesse cessem suspenda suspendam interrompa interrompam deixe deixem chega basta',
  /** An order to stop, and a preposition. */
  P: 'para',
  D: 'de',
  W: 'com',
  /** What is sent to many. */
  c: 'mensagem mensagens msgs msn sms propaganda propagandas anuncio anuncios spam spans marketing publicidade publicidades notificacao notificacoes newsletter comunicacao comunicacoes',
  /** The same, or what a shop has. */
  p: 'promocao promocoes oferta ofertas campanha campanhas novidades divulgacao divulgacoes informativo informativos comunicado comunicados conteudo conteudos',
  C: 'contato contatos',
  N: 'numero telefone celular cel nome fone',
  l: 'lista listas transmissao mailing',
  g: 'cadastro base sistema banco agenda grupo grupos dados registro',
  /** Takes off. */
  t: 'tirar tira tire tirem tirarem remover remove remova removam removerem excluir exclui exclua excluam retirar retira retire retirem deletar deleta delete apagar apaga apague',
  o: 'sair',
  u: 'descadastrar descadastra descadastre descadastrem descadastro descadastramento descastrar desinscrever desinscreva desinscrevam desinscricao unsubscribe optout',
  k: 'cancelar cancela cancele cancelem cancelamento',
  a: 'inscricao assinatura',
  M: 'me mim comigo',
  w: 'isso isto coisa coisas',
  z: 'nada nenhum nenhuma',
  y: 'voce voces',
  /** Wants, said of somebody else. */
  K: 'quer querem',
  A: 'param',
  S: 'se',
  /** Disturbs. */
  h: 'perturbar perturbe perturbem perturbando perturba incomodar incomode incomodem incomodando incomoda importunar importune importunem encher enchendo',
  L: 'ligar ligue liguem ligando liga chamar chame chamem chamando chama procurar procure procurem',
  B: 'bloquear bloqueio bloqueando denunciar denuncio',
  E: 'entrar entre entrem',
  Y: 'deixa',
  Z: 'paz',
  T: 'tenho temos estou',
  I: 'interesse interessado interessada',
  /** Does, as in "como faço para". */
  H: 'como faco fazer faz posso consigo',
  b: 'tem teria',
  d:
    'o a os as um uma uns umas esse essa esses essas este esta estes estas seu sua seus suas meu minha meus minhas do da dos das desse dessa desses dessas deste desta destes destas disso no na nos nas nesse nessa neste nesta em por pelo pela pelos pelas ao aqui ai daqui ' +
    'favor gentileza pf pfv pfvr obrigado obrigada obg grato grata agradeco whatsapp whats zap wpp zapp watsap empresa loja viu ta ok tipo deste qualquer ' +
    'pode podem poderia poderiam consegue conseguem vou vamos eu ja falei disse pedi peco solicito solicitei que e gente pessoal oi ola opa entao olha moca moco amigo amiga senhor senhora vez novo mesmo nem tambem chata chatas chato chatos irritante irritantes inconveniente inconvenientes indesejada indesejadas urgente gentilmente realmente todo toda todos todas automatica automaticas automatico automaticos',
};

const symbols = new Map(
  Object.entries(kinds).flatMap(([symbol, words]) => words.split(' ').map((word) => [word, symbol] as const)),
);

/** Returns the letter of a word's kind. */
export function symbolOf(word: string): string {
  return symbols.get(word) ?? (different.has(word) ? 'x' : (symbols.get(misspelt(word) ?? '') ?? 'x'));
}

/** Words that are looked for in misspelt ones too: long, and near to few others. */
const long = [
  'receber',
  'mensagem',
  'mensagens',
  'propaganda',
  'propagandas',
  'promocoes',
  'notificacoes',
  'descadastrar',
  'descadastro',
  'marketing',
  'autorizo',
];
/** Near to one of them, and something else. */
const different = new Set('recebe recebo recebi recebem recebeu perceber recebera recebes'.split(' '));

function misspelt(word: string): string | undefined {
  return word.length < 6 ? undefined : long.find((one) => one[0] === word[0] && fewMistakes(word, one, 1));
}
