import type { Trade } from './trade.ts';

/** The words of services, from the workshop to the lawyer. */
export const serviceTrades: readonly Trade[] = [
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
    consulta: 'veterinário, passar com o veterinário, passando mal, vomitando, não quer comer, não come',
    vacina: 'antirrábica, v8, v10, imunizar, vacinar',
    castracao: 'capar, castrar',
    'banho e tosa': 'tosar, dar banho',
    emergencia:
      'atropelado, veneno, comeu veneno, envenenado, convulsão, convulsionando, não está conseguindo respirar, não respira, socorro',
    internacao: 'internado',
    racao: 'coleira, caminha, brinquedo, petisco',
    hotel: 'hospedagem, hospedar, creche, deixar no hotel, hotel para cachorro, hotel para gato',
    hotelzinho: 'hospedagem, hospedar',
  },
  {
    'troca de oleo': 'óleo, filtro de óleo, óleo e filtro, óleo do motor',
    freio:
      'pastilha, pastilhas, disco de freio, pastilha de freio, trocar pastilha, trocar a pastilha, freio chiando, disco',
    suspensao: 'amortecedor, amortecedores, trocar amortecedor, trocar amortecedores',
    bateria:
      'bateria morreu, bateria arriou, trocar a bateria, não dá partida, bateria descarregou, bateria pifou, bateria arriada',
    'ar condicionado':
      'ar não gela, ar parou de gelar, gás do ar, arrumar o ar, carga de gás, higienização do ar, ar não está gelando, ar não está gelado',
    alinhamento: 'balanceamento, puxando, alinhar e balancear, alinha e balanceia, alinhar, balancear',
    funilaria: 'lanternagem, latoaria, amassado, amassei, repintar, arranhado, arranhão',
    pneu: 'furou, furado, borracharia',
    eletrica: 'luz do painel, farol, lanterna',
    revisao: 'revisar, dar uma geral, checkup, check-up',
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
    'reserva do salao de festas': 'salão, salão de festas, alugar o salão',
    manutencao:
      'elevador quebrado, elevador parado, lâmpada queimada, vazamento, portão quebrado, portão quebrou, goteira, infiltração, consertar',
    'reclamacao de barulho': 'barulho, som alto, zoada, barulheira, festa do vizinho',
    portaria: 'interfone, porteiro',
  },
  {
    '2ª via': 'minha conta, pagar a conta, código de barras',
    'contratar plano':
      'colocar internet, quero ser cliente, ser cliente, novo cliente, assinatura nova, instalar',
    'sem sinal': 'sem internet, internet caiu, não conecta, luz vermelha',
    'sem internet':
      'internet caiu, não conecta, luz vermelha, sem sinal, não está funcionando a internet, internet não funciona, internet parou, fora do ar',
    'internet lenta': 'devagar, travando, carroça, velocidade baixa, não carrega, net ruim',
    'mudanca de endereco': 'mudar de casa, casa nova, levar a internet, me mudar, mudei de endereço',
    cancelamento: 'encerrar o plano, não quero mais a internet',
    cancelar: 'encerrar o plano, não quero mais a internet, encerrar contrato, encerrar meu contrato',
    'segunda via': 'boleto, fatura',
    'mudar de plano': 'aumentar a velocidade, mais mega, plano maior',
    'contratar um plano':
      'colocar internet, quero ser cliente, ser cliente, assinatura nova, nova assinatura, instalar internet',
    contratar:
      'colocar internet, quero ser cliente, ser cliente, assinatura nova, nova assinatura, instalar internet',
    'mudar de endereco':
      'mudar de casa, casa nova, levar a internet, transferir a internet, transferir a net',
    'cancelar plano': 'encerrar o plano, encerrar contrato, encerrar meu contrato, não quero mais a internet',
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
    comprar: '',
    alugar: '',
    anunciar: 'vender, vender minha casa, vender meu imóvel, sou proprietário, sou proprietária, por no site',
    vender: 'vender minha casa',
    avaliar: 'avaliação, quanto vale',
    'pedir reparo':
      'vazamento, infiltração, goteira, torneira quebrou, torneira pingando, cano estourou, consertar',
    'segunda via': 'boleto, boleto do aluguel',
    'comprar terreno': 'lote, pedaço de terra',
    'comprar apartamento': 'cobertura',
  },
  {
    'fazer uma reserva': 'nova reserva, hospedar, quarto para dois, quarto para duas pessoas, tem vaga',
    'fazer reserva': 'nova reserva, hospedar, quarto para dois, quarto para duas pessoas, tem vaga',
    valores: 'preço da diária, preço do quarto, valor da diária, diária',
    'cancelar reserva': 'desistir, desmarcar',
    'alterar reserva': 'mudar a data, trocar as datas, remarcar',
    'consultar precos': 'preço da diária, preço do quarto, valor da diária',
  },
  {
    corte: 'aparar as pontas, pontas, aparar o cabelo',
    coloracao: 'pintar, tingir, mudar a cor, retocar a raiz, tinta, loira, luzes, mechas',
    luzes: 'mechas',
    cabelo:
      'cortar, corte, progressiva, luzes, escova, mechas, coloração, pintar o cabelo, cortar o cabelo, penteado',
    unha: 'manicure, pedicure, pé e mão, mão, alongamento, esmaltação, unha em gel',
    hidratacao: 'hidratar',
    escova: 'escovar, chapinha',
    progressiva: 'alisar, alisamento',
    manicure: 'mão, esmaltar',
    sobrancelha: 'design, henna, designer, micropigmentação',
    depilacao: 'depilar, cera, virilha, buço, axila',
    maquiagem: 'make',
  },
  {
    planos: 'mensalidade, valor da mensalidade, tabela de preços, quanto custa por mês',
    'planos e valores': 'mensalidade, valor da mensalidade, tabela de preços, quanto custa por mês',
    'planos e precos': 'mensalidade, valor da mensalidade, tabela de preços, quanto custa por mês',
    'aula experimental':
      'aula teste, aula grátis, aula gratuita, experimentar, conhecer a academia, diária grátis, fazer uma aula, treinar um dia',
    horarios: 'grade, grade de aulas, horário das aulas',
    'horarios das aulas':
      'grade, grade de aulas, que horas tem zumba, horário de spinning, horário da zumba, horário do pilates',
    'cancelar matricula': 'cancelar plano, cancelar o plano, trancar, trancar a matrícula, sair da academia',
    'cancelar plano': 'trancar, trancar a matrícula, sair da academia, cancelar matrícula',
    trancar: 'pausar, congelar, parar um tempo',
    'falar com a equipe': 'atendente, humano, professor, instrutor, gerente, recepção',
  },
  {
    'orcamento de pecas':
      'peça, bateria, pastilha, pastilha de freio, amortecedor, filtro, quanto custa a peça, preço de peça, pneu',
    'comprar pecas': 'peça, bateria, pastilha, pastilha de freio, amortecedor, filtro, pneu',
    oficina:
      'revisão, agendar revisão, trocar o óleo, troca de óleo, alinhamento, balanceamento, consertar o carro, arrumar o carro, barulho no motor, carro não liga, carro não pega',
    'agendar servico':
      'revisão, agendar revisão, trocar o óleo, troca de óleo, alinhamento, balanceamento, consertar o carro, arrumar o carro',
    'acompanhar servico':
      'carro pronto, carro está pronto, carro ficou pronto, buscar o carro, andamento do carro',
    garantia: 'peça com defeito, voltou a dar problema, deu problema de novo, defeito de novo',
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
    'agendar corte':
      'cortar o cabelo, cabelo e barba, barba, fazer a barba, degradê, pezinho, navalhado, horário hoje, tem horário hoje',
    precos: 'valor da barba, valor do corte',
    'cancelar horario': 'não vou poder ir, não vou conseguir ir, não posso ir',
    endereco: '',
  },
  {
    casa: 'sobrado, casinha',
    apartamento: 'studio, kitnet, cobertura',
    terreno: 'lote, chácara, sítio',
    comercial: 'galpão, sala comercial, ponto comercial, loja',
  },
  {
    'oculos de grau': 'receita do oculista, fazer um óculos, óculos de leitura',
    'oculos de sol': 'óculos escuro, óculos escuros, ray ban, solar',
    lentes: '',
    'exame de vista': 'oculista, oftalmo, oftalmologista, ver o grau, medir o grau',
    conserto: 'quebrou meu óculos, óculos quebrado, soltou a perna, plaqueta, ajuste, parafuso, arrumar',
  },
  {
    elogio: 'parabéns, parabenizar, quero parabenizar, adorei, adorei o atendimento',
    reclamacao: 'mal atendido, fui mal atendido, mal atendida, péssimo atendimento, atendimento ruim',
    sugestao: 'ideia, uma ideia, tenho uma ideia',
    duvida: 'saber uma coisa, queria saber uma coisa, uma pergunta',
  },
  {
    'tela quebrada': 'trocar a tela, troca de tela, tela trincada, trincou a tela, quebrei a tela',
    bateria: 'trocar bateria, trocar a bateria, bateria não dura, bateria viciada, bateria acaba rápido',
    'nao carrega': 'não está carregando, conector, carregador não funciona',
  },
  {
    'reservar salao de festas': 'salão, salão de festas, alugar o salão',
    reclamacao: '',
    'segunda via': '',
  },
];
