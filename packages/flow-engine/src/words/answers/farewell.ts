import type { CustomerMessage } from '../../run.ts';
import { fold } from '../fold.ts';

/**
 * Returns whether a message only thanks, agrees or says goodbye: "muito obrigada, boa noite!", "ok", "👍", a sticker.
 * Such a message wants no answer after the end of a conversation. A greeting alone is none, and neither is a question.
 */
export function isFarewell({ type, text }: Pick<CustomerMessage, 'type' | 'text'>): boolean {
  if (type === 'sticker') return true;
  if (type !== 'text' || text.length > longest || /[?\d]/.test(text) || wanting.test(text)) return false;
  const words = wordsOf(text);
  if (words.length === 0) return pictures.test(text);
  let isMeant = false;
  let place = 0;
  while (place < words.length) {
    const length = phraseAt(words, place);
    if (length > 0) isMeant = true;
    else if (!fillers.has(words[place] ?? '')) return false;
    place += Math.max(length, 1);
  }
  return isMeant;
}

const longest = 160;
const pictures = /\p{Extended_Pictographic}/u;
/** Signs of somebody who is not content or asks for more. */
const wanting = /[❓❔⁉🤔😡😠🤬😢😭😞😕🙁☹💔👎🆘]/u;
const maxWords = 4;

/** Returns how many words from there are one of the phrases; 0 where none is. */
function phraseAt(words: readonly string[], place: number): number {
  for (let length = maxWords; length > 0; length -= 1)
    if (place + length <= words.length && phrases.has(words.slice(place, place + length).join(' ')))
      return length;
  return 0;
}

/** "Obrigadaaa!!" and "obrigada" are the same word; laughter is none. */
function wordsOf(text: string): string[] {
  return fold(text)
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim()
    .split(' ')
    .map((word) => word.replaceAll(/(\p{L})\1+/gu, '$1'))
    .filter((word) => word !== '' && !/^(?:k|rs|(?:rs)+|(?:ha)+h?|(?:he)+h?)$/.test(word));
}

function setOf(text: string): Set<string> {
  return new Set(text.split(',').map((phrase) => wordsOf(phrase).join(' ')));
}

const phrases = setOf(
  'obrigado,obrigada,obrigados,obrigadas,obrigadao,obrigadinha,obrigadinho,obrigadissima,obrigadissimo,obg,obgd,obgda,obgdo,' +
    'brigado,brigada,brigadao,brigadinha,brigadinho,brigadu,agradeco,agradecida,agradecido,gratidao,grata,grato,thanks,tks,thx,' +
    'valeu,vlw,vlws,flw,falou,ok,okay,oki,okei,oks,blz,beleza,bele,joia,show,show de bola,top,perfeito,perfeita,otimo,otima,' +
    'excelente,maravilha,maravilhoso,maravilhosa,massa,legal,certo,certinho,ta certo,ta bom,ta bem,ta otimo,tabom,tudo certo,' +
    'combinado,entendi,entendido,ciente,fechado,fechou,tranquilo,de boa,suave,de nada,por nada,disponha,imagina,amem,' +
    'deus abencoe,deus te abencoe,deus lhe pague,deus lhe abencoe,fica com deus,fique com deus,vai com deus,' +
    'tchau,tchauzinho,xau,ate logo,ate mais,ate breve,ate amanha,ate la,ate a proxima,ate segunda,abraco,abracos,abs,' +
    'beijo,beijos,bjs,bj,bjo,bjos,bom descanso,bom trabalho,boa semana,otima semana,bom fim de semana,bom final de semana,' +
    'otimo final de semana,bom domingo,bom feriado,otimo dia,igualmente,pra voce tambem,pra vc tambem,voce tambem,vc tambem,' +
    'nao obrigado,nao obrigada,nao so isso,nao era so isso,nao precisa,so isso,era so isso,e so isso,so isso mesmo,nada mais,mais nada,parabens,nota dez',
);

/** Words that stand around them and say nothing of their own. */
const fillers = setOf(
  'a,o,as,os,e,de,do,da,por,pelo,pela,pelos,pelas,para,pra,com,me,te,lhe,que,eu,nos,voce,voces,vc,vcs,ai,aí,ja,entao,assim,' +
    'muito,muita,mt,mto,mta,muitissimo,mesmo,demais,tudo,todos,todas,sim,tambem,tb,tbm,viu,ne,ta,ah,oh,uai,' +
    'atencao,atendimento,ajuda,informacao,informacoes,retorno,resposta,rapidez,gentileza,paciencia,carinho,disponibilidade,' +
    'moca,moco,amigo,amiga,querido,querida,lindo,linda,flor,senhor,senhora,sr,sra,dr,dra,doutor,doutora,pessoal,gente,equipe,' +
    'bom,boa,dia,tarde,noite,tenha,tenham,um,uma,ajudar,atender,responder,desde,deus,mais,vez,sempre,hoje,aguardo',
);
