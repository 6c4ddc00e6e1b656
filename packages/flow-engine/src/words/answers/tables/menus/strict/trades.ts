import type { MenuTable } from '../menu-table.ts';

/** Written after the rules of the others and before it was tried, for ten trades more. */
export const strictTrades: readonly MenuTable[] = [
  {
    menu: 'advogado - áreas',
    options: ['Trabalhista', 'Família', 'Previdenciário', 'Cível', 'Criminal'],
    answers: {
      Trabalhista:
        '1 | trabalhista | TRABALHISTA por favor | trabalista | 1️⃣ | bom dia doutor é causa trabalhista | opção 1 | qro a trabalhista msm | fui mandado embora e a firma nao pagou minha rescisão',
      Família:
        '2 por favor | familia | divórcio | FAMÍLIAAA | famlia | vara de familia pfv 🙏 | guarda das crianças | a segunda opção | é sobre a pensão alimentícia do meu filho',
      Previdenciário:
        'é a 3 | previdenciario | aposentadoria | INSS | prevideciario | 3 obg | previdenciário, obrigada | a numero tres | o inss negou meu auxilio doença e eu queria recorrer',
      Cível:
        '4 | civel | CÍVEL | a quarta opção | cível msm | 4 pfvr | seria a cível, moça | opcao 4 | oi boa tarde é na área cível',
      Criminal:
        '5 | criminal | crimnal | 5º | a última | é a 5 dr | boa noite doutor é criminal | CRIMINAL URGENTE | meu irmão foi preso ontem preciso de advogado pra ele',
    },
    none: 'trabalhista ou cível | família e criminal | não sei em qual se encaixa | um minuto | mil desculpas pela demora | uma pergunta, a consulta é paga? | quinta | 7 | nenhuma dessas | minha família toda manda um abraço pro senhor | meu cunhado entrou com uma trabalhista e ganhou | quanto tempo demora um processo? | to no trabalho agora, posso falar depois?',
  },
  {
    menu: 'contador',
    options: ['Abrir empresa', 'Imposto de renda', 'MEI', 'Folha de pagamento', 'Falar com contador'],
    answers: {
      'Abrir empresa':
        '1 | abrir empresa | qro abrir uma empresa | abri enpresa | opção 1 pfv | ABRIR EMPRESA | abertura de empresa | 1º | oi tudo bem eu quero abrir minha firma',
      'Imposto de renda':
        '2 por favor | imposto de renda | IR | é a 2 | inposto de renda | declarar imposto | irpf | 2️⃣ obrigada | boa tarde eu preciso declarar meu imposto de renda desse ano',
      MEI: '3 | mei | MEI pfvr | o 3 | é sobre o meu mei | opcao tres | mei mesmo 👍 | meii | sou mei e preciso pagar o das atrasado',
      'Folha de pagamento':
        '4 | folha de pagamento | folha | folha de pgto | a quatro | fola de pagamento | FOLHA DE PAGAMENTO | 4 por gentileza | é a folha dos meus funcionários',
      'Falar com contador':
        '5 | falar com contador | falar c o contador | contador | qro falar cm o contador | a última opção | 5 obg | me passa pro contador por favor | prefiro falar com o contador direto',
    },
    none: 'MEI ou abrir empresa | imposto de renda e folha | não sei se abro empresa ou se o mei já resolve | um minutinho | uma dúvida | segunda | 8 | mil perdões, número errado | não quero abrir empresa não | meio caro né | qual o valor da mensalidade? | meu primo abriu empresa com vcs ano passado | o contador do meu vizinho é muito enrolado',
  },
  {
    menu: 'escola de idiomas',
    options: ['Inglês', 'Espanhol', 'Francês', 'Alemão'],
    answers: {
      Inglês:
        '1 | ingles | INGLÊS | quero ingles por favor | inlges | é o 1 | inglêsss | vou de inglês 🇺🇸 | preciso de ingles pro meu trabalho',
      Espanhol:
        '2 por favor | espanhol | espahol | 🇪🇸 | ESPANHOL | qro espanhol | 2º | pode ser espanhol | oi boa tarde seria o espanhol',
      Francês:
        'é a 3 | frances | franceis | 🇫🇷 | francês pfv | opção 3 | o francês, bah | FRANCESSS | sempre sonhei em falar francês quero esse',
      Alemão:
        '4 | alemao | alemaõ | 🇩🇪 | ALEMÃO por favor | o último | o quatro msm | alemão, obrigado | vou fazer intercâmbio em berlim então alemão',
    },
    none: 'inglês ou espanhol | quero inglês e francês | italiano | 5 | ainda não decidi | um segundo | mil desculpas, tava dirigindo | uma pergunta: tem turma de manhã? | terça | qualquer um menos alemão | minha filha já faz inglês aí | moro perto do complexo do alemão | vcs dão certificado?',
  },
  {
    menu: 'formato das aulas',
    options: ['Seg e qua 19h', 'Ter e qui 19h', 'Sábado 9h', 'Online'],
    answers: {
      'Seg e qua 19h':
        '1 | seg e qua | segunda e quarta | segunda e quarta as 19 | é a 1 | seg/qua pfv | SEG E QUA 19H | sgunda e quarta | segunda e quarta a noite q eu saio do serviço as 18',
      'Ter e qui 19h':
        '2 por favor | ter e qui | terça e quinta | terca e qinta | opção 2 | ter e qui 19h | terça e quinta à noite | qro terça e quinta | 2️⃣',
      'Sábado 9h':
        '3 | sabado | sábado 9h | sabado de manhã | sabadooo | SÁBADO | sab | só consigo no sábado | é a 3 pfv',
      Online:
        '4 | online | on line | onlien | ONLINE pf | on-line msm | é a 4 | pela internet | moro longe prefiro online',
    },
    none: 'segunda | quarta | terça ou sábado | domingo | sexta 19h | 19h | sábado e online | 5 | não posso em nenhum desses | um minuto que vou ver minha agenda | sábado não dá | uma pergunta, o online é ao vivo? | segunda eu te respondo | mil desculpas, sumi | minha amiga faz aos sábados',
  },
  {
    menu: 'quartos do hotel',
    options: ['Standard – R$ 180', 'Luxo – R$ 260', 'Suíte master – R$ 420'],
    answers: {
      'Standard – R$ 180':
        '1 | standard | standart | o de 180 | STANDARD por favor | o mais barato | estandar | 180 | é o 1 moço',
      'Luxo – R$ 260':
        '2 por favor | luxo | LUXOOO | o de 260 | lucxo | quarto luxo | 2º | o do meio | boa noite vou ficar com o luxo',
      'Suíte master – R$ 420':
        '3 | suite master | a master | a suíte | suite mastr | o de 420 reais | a mais cara | opção 3 pfvr | quero a suíte master é nossa lua de mel 😍',
    },
    none: 'luxo ou master | um standard e um luxo | que luxo hein 😂 | 4 | 3 pessoas | tem café da manhã incluso? | um minuto | mil desculpas a demora | 300 | segunda | vou ver com meu marido | não quero o standard | minha irmã ficou na suíte master e amou',
  },
  {
    menu: 'agência de viagens',
    options: ['Passagens', 'Pacotes', 'Hospedagem', 'Seguro viagem', 'Falar com consultor'],
    answers: {
      Passagens:
        '1 | passagem | passagens | pasagens | passagem aérea | PASSAGENS | só a passagem msm | é a 1 | qro comprar passagem pra recife',
      Pacotes:
        '2 por favor | pacotes | pacote | pacote completo | pacoets | opção 2 | PACOTES 🏖️ | os pacotes pfv | quero um pacote pra porto seguro',
      Hospedagem:
        '3 | hospedagem | ospedagem | hotel | só hospedagem | hospedajem | 3️⃣ | é a 3 obg | preciso de hotel em gramado',
      'Seguro viagem':
        '4 | seguro viagem | seguro | seguro viajem | a 4 pfv | o seguro | SEGURO VIAGEM | qro fazer o seguro viagem | boa tarde é o seguro',
      'Falar com consultor':
        '5 | falar com consultor | consultor | falar c consultor | cosultor | a última | 5 por gentileza | quero falar com um consultor | me passa pra um consultor por favor',
    },
    none: 'passagem e hospedagem | pacote ou só passagem | porto seguro | será que é seguro viajar agora? | 10 | um minuto | uma pergunta | mil desculpas, mandei errado | quinta | ainda tô pesquisando | não quero pacote | minha mãe comprou passagem com vcs ano passado | tô só de passagem kkk',
  },
  {
    menu: 'oficina mecânica',
    options: ['Revisão', 'Troca de óleo', 'Freios', 'Suspensão', 'Ar-condicionado'],
    answers: {
      Revisão:
        '1 | revisao | revisão | revizão | é a 1 | REVISÃO pfv | revisão geral | revisão dos 40 mil | qro fazer a revisão',
      'Troca de óleo':
        '2 por favor | troca de oleo | oleo | trocar o óleo | troca d oleo | TROCA DE ÓLEO | troac de óleo | só o óleo msm | opa chefe queria trocar o óleo',
      Freios:
        '3 | freio | freios | os freios | frreio | 3º | pastilha de freio | é o freio chefe | o freio tá chiando demais',
      Suspensão:
        '4 | suspensao | suspenção | amortecedor | a 4 obg | suspensãoo | SUSPENSÃO | opção quatro | é a suspensão tá batendo seco',
      'Ar-condicionado':
        '5 | ar condicionado | o ar | ar cond | ar condiconado | a última opção | AR CONDICIONADO pf | é o ar msm | o ar não tá gelando',
    },
    none: 'freio e suspensão | óleo ou revisão | quarta | 6 | um minuto | mil desculpas | uma pergunta, vcs abrem sábado? | o carro tá fazendo um barulho estranho | não sei o q é | freio não, já troquei | meu vizinho trocou o óleo aí | pneu | vou olhar o carro e já te falo',
  },
  {
    menu: 'fisioterapia - primeira consulta',
    options: ['Sim, é minha primeira vez', 'Não, já sou paciente'],
    answers: {
      'Sim, é minha primeira vez':
        'sim | 1 | primeira vez | é a primeira vez | simmm | SIM por favor | nunca fui aí | 1ª vez | sou paciente nova',
      'Não, já sou paciente':
        'não | 2 por favor | nao | já sou paciente | ja faço fisio ai | é a 2 | naum ja sou paciente | NÃO JÁ SOU PACIENTE | já sou paciente de vcs faz 2 anos',
    },
    none: 'sim e não | acho que sim, não lembro | não sei | um minuto | segunda | 3 | uma pergunta, atende unimed? | mil desculpas | tenha paciência comigo kkk | fui uma vez há uns 10 anos, conta? | primeiro quero saber o preço | tô com muita dor no joelho | meu pai já é paciente daí',
  },
  {
    menu: 'corretora de seguros',
    options: ['Auto', 'Residencial', 'Vida', 'Empresarial', 'Sinistro'],
    answers: {
      Auto: '1 | auto | carro | seguro do carro | AUTO | é a 1 | seguro auto pfv | autoo | qro fazer seguro pro meu carro',
      Residencial:
        '2 por favor | residencial | casa | residensial | 2º | seguro da minha casa | residencia | RESIDENCIAL | é pra minha casa msm',
      Vida: '3 | vida | seguro de vida | de vida | é a 3 | VIDA pfvr | seguro d vida | vidaa | bom dia eu queria um seguro de vida',
      Empresarial:
        '4 | empresarial | empresa | pra minha empresa | enpresarial | a quatro obg | EMPRESARIAL | 4️⃣ | seguro da minha loja',
      Sinistro:
        '5 | sinistro | sinitro | abrir sinistro | SINISTRO | 5 por favor | a última | é um sinistro | bati o carro agora preciso acionar o seguro',
    },
    none: 'auto e vida | carro ou casa | vida corrida aqui, já respondo | que sinistro kkk | plano de saúde | 6 | um minuto | uma pergunta | quinta | mil desculpas, tô no trânsito | não quero seguro de vida | meu genro bateu o carro mês passado e até hoje nada | quanto fica mais ou menos?',
  },
  {
    menu: 'padaria - pedidos',
    options: ['Bolo', 'Salgados', 'Doces', 'Pães', 'Encomenda para festa'],
    answers: {
      Bolo: '1 | bolo | um bolo por favor | BOLO | boloo 🎂 | é a 1 | bolo de cenoura | qro bolo | o bolo pfv',
      Salgados:
        '2 por favor | salgado | salgados | coxinha | sagados | SALGADOS | salgados msm | qro uns salgado | 2️⃣',
      Doces:
        '3 | doces | doce | dcoes | brigadeiro | DOCES 🍬 | é a 3 | docinhos | oi bom dia hj vou querer doces',
      Pães: '4 | paes | pão | pao | pãozinho | PÃES | quatro por favor | pão francês | cacetinho',
      'Encomenda para festa':
        '5 | encomenda | encomenda pra festa | festa | encomenda p festa | encomeda para festa | a última | 5 obg 🎉 | quero encomendar pra uma festa de 50 pessoas',
    },
    none: 'bolo e salgados | doce ou bolo | quarta | vcs abrem domingo? | 100 | um minuto | mil desculpas | uma pergunta | bolo não | minha tia encomendou aí e adorou | ele me deu um bolo ontem kkk | ainda vou decidir | meu pai já vai aí',
  },
];
