import type { MenuTable } from '../menu-table.ts';

/** Written before it was tried, as half of a third blind batch: the half that rules were then made from. */
export const blindThird: readonly MenuTable[] = [
  {
    menu: 'hospital veterinário',
    options: [
      'Marcar consulta',
      'Vacinação',
      'Castração',
      'Internação',
      'Emergência 24h',
      'Falar com atendente',
    ],
    answers: {
      'Marcar consulta':
        'quero marcar uma consulta pra minha gata | consulta pfv | bom dia, gostaria de agendar consulta | a primeira opção',
      Vacinação: 'vacinar meu cachorro | vassina | preciso dar a v10 vacina nele | é a 2 moça | 💉',
      Castração: 'quero castrar minha cachorra | castrasão | qro castrar',
      Internação: 'internar | internacao',
      'Emergência 24h': 'é emergencia | emergência!!! | urgência | cinco',
      'Falar com atendente': 'me passa pra um atendente | quero falar com gente | humano por favor',
    },
    none: 'vacina e castração | não é emergência | quanto tá a castração? | meu gato sumiu | consulta ou vacina, ainda não sei | bom dia | vcs atendem coelho?',
  },
  {
    menu: 'funilaria',
    options: [
      'Orçamento de batida',
      'Pintura',
      'Polimento',
      'Martelinho de ouro',
      'Andamento do serviço',
      'Falar com a oficina',
    ],
    answers: {
      'Orçamento de batida': 'orçamento | bati o carro e quero um orçamento | orsamento',
      Pintura: 'pintar o capô | pintura pf | só a pintura msm',
      Polimento: 'polir o carro | quero polir | 3️⃣',
      'Martelinho de ouro': 'martelinho | o martelinho',
      'Andamento do serviço':
        'meu carro ja ficou pronto? | andamento | como ta o serviço do meu carro | 5 obrigada',
      'Falar com a oficina': 'falar com alguem da oficina | ultima opçao',
    },
    none: 'pintura ou polimento? | não quero pintura | amassei a porta e arranhei | polimento e martelinho | vou pensar | ainda não',
  },
  {
    menu: 'resort',
    options: [
      'Reservar',
      'Day use',
      'Eventos e casamentos',
      'Alterar reserva',
      'Achados e perdidos',
      'Recepção',
    ],
    answers: {
      Reservar: 'quero reservar pro natal | gostaria de fazer uma reserva | reserva nova',
      'Day use': 'day use | dayuse | dei use | passar o dia day use',
      'Eventos e casamentos': 'quero casar ai | evento | evento da empresa | casamento',
      'Alterar reserva': 'preciso mudar a data da minha reserva | alterar | quero trocar a reserva de dia',
      'Achados e perdidos': 'esqueci meu carregador no quarto achados e perdidos | perdidos',
      Recepção: 'recepcao | fala com a recepção pfv | 6',
    },
    none: 'já tenho reserva | cancelar reserva | tem piscina aquecida? | aceita cachorro? | reservar ou day use | n sei',
  },
  {
    menu: 'crossfit',
    options: [
      'Aula experimental',
      'Planos e valores',
      'Horários das aulas',
      'Trancar matrícula',
      'Falar com o coach',
    ],
    answers: {
      'Aula experimental':
        'quero fazer uma aula experimental | experimental | queria experimentar | aula teste gratis experimental | 1 👊',
      'Planos e valores': 'quanto custa? | qual o valor do plano | planos | preço | qto é a mensalidade',
      'Horários das aulas': 'que horas tem aula | horario | quais os horários? | hr das aulas',
      'Trancar matrícula': 'trancar | quero trancar a minha matrícula por 2 meses | preciso trancar',
      'Falar com o coach': 'coach | falar c o coach | falar com o coachi',
    },
    none: 'cancelar | não quero trancar | aula | horário e valor | me machuquei | oiii | depende do preço',
  },
  {
    menu: 'estética',
    options: [
      'Limpeza de pele',
      'Depilação a laser',
      'Massagem',
      'Botox e preenchimento',
      'Pacote noiva',
      'Reagendar',
    ],
    answers: {
      'Limpeza de pele': 'limpeza de pele | limpesa d pele | quero limpar a pele | pele',
      'Depilação a laser': 'depilacao | depilar a perna | laser | depilassao a leiser',
      Massagem: 'massagem relaxante | uma massagem | masagem | massage',
      'Botox e preenchimento': 'botox | butox na testa | preenchimento labial | preencher | 4ª',
      'Pacote noiva': 'vou casar, quero o pacote noiva | noiva | pacote',
      Reagendar: 'preciso remarcar | reagendar minha sessão | mudar meu horário',
    },
    none: 'massagem e limpeza de pele | sou noiva mas não quero o pacote | quanto é o botox? | drenagem | laser não | sei la',
  },
  {
    menu: 'previdenciário',
    options: [
      'Aposentadoria',
      'Auxílio-doença',
      'BPC / LOAS',
      'Revisão de benefício',
      'Acompanhar processo',
      'Falar com advogado',
    ],
    answers: {
      Aposentadoria:
        'quero me aposentar | aposentar por idade | apozentadoria | aposentadoria rural da minha mae',
      'Auxílio-doença': 'auxilio doenca | auxílio | to encostado auxilio doença',
      'BPC / LOAS': 'loas | bpc | bpc pro meu filho | é o loas',
      'Revisão de benefício': 'revisão | revisar meu beneficio | revisao do benefício',
      'Acompanhar processo':
        'como ta meu processo | andamento do processo | processo | quero saber do meu processo dr',
      'Falar com advogado': 'advogado | quero falar com a advogada | dr fulano por favor advogado | 6 pfvr',
    },
    none: 'fui demitido | não sou aposentado | loas ou aposentadoria, não sei qual | benefício cortado e revisão e advogado | quanto o dr cobra | boa tarde doutor',
  },
  {
    menu: 'gás (entrega)',
    options: ['Pedir gás', 'Pedir água', 'Pedir gás e água', 'Onde está meu pedido', 'Formas de pagamento'],
    answers: {
      'Pedir gás': 'gás | manda um gás aí | um botijao de gas pfv | só gás | quero gas nao quero agua',
      'Pedir água': 'agua | um galão de água | só água | manda 2 agua | água mineral',
      'Pedir gás e água': 'os dois | gas e agua | um gás e uma água | gás e água por favor | água e gás',
      'Onde está meu pedido':
        'cade meu gas que eu pedi? pedido | meu pedido | ta demorando meu pedido | kd meu pedido',
      'Formas de pagamento': 'aceita pix? | pagamento | como pago | formas de pagto',
    },
    none: 'acabou | não quero mais | quanto ta o gas? | gás ou água | oi boa noite',
  },
  {
    menu: 'corretora de imóveis',
    options: ['Casa', 'Apartamento', 'Terreno', 'Sala comercial', 'Chácara ou sítio'],
    answers: {
      Casa: 'casa com quintal | uma casa | cas | prefiro casa | quero uma casa de 3 quartos | 🏠',
      Apartamento: 'ap | apto | apê | um apartamento pequeno | apartamneto',
      Terreno: 'um terreno em condomínio | terreno | lote | tereno',
      'Sala comercial': 'sala | sala comercial no centro | ponto comercial | comercial',
      'Chácara ou sítio': 'chacara | sitio | um sítio | uma chacrinha | chácara ou sitio | xacara',
    },
    none: 'casa ou apartamento | casa ou apto tanto faz | não quero casa | galpão | imovel | aluguel',
  },
  {
    menu: 'o que procura na ótica',
    options: ['Óculos de grau', 'Óculos de sol', 'Lentes de contato', 'Conserto', 'Garantia'],
    answers: {
      'Óculos de grau': 'oculos de grau | de grau | quero fazer um óculos de grau | grau pf',
      'Óculos de sol': 'sol | de sol | óculos escuro de sol | 🕶️',
      'Lentes de contato': 'lente de contato | lentes | lente d contato | lentes de contato coloridas',
      Conserto: 'quebrou a haste preciso de conserto | consertar meu oculos | concerto | arrumar o oculos',
      Garantia: 'garantia | ta na garantia | acionar a garantia',
    },
    none: 'oculos | multifocal | de sol ou de grau | lentes e óculos de sol | não uso lente | fechado hj?',
  },
  {
    menu: 'festas',
    options: [
      'Balões',
      'Descartáveis',
      'Doces',
      'Fantasias',
      'Aluguel de mesas e cadeiras',
      'Decoração completa',
    ],
    answers: {
      Balões: 'balão | baloes metalizados | bexiga | balões pfvr | 🎈',
      Descartáveis: 'descartavel | copo descartável | discartaveis | descartáveis por gentileza',
      Doces: 'doce | docinhos | brigadeiro doces | doçes',
      Fantasias: 'fantasia de princesa | uma fantasia | fantazia',
      'Aluguel de mesas e cadeiras':
        'alugar mesa | mesas | aluguel de cadeiras | quero alugar 10 mesas | mesa e cadeira',
      'Decoração completa':
        'decoracao | decorar o salão | decoração completa pf | quero tudo decoração completa',
    },
    none: 'balões e doces | festa | aluguel de fantasia | não preciso de mesa | bolo | quanto é a decoração?',
  },
  {
    menu: 'idade da criança',
    options: ['Até 1 ano', '2 e 3 anos', '4 e 5 anos', '6 anos ou mais'],
    answers: {
      'Até 1 ano': '1 ano | 8 meses | 1 aninho | ela tem 10 meses | tem 1 ano',
      '2 e 3 anos':
        '3 anos | dois anos | tem 3 aninhos | 2 anos e meio | minha filha tem 2 anos | ele vai fazer 3 anos',
      '4 e 5 anos': '4 anos | 5 anos | quatro anos | meu filho tem 5 anos | 4 aninhos',
      '6 anos ou mais': '7 anos | 6 anos | dez anos | 8 aninhos | mais de 6 | 6 ou mais',
    },
    none: '2 e 5 anos | tenho dois filhos | 3 e 4 anos | não sei',
  },
  {
    menu: 'porte do cão',
    options: ['Até 5 kg', 'De 5 a 15 kg', 'De 15 a 30 kg', 'Mais de 30 kg'],
    answers: {
      'Até 5 kg': '3 kg | 3kg | uns 4 quilos | menos de 5 | pesa 2 kg | 4,5 kg',
      'De 5 a 15 kg': '10 kg | 12 quilos | entre 5 e 15 | de 5 a 15 | ele pesa 8kg',
      'De 15 a 30 kg': '20kg | vinte quilos | 28 kg | uns 25 kg',
      'Mais de 30 kg': '40 kg | mais de 30 | acima de 30kg | 35 quilos | passa de 30 kg',
    },
    none: 'não sei o peso | médio | 15 ou 16 | gordinho',
  },
  {
    menu: 'escola: etapa',
    options: ['Berçário', 'Maternal', 'Jardim', '1º ao 5º ano', '6º ao 9º ano', 'Ensino médio'],
    answers: {
      Berçário: 'bercario | bersário | berçario integral | é pro berçário',
      Maternal: 'maternal | matenal | maternal 2',
      Jardim: 'jardim | jardin | jardim 1',
      '1º ao 5º ano': '3º ano | terceiro ano | 5o ano | 2 ano do fundamental | quarto ano | 1º ano',
      '6º ao 9º ano': '7º ano | sétimo ano | oitavo ano | 9o ano | 6 ano do fundamental',
      'Ensino médio':
        'ensino medio | médio | 2º ano do ensino médio | segundo ano do médio | colegial ensino médio',
    },
    none: 'ensino | 5º e 7º ano | fundamental | faculdade | dois filhos',
  },
];
