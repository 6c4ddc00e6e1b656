import type { MenuTable } from '../../menu-table.ts';

/** The second half of that batch. */
export const strictTroublesMore: readonly MenuTable[] = [
  {
    menu: 'Como você quer pagar?',
    options: [
      'Pix (5% de desconto)',
      'Cartão de crédito',
      'Cartão de débito',
      'Boleto',
      'Dinheiro na entrega',
    ],
    answers: {
      'Pix (5% de desconto)': `
        pix | 1 | piks | no pix | me manda a chave | faço um pix | o que tem desconto | com desconto de 5% |
        pode mandar o qr code do pix | pics`,
      'Cartão de crédito': `
        credito | 2 | parcelado no cartão | em 3x no cartao | dá pra dividir em 6 vezes no crédito? | cred |
        a segunda | crédito à vista`,
      'Cartão de débito': `
        débito | 3 | debito msm | no deb | cartao de debto | três`,
      Boleto: `
        boleto bancário | 4 | bolleto | me manda o boleto | no boletinho | boleto pfvr | a quarta opção`,
      'Dinheiro na entrega': `
        em dinheiro | 5 | em espécie | dinheiro vivo | pago em notas quando chegar | 💵 | grana |
        pago em dinheiro, preciso de troco pra 100 | cash | a última`,
    },
    none: `
        cartão | pix ou boleto | metade no pix e metade no crédito | aceita vale alimentação? |
        ainda não decidi | não tenho pix | quanto deu o total? | quero cancelar | qual o prazo de entrega? |
        cheque | me dá um minutinho`,
  },
  {
    menu: 'Olá, linda! Aqui é do Studio Bella Hair 💇‍♀️ O que você deseja?',
    options: ['Cabelo', 'Unhas', 'Sobrancelhas e cílios', 'Depilação', 'Meus agendamentos', 'Outro assunto'],
    answers: {
      Cabelo: `
        quero cortar | 1 | fazer luzes | progressiva | escova pra sábado | corte e hidratação |
        pintar o cabelo | 💇 | retocar a raiz`,
      Unhas: `
        manicure | 2 | fazer o pé e a mão | unha em gel | 💅 | alongamento de fibra | unhs | mão e pé`,
      'Sobrancelhas e cílios': `
        sombrancelha | 3 | design de sobrancelha | extensão de cílios | micropigmentação da sobrancelha |
        sobrancelha com henna | cilios | terceira`,
      Depilação: `
        depilar | 4 | virilha | depilaçao | cera meia perna | depilar axila | buço na cera`,
      'Meus agendamentos': `
        5 | que horas está marcado meu horario? | ver meu agendamento | remarcar meu horário de amanhã |
        meu horario q ja ta marcado, quero desmarcar | agendamentos`,
      'Outro assunto': `
        6 | outro | é outra coisa | nenhum desses | outros assuntos | a última`,
    },
    none: `
        unha e cabelo | sobrancelha e depilação no mesmo dia | oi amiga | não sei ainda o que fazer |
        cabelo não | 2 e 4 | 😍 | hoje não | vou pensar | 10 | tudo bem?`,
  },
  {
    menu: 'Auto Mecânica São Jorge 🚗 Qual serviço você precisa?',
    options: [
      'Troca de óleo e filtros',
      'Freios e suspensão',
      'Parte elétrica e bateria',
      'Alinhamento e balanceamento',
      'Ar-condicionado',
      'Status do meu carro',
      'Falar com o mecânico',
    ],
    answers: {
      'Troca de óleo e filtros': `
        trocar o oleo | 1 | troca de óleo | oleo e filtro | olio | filtro de ar |
        ta na hora de trocar o óleo do meu gol`,
      'Freios e suspensão': `
        freio | 2 | pastilha de freio | o freio tá chiando | amortecedor |
        carro ta batendo embaixo qdo passa em buraco, acho q é suspensão | freiu | trocar disco de freio`,
      'Parte elétrica e bateria': `
        bateria | 3 | bateria arriou | farol não acende | eletrica | alternador |
        preciso de eletricista, o vidro elétrico parou | 🔋`,
      'Alinhamento e balanceamento': `
        alinhamento | 4 | carro puxando pro lado direito | balancear as rodas | alinhar |
        alinhamto e balanc. | volante tremendo acima de 100, quero balancear`,
      'Ar-condicionado': `
        ar | 5 | o ar não gela | carga de gás do ar | ar condicionado nao ta gelando | limpeza do ar cond |
        cinco`,
      'Status do meu carro': `
        meu carro já tá pronto? | 6 | status | posso buscar o carro? |
        deixei meu palio ai ontem, como que tá? | a sexta`,
      'Falar com o mecânico': `
        7 | falar com mecanico | quero falar com o mecânico | me passa pro mecanico aí | a última | sete`,
    },
    none: `
        óleo e freio | vocês fazem funilaria e pintura? | vou ver com minha esposa |
        alinhamento e trocar a bateria | vende carro usado? | bom dia chefe | não é o freio | 1 ou 4 |
        lavagem completa | insulfilm | blz`,
  },
  {
    menu: 'Que pena que algo não saiu bem 😕 O que aconteceu com a sua entrega?',
    options: [
      'Chegou atrasado',
      'Veio item errado',
      'Faltou item',
      'Comida fria ou estragada',
      'Entregador mal-educado',
      'Não recebi',
    ],
    answers: {
      'Chegou atrasado': `
        demorou demais | 1 | atraso | levou 2 horas pra chegar | chegou mto tarde | atrazou |
        chegou depois de uma hora e meia`,
      'Veio item errado': `
        veio trocado | 2 | pedi x-bacon e veio x-salada | item errado | mandaram outro lanche |
        erraram meu pedido, veio outra coisa | errado | dois`,
      'Faltou item': `
        faltou a coca | 3 | não veio a batata | veio faltando | esqueceram o refrigerante |
        ta faltando coisa no pedido | cadê o molho que pedi? não mandaram | a terceira`,
      'Comida fria ou estragada': `
        gelada a comida | 4 | veio tudo frio | a carne tava azeda | 🤢 estragado | comida fria |
        frango tava com cheiro ruim`,
      'Entregador mal-educado': `
        motoboy grosso | 5 | o entregador foi super ignorante comigo | entregador |
        o rapaz da moto me xingou | motoqueiro sem educação`,
      'Não recebi': `
        não chegou | 6 | n recebi nada | até agora nada | consta entregue mas nao recebi | nunca chegou |
        a última opção`,
    },
    none: `
        atrasou e veio frio | tudo | deu tudo certo, tava ótimo | não teve problema nenhum |
        veio errado e faltou o refri | horrível | quero meu dinheiro de volta | deixa pra lá | 1 e 5 |
        não foi atraso | foi cobrado duas vezes no meu cartão`,
  },
  {
    menu: 'Quando você pretende começar o curso?',
    options: [
      'Imediatamente',
      'Ainda este mês',
      'No mês que vem',
      'Daqui a 3 meses ou mais',
      'Só estou pesquisando',
    ],
    answers: {
      Imediatamente: `
        já | 1 | agora | o quanto antes | hoje mesmo | pra ontem 😂 | o mais rápido possível | imediato |
        imediatamnte | agorinha`,
      'Ainda este mês': `
        esse mês | 2 | até o fim do mês | neste mes ainda | este mes | a segunda | antes de acabar o mês`,
      'No mês que vem': `
        mes q vem | 3 | próximo mês | só no mês seguinte | prox mês | mês que vem se Deus quiser | três`,
      'Daqui a 3 meses ou mais': `
        ano que vem | 4 | daqui uns 4 meses | daqui a meio ano | só daqui a uns 6 meses | 3 meses |
        vai demorar, uns 5 meses ainda | a quarta`,
      'Só estou pesquisando': `
        só olhando | 5 | to so pesquisando | só quero saber os preços por enquanto | apenas curiosidade |
        sem previsão, só pesquisando mesmo | só dando uma olhada | pesquisando | a última`,
    },
    none: `
        esse mês ou no próximo | qual o valor da mensalidade? | tem certificado? | depende do preço |
        não sei te dizer | agora não | oi | é presencial ou online? | 1 ou 2 |
        não quero mais receber mensagem | mês que vem não dá`,
  },
];
