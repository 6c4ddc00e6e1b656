import type { MenuTable } from '../menu-table.ts';

/** Written by a stranger to the engine, with names, places, drinks and deadlines: first run 14 wrong, 59 needless. */
export const strictNames: readonly MenuTable[] = [
  {
    menu: 'olá! aqui é da clínica vida. o que você precisa?',
    options: ['Marcar consulta', 'Marcar exame', 'Resultado de exame', 'Falar com atendente'],
    answers: {
      'Marcar consulta':
        'qro marcar consulta | 1 | opção 1 | agendar uma consulta pfv | marca uma consulta pra mim | consulta | a primeira opção | quero passar no médico | preciso de um horário com o dr | é pra consutar com o medico',
      'Marcar exame':
        'marcar um ezame de sangue | agendar exame | nº 2 | preciso fazer um ultrassom | qro fazer um raio x | dois | quero agendar meus exames pfv | fazer exame 🙏 | a segunda | marca exame pra mim',
      'Resultado de exame':
        'pegar resultado | queria ver se meu exame ficou pronto | 3️⃣ | buscar o laudo | o resultado do meu exame de sangue | quero ver o resultado | resutado | a terceira por favor | saber o resultado do raio x | vim pelo resultado do exame',
      'Falar com atendente':
        'atendente | quero falar com uma pessoa | 4 pfv | humano por favor | falar com alguem | me passa pra um atendente | a última | opção quatro | me transfere pra moça da recepção',
    },
    none: 'não sei ainda | consulta e exame | vcs atendem unimed? | quanto custa a consulta? | não quero exame | fiz um exame aí ano passado | minha mãe marcou consulta aí ontem | bom dia tudo bem? | 5 | já marquei a consulta | exame | 1 ou 2 | tenho 2 filhos | ele já pegou o resultado | trabalhei 4 anos de atendente',
  },
  {
    menu: 'com qual médico você quer se consultar?',
    options: ['Dr. Carlos Lima', 'Dra. Ana Souza', 'Dra. Beatriz Rocha'],
    answers: {
      'Dr. Carlos Lima':
        'dr carlos | com o carlos | doutor carlos pfv | Carlos Lima | dr lima | o primeiro | 1 | qro com o dr Carlos 🙏 | dotor carlos | prefiro o médico homem',
      'Dra. Ana Souza':
        'dra ana | com a ana por favor | doutora ana | ana souza | Dra Ana Sousa | opção 2 | n° 2 | a drª ana | quero a ana msm | dra souza',
      'Dra. Beatriz Rocha':
        'dra beatriz | bia rocha | doutora beatris | com a Beatriz pfv | 3️⃣ | a terceira | a dra rocha | marca com a beatriz | dra bia | beatriz rocha blz',
    },
    none: 'qualquer um | o que tiver mais cedo | com uma médica mulher | não quero o dr carlos | ana ou beatriz | o dr carlos é bom? | meu nome é Ana | aqui é a Beatriz, tudo bem? | minha filha consulta com a dra ana | já passei com o carlos e não gostei | tem o dr. Roberto? | não conheço nenhum | dra ana beatriz | moro na rua Carlos Lima | 4',
  },
  {
    menu: 'em qual unidade você quer ser atendido?',
    options: ['Centro', 'Boa Viagem', 'Casa Amarela', 'Olinda'],
    answers: {
      Centro:
        'no centro | a do centro | centro pfv | 1 | a primeira | unidade centro | centro da cidade | sentro | prefiro no centro, é mais perto | pode ser centro msm 👍',
      'Boa Viagem':
        'em boa viagem | boa viajem | a de boa viagem | 2 por favor | segunda opção | qro em Boa Viagem | boa viagem msm | unid boa viagem | boaviagem | moro em boa viagem então lá',
      'Casa Amarela':
        'casa amarela | kasa amarela | em casa amarela pfv | a 3 | opção três | casamarela | lá em casa amarela | unidade casa amarela | a terceira | casa amarela fica melhor pra mim',
      Olinda:
        'olinda | a de olinda | em olinda por favor | 4️⃣ | quarta opção | olinda msm | qro ser atendida em olinda | Olinda 🙏 | a última | numero quatro',
    },
    none: 'qual a mais perto do shopping recife? | moro em paulista | centro ou boa viagem | qualquer uma | não quero no centro | boa viagem não, muito longe | minha casa é amarela com portão branco | boa viagem pra vc! | oi linda bom dia 😊 | minha mãe se consulta em olinda | tem unidade em Jaboatão? | 5 | a do centro tem estacionamento? | já fui na de casa amarela e não gostei | vcs atendem em casa?',
  },
  {
    menu: 'qual horário fica melhor para a sua consulta?',
    options: ['Segunda de manhã', 'Segunda à tarde', 'Quarta de manhã', 'Sexta à tarde'],
    answers: {
      'Segunda de manhã':
        'segunda de manha | seg de manhã | segunda cedo | 2ª feira de manhã | segunda pela manhã | segunda-feira manhã pfv | opção 1 | segunda antes do almoço | seg manha blz | pode ser segunda cedinho',
      'Segunda à tarde':
        'segunda a tarde | seg tarde | segunda depois do almoço | segunda feira de tarde | 2ª feira à tarde | opção 2 | segunda de tardezinha | qro segunda à tarde | na segunda no período da tarde | 2️⃣',
      'Quarta de manhã':
        'quarta-feira | quarta de manha | qua de manhã | quarta cedo | 4ª feira de manhã | quarta-feira pela manhã | opção 3 | na quarta | quarta antes do almoço | quarta feira pfv',
      'Sexta à tarde':
        'sexta | sexta a tarde | sexta de tarde | sex tarde | sexta depois do almoço | 6ª feira | opção 4 | sesta a tarde | na sexta pfv | sexta-feira 👍',
    },
    none: 'segunda | de manhã | à tarde | quarta à tarde | sexta de manhã | terça | segunda ou sexta | segunda não posso | trabalho segunda e quarta | só de noite | sábado tem? | minha última consulta foi sexta à tarde | que horas na segunda? | não sei meu horário ainda | meu marido folga na sexta',
  },
  {
    menu: 'vai querer alguma bebida?',
    options: ['Coca-Cola 2L', 'Guaraná 2L', 'Suco de laranja', 'Água mineral', 'Cerveja', 'Sem bebida'],
    answers: {
      'Coca-Cola 2L':
        'coca | uma coca pfv | coca 2 litros | coca cola | cocacola | opção 1 | me vê uma coca | 1️⃣ | coca de dois litros | coca geladinha 🥤',
      'Guaraná 2L':
        'guarana | um guaraná | guaraná 2 litros | qro guarana | o guaraná pfv | nº 2 | garaná | guarana de 2l | manda um guaraná | a segunda opção',
      'Suco de laranja':
        'suco | suco de laranja | um suquinho de laranja | laranja | 3 | suco pfv | o de laranja | quero o suco | suco d laranja | o terceiro',
      'Água mineral':
        'agua | uma água | água mineral por favor | 4 pfv | só água | uma aguinha | agua mineiral | água 💧 | quarta opção | me manda uma água',
      Cerveja:
        'cerveja | uma cerva | uma breja | cervejinha 🍺 | opção 5 | cinco | qro uma cerveja | bota uma breja aí | serveja | a cerveja pfv',
      'Sem bebida':
        'sem bebida | nenhuma | não quero bebida | so a pizza msm | n precisa de bebida | dispenso bebida | 6 | hoje sem bebida | nada de bebida | não, obrigada',
    },
    none: 'qual cerveja tem? | coca ou guaraná | coca zero | coca e água | tem pepsi? | sim | suco de uva | não quero coca | o que vc recomenda? | a última veio quente | refri | pera que vou ver com meu marido | 7 | 2 litros | deu água na boca 😋',
  },
  {
    menu: 'qual borda você quer na pizza?',
    options: ['Borda de catupiry', 'Borda de cheddar', 'Sem borda'],
    answers: {
      'Borda de catupiry':
        'catupiry | catupiri pfv | a de catupiry | katupiry | 1 | a primeira | com catupiry | recheada de catupiri | qro borda catupiry 😋 | manda de catupiry',
      'Borda de cheddar':
        'cheddar | chedar | xedar | borda d cheddar | com cheddar por favor | a segunda | 2️⃣ | chéder | põe cheddar | vai de cheddar 🧀',
      'Sem borda':
        'sem borda | sem | nenhuma borda | não quero borda | n precisa de borda | 3 por favor | a terceira opção | sem borda msm blz | borda nenhuma | dispenso a borda',
    },
    none: 'borda de chocolate | meia catupiry meia cheddar | quanto é a borda? | catupiry não | sem catupiry | frango com catupiry | não gosto de cheddar | qual é melhor? | tanto faz | da outra vez pedi cheddar | meu marido gosta de catupiry | oi boa noite | 3 pizzas | com borda | sem cebola',
  },
  {
    menu: 'qual departamento você procura?',
    options: ['Feminino', 'Masculino', 'Infantil', 'Acessórios'],
    answers: {
      Feminino:
        'feminino | feminina pfv | roupa de mulher | moda feminina | femenino | pra mulher | 1️⃣ | opção 1 | vestido pra minha esposa | blusa feminina',
      Masculino:
        'masculino | roupa de homem | moda masculina | 2 por favor | masc | camisa masculina | pra homem | o segundo | maculino | terno pro meu marido',
      Infantil:
        'infantil | roupa de criança | roupinha de bebê | pra criança pfv | 3 | kids | roupa pro meu filho de 5 anos | enfantil | a terceira | roupa p menina de 4 aninhos',
      Acessórios:
        'acessórios | acessorio | asesorios | bolsas e cintos | quero ver brincos | nº 4 | a quarta opção | óculos de sol | acessórios pfv | o último',
    },
    none: 'feminino e infantil | é um presente | vcs tem loja física? | não é infantil | masculino ou acessórios | calça jeans | camiseta preta | só olhando | tem promoção? | meu marido comprou aí semana passada | tenho 3 filhos | eletrodomésticos | 5 | que atitude infantil a de vcs | minha irmã trabalha no feminino',
  },
  {
    menu: 'qual o problema com o seu pedido?',
    options: ['Não chegou', 'Veio errado', 'Veio com defeito', 'Quero devolver'],
    answers: {
      'Não chegou':
        'nao chegou | n chegou ainda | ainda não recebi | cadê meu pedido? | 1 | não recebi nada | até hj não veio | opção 1 | a primeira | pedido nunca chegou 😡',
      'Veio errado':
        'veio errado | mandaram o produto errado | veio outra cor | pedi azul e veio preto | o tamanho veio errado | 2 | não foi isso q eu comprei | veio trocado | erraram meu pedido | opção dois',
      'Veio com defeito':
        'defeito | chegou quebrado | veio com defeto | ta com defeito | nº 3 | o aparelho não liga | veio rasgada | a terceira | produto veio danificado | tela veio trincada',
      'Quero devolver':
        'devolver | quero fazer a devolução | devolução pfv | 4️⃣ | qro devolver | a última | me arrependi, quero devolver | como faço pra devolver? | quero mandar de volta | vou devolver',
    },
    none: 'chegou hoje, tudo certo | não veio errado | não tem defeito nenhum | quero comprar outro igual | não sei o que fazer | meu pedido é o 4587 | não tenho problema nenhum | 5 | já devolvi mês passado | o da minha amiga veio certinho | boa tarde | não quero devolver | defeito todo mundo tem né kkk | preciso da segunda via da nota | vcs vendem fone de ouvido?',
  },
  {
    menu: 'bem-vindo à imobiliária lar certo! qual é o seu interesse?',
    options: ['Comprar', 'Alugar', 'Vender meu imóvel', 'Simular financiamento'],
    answers: {
      Comprar:
        'comprar | qro comprar | compra | quero comprar uma casa | tô procurando apto pra comprar | 1 | opção 1 | a primeira | adquirir um apartamento | comprá um terreno',
      Alugar:
        'alugar | aluguel | quero alugar uma casa pra morar | procuro apto pra aluguel | 2️⃣ | opção dois pfv | alugá | preciso de uma kitnet pra alugar | a segunda | aluga pfv, preciso morar perto do trabalho',
      'Vender meu imóvel':
        'vender | quero vender meu apto | vender minha casa | tenho uma casa pra vender | nº 3 | botar meu apê à venda | venda do meu imovel | 3 por favor | a terceira | qro vende meu terreno',
      'Simular financiamento':
        'simular | simulação | financiamento | fazer uma simulação pfv | 4 | a última | simular finaciamento | queria simular o financiamento da casa | quarta opção | simula o financiamento pra mim',
    },
    none: 'comprar ou alugar, ainda não sei | só olhando | quero vender e comprar outro | não quero comprar | apartamento | casa de 2 quartos | trabalho com vendas | vcs são de onde? | já comprei ano passado | meu irmão quer vender o carro | não gosto de financiamento | moro de aluguel | vi o anúncio no insta | 5 | aluguel tá caro demais né',
  },
  {
    menu: 'quando você pretende começar o projeto?',
    options: ['Agora', 'Em até 3 meses', 'Mais de 3 meses', 'Só pesquisando'],
    answers: {
      Agora:
        'agora | o quanto antes | imediatamente | pra ontem 😂 | urgente | agora mesmo pfv | opção 1 | agr | hoje msm | o mais rápido possível',
      'Em até 3 meses':
        'até 3 meses | em ate tres meses | daqui 2 meses | daqui a uns dois meses | opção 2 | nos próximos 3 meses | em 3 meses no máximo | dentro de 3 meses | a segunda | daqui uns 60 dias',
      'Mais de 3 meses':
        'mais de 3 meses | mais de tres meses | daqui 6 meses | só daqui um ano | depois de 3 meses | opção 3 | acima de 3 meses | daqui uns 5 meses | a terceira opção | lá pra daqui uns 8 meses',
      'Só pesquisando':
        'só pesquisando | so pesquisano | to pesquisando ainda | pesquisando por enquanto | só dando uma olhada | 4️⃣ | só sondando | a última | só curiosidade mesmo | só pesquisa',
    },
    none: 'depende do preço | quanto tempo demora? | agora não | agora ou daqui 6 meses | já pesquisei bastante | meu sócio que decide | tenho 3 lojas | 3 anos de empresa | não tô só pesquisando | agora entendi | boa tarde | é um site | faz 3 meses que pedi orçamento | até mais | agora não posso falar',
  },
  {
    menu: 'qual curso você quer fazer?',
    options: ['Inglês', 'Espanhol', 'Informática', 'Desenho'],
    answers: {
      Inglês:
        'ingles | o de inglês | curso de inglês pfv | qro aprender ingles | english | 1 | o primeiro | inglêis | inglês msm 🇺🇸 | pode me matricular no inglês',
      Espanhol:
        'espanhol | espanhou | o curso de espanhol | quero fazer espanhol | 2️⃣ | opção 2 | o segundo | español | vou de espanhol | aulas de espanhol blz',
      Informática:
        'informatica | o de informática | enformatica | curso de computador | nº 3 | 3 pfv | informática por favor | a terceira | quero aprender a mexer no computador | infomática',
      Desenho:
        'desenho | o de desenho | quero aprender a desenhar | dezenho | 4 | o último | curso d desenho | quarta opção | me inscreve no desenho ✏️ | aula de desenho pfv',
    },
    none: 'inglês e espanhol | inglês ou informática | quanto é a mensalidade? | não quero inglês | francês | já fiz inglês | minha filha faz desenho aí | meu filho só quer ver desenho na tv | meu avô era espanhol | tem turma à noite? | um idioma | o mais barato | 5 | trabalho com informática | tenho 4 filhos',
  },
  {
    menu: 'qual serviço você deseja agendar?',
    options: ['Corte', 'Escova', 'Manicure', 'Coloração', 'Sobrancelha'],
    answers: {
      Corte:
        'corte | cortar o cabelo | aparar as pontas | 1 | corte feminino pfv | um corte | o primeiro | cortá cabelo | opção 1 | corte de cabelo 💇‍♀️',
      Escova:
        'escova | fazer escova | uma escovinha | escova pfv | 2️⃣ | opção dois | quero escovar o cabelo | iscova | a segunda | marca uma escova pra mim',
      Manicure:
        'manicure | fazer as unhas | fazer a mão | fazer unha 💅 | manicuri | 3 | unhas das mãos | a terceira opção | quero fazer minhas unhas | nº 3',
      Coloração:
        'coloração | pintar o cabelo | tingir o cabelo | retocar a cor da raiz | coloraçao pfv | 4 por favor | mudar a cor do cabelo | opção 4 | a quarta | qro pintar meu cabelo',
      Sobrancelha:
        'sobrancelha | sombrancelha | fazer a sobrancelha | design de sobrancelha | sombrancelia pfv | 5️⃣ | a última | tirar a sobrancelha | cinco | sobrancelha por favor 😊',
    },
    none: 'corte e escova | escova ou coloração | progressiva | quanto é a manicure? | não quero cortar | ainda não decidi | tem horário sábado? | minha irmã fez a sobrancelha aí | cortaram meu cabelo torto da última vez | vcs vendem escova de dente? | depilação | 6 | com a Patrícia | cabelo | somos 2 pessoas',
  },
];
