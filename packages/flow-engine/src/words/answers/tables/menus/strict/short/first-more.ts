import type { MenuTable } from '../../menu-table.ts';

/** The other eight menus of `first.ts`. */
export const strictFirstMore: readonly MenuTable[] = [
  {
    menu: 'provedor de internet',
    options: [
      '2ª via de boleto',
      'Sem conexão / internet lenta',
      'Contratar plano',
      'Mudança de endereço',
      'Cancelamento',
      'Outros assuntos',
    ],
    answers: {
      '2ª via de boleto': `
        manda o boleto | segunda via | boletoo | preciso da fatura desse mes |
        quero pagar, me manda o codigo de barra`,
      'Sem conexão / internet lenta': `
        to sem net | internet caiu | ta lenta dms | a luz vermelha ta piscando |
        wifi nao funciona 😡 | oxe a net ta um caco`,
      'Contratar plano': `
        quero contratar | quero colocar internet em casa | assinar plano de 500 mega | contrata |
        quero ser cliente`,
      'Mudança de endereço': `
        vou me mudar | mudei de casa | trocar de endereco | quero levar a internet pra casa nova | 4`,
      Cancelamento: `
        cancelar | quero cancela minha internet | nao quero mais a internet de vcs |
        encerrar o contrato | cancelamento pfv`,
      'Outros assuntos': `outros | outro assunto | 6 | é outra coisa | nenhum desses, outro assunto`,
    },
    none: `
      boleto e to sem net tambem | nao quero cancelar | cancelar ou mudar de plano, to vendo |
      ainda nao sei | boa tarde | espera um pouco`,
  },
  {
    menu: 'escola',
    options: ['Matrículas', 'Secretaria', 'Financeiro', 'Coordenação pedagógica', 'Cantina e uniformes'],
    answers: {
      Matrículas: `
        quero matricular meu filho | matricula | tem vaga pro 1o ano? | vaga pro maternal | 1`,
      Secretaria: `
        secretaria | preciso de declaraçao escolar | historico escolar | falar na secretaria |
        segundavia do historico`,
      Financeiro: `
        boleto da mensalidade | financero | mensalidade atrasada | pagar mensalidade | 3`,
      'Coordenação pedagógica': `
        coordenaçao | falar c a coordenadora | queria conversar sobre as notas do meu filho |
        coord pedagogica | 4`,
      'Cantina e uniformes': `uniforme | comprar uniforme tam 8 | cantina | qto é a camisa da escola | 5`,
    },
    none: `
      secretaria ou financeiro, nao sei qual | não é matrícula | minha filha perdeu o dente hj kkk |
      preciso de uniforme e do boleto | vcs alugam a quadra? | depois eu chamo`,
  },
  {
    menu: 'curso de idiomas',
    options: ['Inglês', 'Espanhol', 'Francês', 'Português para estrangeiros', 'Já sou aluno'],
    answers: {
      Inglês: `ingles | inglez | english | curso de ingles p iniciante | ingleis 🇺🇸 | 1`,
      Espanhol: `espanhol | español | espanhou | 2 | quero aprender espanhol`,
      Francês: `frances | françes | fracês | 🇫🇷 | aula de frances`,
      'Português para estrangeiros': `
        portugues | portugues pra gringo | minha esposa é alemã, quer aprender portugues |
        português p estrangeiro | 4`,
      'Já sou aluno': `sou aluno | ja estudo ai | ja sou aluna | aluno | to matriculado ja`,
    },
    none: `
      ingles e espanhol | nao quero ingles | vcs tem alemao? | morei na frança um tempo |
      to em duvida entre frances e espanhol | quem é?`,
  },
  {
    menu: 'academia',
    options: [
      'Planos e valores',
      'Aula experimental',
      'Horários das aulas',
      'Trancar ou cancelar plano',
      'Personal trainer',
    ],
    answers: {
      'Planos e valores': `qto é a mensalidade | valores | preço | qnt ta o mes | 1 | planos`,
      'Aula experimental': `
        experimental | aula gratis | quero fazer um dia teste 💪 | aula teste |
        posso experimentar uma aula antes?`,
      'Horários das aulas': `
        q horas tem zumba | horario das aula | grade de horarios | tem aula de noite? |
        que dia é o jump`,
      'Trancar ou cancelar plano': `
        quero trancar | cancelar plano | tranca minha matricula | vou viajar, quero pausar o plano |
        cancela pra mim`,
      'Personal trainer': `personal | quero um personal | treino c personal | person trainer | 5`,
    },
    none: `
      nao quero cancelar | preço e horario | meu personal saiu da outra academia rsrs |
      vcs vendem whey? | vou pensar | 2 ou 5`,
  },
  {
    menu: 'salão de beleza',
    options: [
      'Cabelo',
      'Unhas',
      'Sobrancelha e cílios',
      'Depilação',
      'Maquiagem',
      'Remarcar ou cancelar horário',
    ],
    answers: {
      Cabelo: `
        corte | progressiva | fazer luzes | cabelo | escova e hidrataçao | pintar a raiz`,
      Unhas: `pe e mao | manicure | unha em gel 💅 | fazer as unha | 2 | esmaltar os pés`,
      'Sobrancelha e cílios': `
        sombrancelha | henna na sobrancelha | extensao de cilios | design de sobrancelha |
        volume russo nos cilios`,
      Depilação: `depilar | depilaçao perna inteira | virilha | depilar axila | cera`,
      Maquiagem: `make | maquiage | make pra formatura | maquiar | 5`,
      'Remarcar ou cancelar horário': `
        desmarcar | nao vou conseguir ir hj no meu horario | remarcar |
        mudar meu horario pra sexta | cancela meu horario`,
    },
    none: `
      unha e cabelo | nao quero depilar | minha irma faz unha ai toda semana |
      make ou só sobrancelha, to vendo | vcs alugam cadeira pra profissional? | oi sumida 😂`,
  },
  {
    menu: 'oficina mecânica',
    options: [
      'Troca de óleo',
      'Freios',
      'Suspensão e alinhamento',
      'Ar-condicionado',
      'Parte elétrica',
      'Guincho / socorro',
    ],
    answers: {
      'Troca de óleo': `trocar o oleo | oleo | troca d oleo e filtro | oleo vencido | 1`,
      Freios: `
        freio | pastilha de freio | o freio ta chiando | trocar o disco de freio | frei0 ta baixo`,
      'Suspensão e alinhamento': `
        alinhamento | alinhar e balancear | amortecedor | suspençao batendo |
        o carro ta puxando pro lado`,
      'Ar-condicionado': `ar | o ar nao gela | ar condicionado | recarga de gas do ar | ar cond 🥵`,
      'Parte elétrica': `eletrica | alternador | bateria nao segura | farol nao acende | eletrico`,
      'Guincho / socorro': `
        guincho | to parado na br 🆘 | reboque | preciso de socorro |
        carro quebrou na estrada manda guincho`,
    },
    none: `
      oleo e freio | nao é freio | meu tio tem um guincho | nao sei oq é, ta fazendo barulho |
      freio ou suspensao sei la | vcs vendem carro?`,
  },
  {
    menu: 'imobiliária',
    options: [
      'Quero alugar',
      'Quero comprar',
      'Anunciar meu imóvel',
      'Sou inquilino',
      'Sou proprietário',
      'Falar com corretor',
    ],
    answers: {
      'Quero alugar': `
        alugar | procuro uma casa pra alugar | aluguel de kitnet | ape p alugar 2 qts | 1`,
      'Quero comprar': `
        comprar | quero compra uma casa | compra de apto | comprar terreno |
        financiar minha casa propria 🏡`,
      'Anunciar meu imóvel': `
        quero anunciar | vender minha casa c vcs | colocar minha casa pra alugar | anunciar meu ap |
        3`,
      'Sou inquilino': `
        inquilino | sou inquilina de vcs | moro de aluguel num ape de vcs | 4 | enquilino`,
      'Sou proprietário': `
        proprietario | sou dona do imovel | sou o dono do ap q vcs administram | sou proprietaria |
        5`,
      'Falar com corretor': `corretor | falar com o corretor | corretora | me passa um corretor | 6`,
    },
    none: `
      alugar ou comprar, depende do preço | nao quero comprar | meu irmao é corretor tbm |
      vcs fazem reforma? | calma to pensando | quero vender a minha e comprar outra`,
  },
  {
    menu: 'agência de viagens',
    options: [
      'Pacotes nacionais',
      'Pacotes internacionais',
      'Passagens aéreas',
      'Cruzeiros',
      'Seguro viagem',
      'Já comprei / minha reserva',
    ],
    answers: {
      'Pacotes nacionais': `
        pacote nacional | pacote pra porto de galinhas | quero um pacote p gramado |
        no brasil mesmo | nacional`,
      'Pacotes internacionais': `
        internacional | pacote pra disney | pacote p cancun | pra fora do brasil |
        pacote pra europa ✈️🌍`,
      'Passagens aéreas': `
        so a passagem | passagem | passagem d aviao sp recife | passagens aerea | só o voo`,
      Cruzeiros: `cruzeiro | cruzero | navio 🚢 | viagem de navio | 4`,
      'Seguro viagem': `seguro | seguro viajem | só o seguro | cotar seguro viagem | 5`,
      'Já comprei / minha reserva': `
        ja comprei | minha reserva | quero ver minha reserva | ja tenho reserva com vcs |
        comprei mes passado e qro o voucher`,
    },
    none: `
      cruzeiro ou pacote nacional, to em duvida | nao quero cruzeiro | meu avô trabalhou num navio |
      passagem e seguro | vcs tiram passaporte? | ainda nao decidi`,
  },
];
