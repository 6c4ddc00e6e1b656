import type { MenuTable } from '../menu-table.ts';

/** Written after the rules of the ninth batch and before it was tried; then ranges behind a name, whereabouts and persons became rules. */
export const blindTenthServicesMore: readonly MenuTable[] = [
  {
    menu: 'academia de natação',
    options: [
      'Natação bebê (6 meses a 3 anos)',
      'Natação infantil (4 a 12 anos)',
      'Natação adulto',
      'Hidroginástica',
      'Planos e preços',
      'Aula experimental grátis',
      'Falar com a recepção',
    ],
    answers: {
      'Natação bebê (6 meses a 3 anos)':
        '1 | bebe | minha filha tem 1 ano e meio | pro meu bebezinho de 8 meses 👶 | natacao pra bb | ele tem 2 aninhos',
      'Natação infantil (4 a 12 anos)':
        'o 2 | infantil | meu filho tem 7 anos | natação pra criança | oi boa tarde é pra criança de 5 anos | quero colocar minha menina de 10 anos na natacao',
      'Natação adulto':
        '3 | adulto | natacao p adulto | é pra mim mesmo tenho 34 anos quero aprender a nadar | adultos | natação adulta por favor',
      Hidroginástica:
        '4 | hidro | hidroginastica pra minha mae de 68 anos | idroginástica | hidro por favor | bom dia queria fazer hidro de manhã',
      'Planos e preços':
        'opção 5 | preços | quanto custa por mes | planos | valor da mensalidade pfv | qnto ta o plano 2x na semana',
      'Aula experimental grátis':
        '6️⃣ | aula experimental | quero fazer uma aula teste | esperimental | a aula gratis | posso ir um dia experimentar sem pagar?',
      'Falar com a recepção':
        '7 | recepção | falar com a recepçao | resepção | quero falar com alguém da recepcao pf | a sétima',
    },
    none: 'natação | ainda não sei direito | 9 | tem estacionamento? | hidro e natação | não quero hidro | a piscina é aquecida? | minha cunhada fez e emagreceu 10kg | adulto ou infantil? ele vai fazer 13',
  },
  {
    menu: 'dedetizadora',
    options: [
      'Baratas e formigas',
      'Cupins',
      'Ratos',
      'Pombos e morcegos',
      "Limpeza de caixa d'água",
      'Condomínios e empresas',
      'Visita técnica / orçamento',
    ],
    answers: {
      'Baratas e formigas':
        '1 | barata | minha cozinha ta cheia de formiga | tem muita barata aqui em casa socorroo | formigas | é aquelas baratinhas pequenas 😖',
      Cupins:
        '2 | cupim | cupins | o guarda roupa ta virando pó é cupim | cupin | boa tarde meu telhado ta com cupim',
      Ratos:
        'a 3 | rato | apareceu um ratão no quintal | ratos | camundongo | tem rato no forro da minha casa o q eu faço',
      'Pombos e morcegos':
        'o quarto | pombo | morcego no forro | pombos fazendo sujeira no telhado | morsego | tem uns pombos no meu ar condicionado pfv me ajuda',
      "Limpeza de caixa d'água":
        "5 | caixa dagua | limpar a caixa d'agua | lavar caixa d agua | limpeza da caixa por favor | minha caixa d'água tem 2 anos q nao lava queria limpar",
      'Condomínios e empresas':
        'número 6 | condominio | sou sindica queria atendimento pro prédio todo | empresa | é pra minha firma | comdomínio',
      'Visita técnica / orçamento':
        '7️⃣ | orçamento | quero marcar uma visita | orcamento pf | pode mandar alguem aqui pra olhar e passar o valor? | vizita tecnica',
    },
    none: 'barata e rato | não sei que bicho é | 8 | o veneno faz mal pro meu cachorro? | rato eu não tenho não graças a Deus | o serviço de vcs é barato? | vcs trabalham domingo? | na minha cidade tinha muito morcego quando eu era criança | bom diaaa',
  },
  {
    menu: 'locadora de carros',
    options: [
      'Alugar carro',
      'Ver minha reserva',
      'Estender locação',
      'Devolução',
      'Multas e cobranças',
      'Pane ou acidente',
      'Carro para aplicativo',
      'Voltar',
    ],
    answers: {
      'Alugar carro':
        '1 | alugar | quero alugar um carro de sexta a domingo | aluguel de carro | bom dia preciso de um carro alugado pro feriado | alugá um carro',
      'Ver minha reserva':
        'opção 2 | reserva | fiz uma reserva ontem quero ver se ta certa | minha reserva | ver reserva pfv | minha rezerva',
      'Estender locação':
        '3 | quero ficar mais 2 dias com o carro | estender | renovar o aluguel por mais uma semana | extender locação | oi tem como prolongar até domingo? to com o onix de vcs',
      Devolução:
        'a quatro | devolver | onde eu devolvo o carro? | devoluçao | quero devolver hj | vou entregar o carro amanha cedo',
      'Multas e cobranças':
        '5 | multa | chegou uma multa no meu nome | cobraram errado no meu cartao | cobrança | multas por favor',
      'Pane ou acidente':
        '6 | bati o carro | o pneu furou to na estrada | pane | ACIDENTE | o carro morreu e nao liga mais to parado na br',
      'Carro para aplicativo':
        '7️⃣ | uber | quero carro pra rodar de uber | aplicativo | carro pra app | sou motorista da 99 quero um carro pra trabalhar',
      Voltar: '8 | voltar | volta pro menu anterior | voltar pfv | volta | quero voltar',
    },
    none: 'não sei | 10 | alugar ou estender? qual compensa | qual a idade mínima? | não bati o carro não | multa e devolução | meu sogro alugou um argo aí mês passado | vcs vendem carro? | baixei o aplicativo de vcs ontem',
  },
  {
    menu: 'sindicato dos trabalhadores',
    options: [
      'Quero me associar',
      'Homologação / rescisão',
      'Jurídico',
      'Convênio médico e dentista',
      'Colônia de férias',
      'Contribuição sindical',
      'Outros assuntos',
    ],
    answers: {
      'Quero me associar':
        '1 | quero ser socio | me associar | bom dia como faço pra me filiar | associar | quero virar sócio do sindicato',
      'Homologação / rescisão':
        '2 | homologacao | fui demitido quero fazer a homologação | rescisão | recisao | me mandaram embora preciso homologar',
      Jurídico:
        'a 3 | juridico | advogado | quero falar com o advogado do sindicato | jurídico pfv | a firma nao paga minhas horas extras quero entrar na justiça',
      'Convênio médico e dentista':
        '4 | dentista | convenio | quero marcar dentista | convenio medico | como q usa o convenio pra passar no medico',
      'Colônia de férias':
        'quinta opção | colonia | quero reservar a colonia de ferias pro natal | colonia de feria | boa tarde tem vaga na colônia em janeiro? 🏖️ | colônia por favor',
      'Contribuição sindical':
        '6️⃣ | contribuiçao | tão descontando contribuição sindical do meu salario quero entender | contribuição | imposto sindical | contribuissao',
      'Outros assuntos':
        '7 | outros | outro assunto | é outro assunto moço | nenhum desses é outra coisa | outros asuntos',
    },
    none: 'não quero me associar | 9 | oi | jurídico e dentista | tô de férias essa semana kkk | não sei se é jurídico ou homologação | meu irmão é sócio de uma padaria | bom dia companheiro | espera um pouco que tô no ônibus',
  },
  {
    menu: 'igreja - secretaria paroquial',
    options: [
      'Horários de missa',
      'Batismo',
      'Casamento',
      'Catequese e crisma',
      'Intenções de missa',
      'Dízimo e doações',
      'Agendar com o padre',
      '2ª via de certidão',
    ],
    answers: {
      'Horários de missa':
        '1 | que horas é a missa de domingo | horario da missa | horarios | missa hj q horas? | a paz queria saber se tem missa sabado a noite',
      Batismo:
        'opção 2 | batizado | quero batizar meu filho | batismo | batisar minha neta | oq precisa pra batizar criança',
      Casamento:
        '3 | casar | quero marcar meu casamento | casamento | vamos casar ano que vem queria ver data 💒 | cazamento',
      'Catequese e crisma':
        'a 4 | catequese | crisma | inscrição na catequese pro meu menino de 9 anos | quero me crismar | catequeze',
      'Intenções de missa':
        '5 | intençao | quero colocar o nome do meu pai falecido na missa | intenções | intenção pela saúde da minha mãe 🙏 | boa tarde quero por uma intencao na missa de domingo',
      'Dízimo e doações':
        'o seis | dizimo | quero fazer uma doaçao de cesta basica | sou dizimista qual o pix | doação | dísimo',
      'Agendar com o padre':
        '7 | falar com o padre | queria marcar uma conversa com o padre | o padre pode me atender essa semana? | agendar com o padre pfv | agenda c o padre',
      '2ª via de certidão':
        '8 | certidão | segunda via da certidao | preciso tirar uma segunda via da minha certidão de batismo | sertidão | certidao por favor',
    },
    none: 'a paz de Cristo | batismo e crisma | 12 | não vou casar não kkk | onde fica a igreja? | Deus abençoe vcs | minha tia casou aí em 85 | tem festa junina esse ano? | o padre novo é muito simpático',
  },
  {
    menu: 'gráfica rápida',
    options: [
      'Xerox e impressão P&B',
      'Impressão colorida',
      'Cartão de visita (1000 un. R$ 89)',
      'Banner e faixa',
      'Adesivos',
      'Encadernação',
      'Convites',
      'Falar com atendente',
    ],
    answers: {
      'Xerox e impressão P&B':
        '1 | xerox | preto e branco | xerox de uns documentos | boa tarde preciso imprimir um pdf em preto e branco | xeroxs',
      'Impressão colorida':
        '2️⃣ | colorido | imprimir colorida | quero imprimir umas fotos coloridas | inpressão colorida | a colorida pf',
      'Cartão de visita (1000 un. R$ 89)':
        '3 | cartao de visita | quero mil cartões pra minha loja | cartãozinho de visita | o de 89 | cartao d vizita',
      'Banner e faixa':
        'a 4 | banner | faixa | quero uma faixa de parabens de 2 metros | baner | banner 60x90 qro pra hj',
      Adesivos:
        '5 | adesivo | adesivos | etiqueta adesiva pra pote de brigadeiro | adezivo | bom dia quero fazer uns adesivinhos com a logo da minha loja',
      Encadernação:
        'o sexto | encadernar | encadernaçao | preciso encadernar meu tcc | encardenação | colocar espiral na apostila',
      Convites:
        'opção 7 | convite | convites de casamento | convitinho de aniversario da minha filha 🎂 | quero fazer uns convites | convite de cha de bebe por favor',
      'Falar com atendente':
        '8 | atendente | falar com alguem | quero falar com uma pessoa pfv | falar com atendnte | me passa pro atendente por gentileza',
    },
    none: 'impressão | 9 | banner e adesivo | que horas fecha hj? | colorido ou preto e branco, qual fica mais em conta? | não quero cartão | aceita cartão de crédito? | vcs fazem camiseta? | obrigada pelo convite mas não posso ir',
  },
];
