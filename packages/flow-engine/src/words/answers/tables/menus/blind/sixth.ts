import type { MenuTable } from '../menu-table.ts';

/** Written after the rules of the fifth batch and measured before anything was fitted to it. */
export const blindSixth: readonly MenuTable[] = [
  {
    menu: 'laboratório',
    options: [
      'Agendar coleta',
      'Resultado de exames',
      'Preparo para exame',
      'Coleta em casa',
      'Convênios aceitos',
      'Falar com atendente',
    ],
    answers: {
      'Agendar coleta': 'agendar | quero agendar uma coleta | marcar coleta | agendar colheta',
      'Resultado de exames':
        'resultado | resultados | ver meu resultado | quero pegar o resultado do exame | rezultado | resultado de sangue',
      'Preparo para exame': 'preparo | qual o preparo | preparação | preparo do exame de sangue',
      'Coleta em casa': 'em casa | coleta em casa | em casa por favor | domiciliar em casa | quero em casa',
      'Convênios aceitos': 'convenio | convenios | quais convênios | convenios aceitos | aceita unimed?',
      'Falar com atendente':
        'atendente | falar com atendente | quero falar com uma pessoa | humano | atendnte | me passa pra alguem',
    },
    none: 'exame | coleta | quero fazer um exame | agendar ou resultado | não quero coleta em casa | vocês abrem sábado? | precisa de jejum? | ainda não fiz o exame',
  },
  {
    menu: 'imobiliária',
    options: [
      'Comprar imóvel',
      'Alugar imóvel',
      'Vender meu imóvel',
      'Boleto do aluguel',
      'Manutenção do imóvel',
      'Falar com corretor',
    ],
    answers: {
      'Comprar imóvel': 'comprar | quero comprar | comprar uma casa | compra | quero comprar um apê',
      'Alugar imóvel': 'alugar | quero alugar um apartamento | to querendo alugar | alugar casa | alugá',
      'Vender meu imóvel': 'vender | quero vender minha casa | vender meu ap | vender apartamento',
      'Boleto do aluguel': 'boleto | preciso do boleto | 2 via do boleto | boleto desse mês | boletu',
      'Manutenção do imóvel': 'manutenção | preciso de manutenção | manutençao no ap | manutencão',
      'Falar com corretor':
        'corretor | falar com o corretor | corretora | quero um corretor | falar com alguem',
    },
    none: 'imóvel | casa | comprar ou alugar | já paguei o boleto | não quero vender | quanto é o aluguel? | aceita pet? | tem 2 quartos? | estou só olhando',
  },
  {
    menu: 'nota do motivo',
    options: ['Preço alto', 'Atendimento ruim', 'Demora na entrega', 'Produto com defeito', 'Outro motivo'],
    answers: {
      'Preço alto': 'preço | o preço | muito caro | preço alto | achei caro | por causa do preço',
      'Atendimento ruim':
        'atendimento | o atendimento | fui mal atendido atendimento ruim | atendimento péssimo | atendimento ruin',
      'Demora na entrega': 'demora | demorou muito | demorou a entrega | a demora | entrega demorou',
      'Produto com defeito':
        'defeito | veio com defeito | produto defeituoso | com defeito | o produto veio com defeito',
      'Outro motivo': 'outro | outro motivo | outros | nenhum desses outro | é outra coisa',
    },
    none: 'preço e atendimento | gostei de tudo | não sei dizer | não foi o preço | nada | nota 10 | prefiro não falar',
  },
  {
    menu: 'quantidade de funcionários',
    options: ['Só eu', '2 a 5', '6 a 20', '21 a 100', 'Mais de 100'],
    answers: {
      'Só eu': 'só eu | sou só eu | so eu mesmo | apenas eu | eu sozinho só eu',
      '2 a 5': 'somos 4 | de 2 a 5 | 5 pessoas | somos em 3',
      '6 a 20': '10 | uns 15 | doze | 8 funcionários | de 6 a 20 | 20',
      '21 a 100': '50 | cinquenta | uns 30 | 21 a 100 | tenho 45 funcionarios',
      'Mais de 100': '150 | mais de cem | mais de 100 | 300 funcionários | 1000 | duzentos',
    },
    none: '3 | três | não sei | varia muito | poucos | depende da época | 20 ou 30',
  },
  {
    menu: 'dia de rodízio',
    options: ['Segunda e quarta', 'Terça e quinta', 'Sábado', 'Qualquer dia'],
    answers: {
      'Segunda e quarta': 'segunda e quarta | seg e qua | 2ª e 4ª | segunda e quarta fica bom',
      'Terça e quinta': 'terça e quinta | ter e qui | terça e quinta por favor | 3ª e 5ª',
      Sábado: 'sábado | sabado | sab | no sábado | só sábado | só posso sabado',
      'Qualquer dia': 'qualquer dia | tanto faz | qualquer um | qualquer | pode ser qualquer dia',
    },
    none: 'sexta | domingo | segunda e sexta | não posso sábado | de manhã | terça ou sábado',
  },
  {
    menu: 'sorveteria',
    options: ['Chocolate', 'Morango', 'Creme', 'Napolitano', 'Limão', 'Maracujá'],
    answers: {
      Chocolate: 'chocolate | choco | xocolate | de chocolate | quero chocolate | chocolat',
      Morango: 'morango | dois | moranguinho | de morango pf | morangu | um de morango',
      Creme: 'creme | de creme | o de creme | crem',
      Napolitano: 'napolitano | o napolitano | napolitana | napolitan',
      Limão: 'limao | limão | de limão | limaozinho | limãoo',
      Maracujá: 'maracuja | maracujá | de maracuja | maracujah | maracugá',
    },
    none: 'chocolate e morango | menos limão | sem lactose tem? | todos | flocos | não gosto de creme | qualquer um | morango ou limão',
  },
  {
    menu: 'pet shop',
    options: [
      'Banho',
      'Banho e tosa',
      'Consulta veterinária',
      'Vacina',
      'Hotel para pet',
      'Ração e acessórios',
    ],
    answers: {
      Banho: 'banho | só banho | um banho | só o banho mesmo | dar banho | banhu',
      'Banho e tosa': 'banho e tosa | tosa | tosar | banho com tosa | os dois banho e tosa | tosa e banho',
      'Consulta veterinária':
        'consulta | veterinario | consulta com veterinário | vet | meu cachorro precisa de consulta | veterinaria',
      Vacina: 'vacina | vacinar | vacina antirrábica | vacinas | quero vacinar meu gato | vassina',
      'Hotel para pet': 'hotel | hotelzinho | hospedagem hotel | hotel pra cachorro | deixar no hotel',
      'Ração e acessórios': 'ração | racao | acessórios | quero comprar ração | acessorio | rassão',
    },
    none: 'banho ou tosa | não quero banho | meu cachorro tá doente | quanto custa o banho? | vcs buscam em casa? | banho e vacina | gato | sem tosa | o hotel é caro?',
  },
  {
    menu: 'cobrança',
    options: ['Pagar à vista', 'Parcelar', 'Já paguei', 'Não reconheço a dívida', 'Falar com um atendente'],
    answers: {
      'Pagar à vista': 'à vista | a vista | pagar a vista | quero pagar tudo a vista | avista | pago à vista',
      Parcelar: 'parcelar | parcelado | quero parcelar | em parcelas | parcela pra mim | parcelar em 3x',
      'Já paguei': 'já paguei | ja paguei | paguei já | eu já paguei | já ta pago | ja foi pago',
      'Não reconheço a dívida':
        'não reconheço | nao reconheco essa divida | não reconheço | não reconheço essa cobrança | desconheço a dívida',
      'Falar com um atendente':
        'atendente | falar com atendente | quero falar com alguém | falar com uma pessoa | atendente por favor',
    },
    none: 'à vista ou parcelado | não tenho dinheiro | vou pagar semana que vem | quanto tá? | tem desconto? | não quero parcelar | não posso pagar agora | depois eu vejo',
  },
];
