import { none, only, type Asked, type OptionReading } from '../option-reading.ts';

/** Chooses what is called "Tanto faz" by "qualquer um", and "Outro…" or "Nenhum destes" by "nenhum desses", where there is one such option. */
export function chooseOther({ utterance, candidates }: Asked): OptionReading | null {
  // "qualquer dia menos sábado" leaves one out.
  if (/\bqualquer\b.* (?:menos|exceto|tirando|fora|salvo) /.test(utterance.polite)) return none;
  if (anyOfThem.test(utterance.polite)) {
    const any = candidates.filter(({ label }) => anyLabel.test(label));
    return any.length === 0 ? null : only(any, 'meaning', !utterance.isAsked);
  }
  const otherDay =
    utterance.isAsked || utterance.isOpen ? null : chooseOtherDay(utterance.polite, candidates);
  if (otherDay !== null) return otherDay;
  const isNothing = nothing.test(utterance.polite);
  if (!isNothing && !noneOfThem.test(utterance.polite) && !notListed.test(utterance.polite)) return null;
  const named = candidates.filter(({ phrases }) =>
    phrases.some(({ words }) => /^(?:outr[oa]s?|nenhum[a]?)$/.test(words[0] ?? '')),
  );
  // "nenhuma" is "Sem bebida".
  const others =
    named.length > 0 && !isNothing ? named : candidates.filter(({ label }) => /^\P{L}*sem /iu.test(label));
  return others.length === 0 ? null : only(others, 'meaning', !utterance.isAsked);
}

/** "sábado" and "semana que vem" are 'Outro dia' beside 'Hoje' and 'Amanhã'. */
function chooseOtherDay(polite: string, candidates: Asked['candidates']): OptionReading | null {
  const others = candidates.filter(({ label }) => /^\P{L}*outr[oa] (?:dia|data)/iu.test(label));
  const rest = candidates.filter((candidate) => !others.includes(candidate));
  const areNear = rest.every(({ label }) => /^\P{L}*(?:hoje|amanh[ãa])/iu.test(label));
  const isNamed = anotherDay.test(polite) && !/\b(?:hoje|nao|nem|ou)\b/.test(polite);
  return others.length > 0 && areNear && isNamed ? only(others, 'meaning', true) : null;
}

const anotherDay = whole({
  before: 'so|pra|para|pro|eu|quero|queria|prefiro|pode ser|seria|no|na|nesse|neste|esse|o|a',
  said: [
    'depois de amanha|(?:mais )?(?:pra|para) frente',
    'segunda|terca|quarta|quinta|sexta|sabado|domingo|(?:fim|final) de semana',
    'proxima ?semana|proximo ?mes|semana que vem|mes que vem',
    String.raw`dia \d{1,2}(?:\/\d{1,2})?`,
  ],
  after: 'feira|que vem|de manha|a tarde|de tarde|a noite|de noite|cedo',
});

const notListed =
  /\bnao (?:esta|ta|tem|aparece|vi|achei|encontrei)\b.*\b(?:lista|opcoes|menu|ai)$|^(?:(?:o|a) )?(?:meu|minha) \S+ nao (?:esta|ta|aparece)$/;
const nothing = /^(?:sem )?nada(?: (?:nao|mesmo|disso|obrigad[oa]|pra beber|demais))*$/;
const noneOfThem = whole({
  before: 'e|foi|por|em',
  said: [
    'ou?tr[oa]s?(?: (?:coisa|assunto|opcao|problema|servico|motivo|meio|caminho|jeito|lugar))?s?',
    String.raw`(?:nao (?:quero|posso|serve|consigo|da) )?(?:em |n)?nenhuma?(?: (?:(?:dess|dest|del)[ae]s?|das? \p{L}+)(?: \p{L}+)?)?`,
  ],
  after: String.raw`(?:me )?(?:serve|da|bate|encaixa)(?: (?:pra|para) mim)?|(?:e )?outr[oa](?: \p{L}+)?`,
});

const anyLabel = /^\P{L}*(?:tanto faz|qualquer|indiferente|sem prefer[eê]ncia)/iu;
const anyOfThem = whole({
  before: 'pode ser|pra mim|para mim|por mim|eu|e|com|no|na|o|a|em',
  said: [
    String.raw`qualquer (?:uma?(?: d[aeo]s? \S+)?|pessoa|profissional|dia|horario|coisa|opcao)?`,
    '(?:(?:voces?|vcs?) que (?:escolhem?|sabem?|decidem?)|(?:voces?|vcs?) (?:escolhem?|decidem?)|(?:pode|podem) escolher)',
    'tanto faz|indiferente|(?:nao tenho|sem) preferencia',
    'tod[oa]s (?:os |as )?(?:horarios|dias|periodos) (?:servem|pod(?:e|em)|esta|estao bons)',
    '(?:quem|o que|a que|o horario que|o dia que|qual|qualquer um que) (?:tiver|estiver|for)(?: (?:livre|disponivel|melhor|vaga))?',
  ],
  after: 'serve|mesmo|pra mim|para mim|um deles|delas|deles',
});

interface Phrases {
  /** What may lead to one of them. */
  before: string;
  said: readonly string[];
  /** What may follow it. */
  after: string;
}

/** Matches a text that is one of these phrases, and nothing else than what may stand around it. */
function whole({ before, said, after }: Phrases): RegExp {
  return new RegExp(`^(?:(?:${before}) )*(?:${said.join('|')})(?: (?:${after}))*$`, 'u');
}
