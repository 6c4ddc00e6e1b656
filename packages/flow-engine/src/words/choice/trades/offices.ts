import type { Trade } from './trade.ts';

/** The words of lawyers, accountants, schools, charities, and of support. */
export const officeTrades: readonly Trade[] = [
  {
    trabalhista:
      'demitido, demissão, rescisão, hora extra, horas extras, fgts, carteira assinada, justa causa, direitos trabalhistas, me demitiram, fui mandado embora, patrão não pagou',
    familia:
      'pensão, pensão atrasada, me divorciar, pensão alimentícia, guarda do filho, guarda das crianças, guarda da minha filha, divórcio, separação, união estável, paternidade, meu divórcio, guarda dos filhos, pagar pensão, pensão do meu filho',
    previdenciario:
      'aposentar, aposentadoria, inss, auxílio doença, bpc, loas, pensão por morte, benefício negado, cortou meu benefício, benefício cortado, auxílio negado',
    'direito previdenciario': 'aposentar, aposentadoria, inss, auxílio doença, bpc, loas',
    criminal: 'prisão, delegacia, habeas corpus, preso, está preso, prenderam, foi preso, presa',
    consumidor:
      'produto com defeito, cobrança indevida, nome sujo, negativado, serasa, propaganda enganosa, loja não troca, produto quebrado, produto veio quebrado, não devolvem o dinheiro, cobrança errada, sujou meu nome, nome no serasa',
    civil: 'indenização, danos morais',
    imobiliario: 'despejo, usucapião, escritura',
    inventario: 'herança, falecimento',
    tributario: 'imposto, sonegação',
    'direito do consumidor':
      'produto com defeito, cobrança indevida, nome sujo, negativado, serasa, loja não troca, produto quebrado, produto veio quebrado, não devolvem o dinheiro, cobrou indevido, sujou meu nome',
  },
  {
    'abrir empresa': 'abrir mei, abrir cnpj, abrir firma, montar empresa, montar minha empresa',
    'imposto de renda': 'restituição, leão, declaração, declarar, irpf',
    'folha de pagamento':
      'contratar funcionário, folha dos funcionários, folha de salários, holerite, salários, admissão',
    'nota fiscal': 'nf, nfe, emitir nota',
    'emissao de nota': 'nf, nfe, emitir nota',
    'fechar empresa':
      'dar baixa, baixa da empresa, encerrar empresa, encerrar mei, fechar cnpj, fechar firma',
  },
  {
    'educacao infantil': 'maternal, jardim, jardim de infância, pré-escola, creche, berçário',
    'ensino fundamental': 'fundamental',
    'ensino medio':
      'colegial, segundo grau, 1º do médio, 2º do médio, 3º do médio, 1º ano do médio, 2º ano do ensino médio',
    bercario: 'bebê',
    integral: 'o dia todo, dia inteiro',
  },
  {
    matricula: 'vaga, tem vaga, matricular meu filho',
    mensalidade: 'boleto, 2ª via do boleto, segunda via do boleto, pagamento, carnê',
    'calendario escolar': 'férias, dia de prova, feriado, quando começam as aulas, começo das aulas, provas',
    secretaria: 'declaração, histórico, histórico escolar, documento, atestado de matrícula',
    coordenacao: 'reclamação do professor, problema com o professor, meu filho brigou, brigou na escola',
  },
  {
    'erro no sistema':
      'deu erro, bug, tela branca, sistema travou, travou, travando, não abre, não está abrindo, não consigo entrar, sistema fora do ar, fora do ar, problema no sistema',
    'problema tecnico':
      'deu erro, bug, tela branca, sistema travou, travou, travando, não abre, não está abrindo, não consigo entrar, sistema fora do ar',
    'duvida de uso':
      'ajuda, não sei usar, como usa, como faço para emitir nota, como emitir nota, como funciona',
    financeiro: 'boleto, fatura, nota fiscal, pagamento, segunda via, cobrança errada',
    'cancelar assinatura': 'encerrar assinatura, não quero mais, cancelar plano',
    sugestao: 'ideia, melhoria, sugerir melhoria',
  },
  {
    elogio: 'parabéns, parabenizar, quero parabenizar, adorei, adorei o atendimento',
    reclamacao: 'mal atendido, fui mal atendido, mal atendida, péssimo atendimento, atendimento ruim',
    sugestao: 'ideia, uma ideia, tenho uma ideia',
    duvida: 'saber uma coisa, queria saber uma coisa, uma pergunta',
  },
  {
    trabalhista:
      'mandado embora, mandada embora, não assinou minha carteira, não assinou a carteira, sem carteira assinada, não me pagaram, acerto, seguro desemprego, assédio no trabalho',
    familia: 'não paga a pensão, não paga pensão, pensão da minha filha, separar, me separar, divorciar',
    'inss aposentadoria':
      'perícia, perícia do inss, cortou meu benefício, benefício negado, negaram meu benefício, auxílio doença, negaram meu auxílio, bpc, loas, encostar, encostado',
    inss: 'perícia, benefício negado, negaram meu benefício, auxílio doença, negaram meu auxílio, bpc, loas, aposentar, aposentadoria',
    consumidor:
      'com defeito, loja não troca, loja não quer trocar, loja não devolve, loja não quer devolver, sujaram meu nome, nome no serasa, golpe, cobrança que não fiz',
    criminal:
      'filho foi preso, marido foi preso, audiência de custódia, detido, foi detido, está na delegacia, flagrante, fiança, maria da penha, medida protetiva',
  },
  {
    mei: 'microempreendedor, microempreendedor individual, das atrasado, declaração do mei, declaração anual do mei',
    'abrir empresa': 'abrir ltda, abrir uma ltda, abrir meu negócio, abrir loja, abrir um cnpj',
    'imposto de renda': 'malha fina, caí na malha fina, declaração de imposto',
    'ja sou cliente': 'cliente antigo, minha empresa já é atendida, já sou atendido, já tenho contrato',
    'falar com o contador': '',
  },
  {
    doar$: 'quero fazer uma doação, ajudar com dinheiro, contribuir, pix',
    'doar dinheiro':
      'pix, fazer um pix, pix para doar, doar um valor, doar um valorzinho, contribuir, contribuir com dinheiro, doação em dinheiro, depósito, transferência',
    'fazer uma doacao': 'pix, fazer um pix, doar um valor, contribuir, doação em dinheiro, doar',
    'doar roupas':
      'cesta básica para doar, doar cesta básica, doar agasalho, agasalho para doar, roupa para doar, comida para doar, doar comida, arroz e feijão para doar, doar cobertor, doar brinquedos, sacola de roupas',
    'doar alimentos': 'cesta básica para doar, doar cesta básica, comida para doar, doar comida',
    'ser voluntario':
      'voluntariado, ajudar como voluntário, trabalhar de graça, doar meu tempo, ajudar nos sábados',
    'preciso de ajuda':
      'passando necessidade, sem comida em casa, preciso de cesta básica, preciso de uma cesta básica, preciso de comida, passando fome, preciso de doação',
  },
  {
    'horario das missas': 'missa, que horas é a missa, horário da missa, missa de domingo, missas',
    'horario dos cultos': 'culto, que horas é o culto, horário do culto, culto de domingo',
    batismo: 'batizar, batizado, batizar meu filho, batizar minha filha',
    casamento: 'casar, casar na igreja, marcar casamento',
    'pedido de oracao': 'oração, orem por mim, rezem por mim, preciso de oração, pedir oração',
    secretaria: '',
    'falar com o pastor': 'pastor, aconselhamento',
    'falar com o padre': 'padre, confissão',
  },
  {
    matricula: 'tem vaga, vaga',
    financeiro:
      'boleto, mensalidade, pagar mensalidade, mensalidade atrasada, boleto da mensalidade, desconto',
    coordenacao: 'notas do meu filho, nota do meu filho, falar com a coordenadora, conversar sobre as notas',
    'cantina e uniforme': 'camisa da escola, uniforme, lanche da escola',
    secretaria: '',
  },
  {
    ingles: '',
    espanhol: '',
    frances: '',
    'portugues para estrangeiros': 'português para gringo, português',
    'ja sou aluno': 'já estudo aí, já estou matriculado, já estou matriculada, sou aluno, sou aluna',
  },
];
