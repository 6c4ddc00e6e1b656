import { insurers, type Trade } from './trade.ts';

/** The words of what forms ask: when, how known, how good, yes or no. */
export const formTrades: readonly Trade[] = [
  {
    imediatamente:
      'agora, imediato, urgente, hoje mesmo, já, o quanto antes, o mais rápido possível, para ontem, rápido',
    'em ate 30 dias':
      'esse mês, este mês, ainda esse mês, mês que vem, em 2 semanas, daqui umas 2 semanas, em 30 dias',
    agora: 'imediatamente, urgente, o quanto antes, o mais rápido possível',
    'so estou pesquisando':
      'só sondando, pesquisando preço, só olhando, só vendo, dando uma olhada, curiosidade, pesquisar',
    'o mais rapido possivel':
      'agora, imediatamente, urgente, hoje, essa semana, para ontem, o quanto antes, rápido',
    'o quanto antes': 'agora, imediatamente, urgente, o mais rápido possível, rápido',
    'hoje mesmo': 'agora, imediatamente, já',
    'ainda esta semana': '',
    'no proximo mes': '',
    'na proxima semana': '',
    'so pesquisando':
      'só sondando, pesquisando preço, só olhando, só vendo, dando uma olhada, curiosidade, sem pressa, pesquisar, só pesquisa',
    pesquisando:
      'só sondando, pesquisando preço, só olhando, só vendo, dando uma olhada, curiosidade, sem pressa, só pesquisa',
    'em ate': 'daqui uns meses',
  },
  {
    otimo: 'adorei, excelente, maravilhoso, perfeito, amei, top, show de bola, 5 estrelas',
    bom: 'gostei, boa, legal, bacana, bonzinho',
    regular: 'razoável, meia boca, mediano, mais ou menos, nem bom nem ruim, médio, deu para o gasto',
    ruim: 'fraco, decepcionante',
    pessimo: 'horrível, terrível, lixo, porcaria, detestei',
    excelente: 'maravilhoso, perfeito, amei',
  },
  {
    'muito satisfeito':
      'satisfeitíssimo, satisfeitíssima, super satisfeito, super satisfeita, muito bom, ótimo, excelente, maravilhoso, perfeito, nota mil',
    satisfeito: 'gostei, bom, legal',
    'insatisfeito | muito insatisfeito':
      'péssimo, horrível, detestei, odiei, uma vergonha, nunca mais compro',
  },
  {
    hoje: 'agora, agora mesmo, já, daqui a pouco',
    amanha: '',
  },
  {
    'segunda feira': '',
    'sexta feira': '',
    sexta: '',
    'sabado | domingo': 'fim de semana, final de semana',
  },
  {
    sim: '',
    confirmar: '',
    'nao quero mudar': 'está errado, errei, corrigir, arrumar, queria outro dia',
    alterar: 'está errado, errado, errei, corrigir, arrumar, mudar o endereço, trocar o telefone',
    corrigir:
      'está errado, errado, errada, errei, alterar, arrumar, meu nome está errado, o endereço está errado, não é esse o endereço, mudar o endereço, trocar o telefone, mudar o telefone',
    cancelar: 'esquece, não quero mais, desisti',
  },
  {
    'essa semana | esta semana': 'hoje, agora, amanhã, o quanto antes, imediato, imediatamente',
    'semana que vem | proxima semana': 'segunda que vem, próxima segunda',
    'no proximo mes': '',
    'mes que vem': '',
    'ainda nao sei': 'sem previsão, indeciso',
  },
  {
    instagram: 'ig, reels, stories',
    google: 'busca, pesquisa, buscando na internet',
    facebook: 'face, fb, feice',
    indicacao:
      'minha mãe, meu vizinho, minha vizinha, vizinho falou, amiga falou, colega me passou, boca a boca, colega, parente, me indicou, me indicaram',
    'passei em frente':
      'passando, vi a fachada, vi a placa, placa, fachada, moro perto, passando na rua, passo na frente, vi a loja',
    'passei na frente':
      'passando, vi a fachada, vi a placa, placa, fachada, moro perto, passando na rua, passei aí, passo na frente',
    outro: 'tv, panfleto, rádio, facebook, instagram, google, tiktok, youtube, twitter',
  },
  {
    manha: 'cedo, antes do almoço, antes do meio dia',
    tarde: '',
    noite: 'depois do trabalho, depois do expediente',
    sabado: 'fim de semana, final de semana',
    integral: 'o dia todo, dia inteiro, os dois períodos',
  },
  {
    'sim ja sou': 'já comprei, sou cliente antigo',
    'ja sou cliente': 'já comprei, cliente antigo',
    'nao primeira vez | primeira vez': 'sou novo, sou nova, nunca comprei, não sou cliente',
    'ainda nao': 'nunca comprei, não sou cliente',
  },
  {
    'sim tenho convenio | tenho convenio': `${insurers}, tenho plano, tenho plano de saúde`,
    'nao particular': 'sem convênio, não tenho convênio, não tenho plano, sem plano',
    particular: '',
  },
  {
    'quero saber mais':
      'me conta mais, saber mais, mais informações, como funciona, tenho interesse, manda mais',
    'tenho interesse': 'me conta mais, saber mais, mais informações, como funciona, quero saber mais',
    'agora nao': 'depois, outra hora, no momento não, hoje não, mais para frente',
    'ja comprei': 'já tenho, já fiz a compra, já adquiri',
  },
  {
    p$: '',
    m$: '',
    g$: '',
    gg$: 'extra grande',
  },
  {
    'me lembre mais tarde':
      'me chama amanhã, me chama depois, me lembra depois, outra hora, agora não posso, semana que vem me chama, mais tarde, depois',
    'lembrar depois': 'me chama amanhã, me chama depois, me lembra depois, outra hora, mais tarde, depois',
    'nao receber':
      'sair da lista, me tira da lista, me tira dessa lista, descadastrar, descadastro, chega de oferta, chega de mensagem, parar de receber, para de mandar, para de me mandar propaganda, cancelar o envio, não me mande mais mensagem, não me mandem mais mensagem, não quero receber mais',
    'sim quero': '',
    'nao obrigado': 'deixa quieto, não tenho interesse, sem interesse',
  },
  {
    confirmar:
      'deixar marcado, pode deixar marcado, estou lá, vou sim, estarei lá, estarei aí, vou comparecer, confirmadíssimo, cfm',
    remarcar: 'não vou conseguir nesse horário',
    cancelar: 'desisti, não vou mais, desmarcar',
  },
  {
    'so pesquisando': 'só vendo preço, cotando, levantando preço, ainda não é para comprar',
    'de 1 a 3 mes': '',
    imediatamente: 'começar logo',
  },
];
