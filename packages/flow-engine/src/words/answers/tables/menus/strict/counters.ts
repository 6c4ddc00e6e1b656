import type { MenuTable } from '../menu-table.ts';

/** Written by a stranger to the engine, for ten trades: first run 3 wrong, 49 needless. */
export const strictCounters: readonly MenuTable[] = [
  {
    menu: 'olá! 😊 aqui é da clínica sorriso leve. como podemos te ajudar hoje?',
    options: [
      'Agendar consulta',
      'Remarcar ou cancelar',
      'Convênios aceitos',
      'Urgência / dor de dente',
      'Falar com a recepção',
    ],
    answers: {
      'Agendar consulta':
        '1 | quero marcar uma consulta | agendar pfv | gostaria de agendar um horario | marca uma consulta pra mim | opção 1 | a primeira | qro marcar dentista | agendamento | Agendar consulta por favor',
      'Remarcar ou cancelar':
        '2️⃣ | preciso desmarcar | qro remarcar minha consulta | tenho que cancelar a consulta de amanhã | não vou poder ir na consulta quero mudar o dia | nº 2 | dois | trocar o horario da minha consulta | cancelar pf | a segunda opção',
      'Convênios aceitos':
        '3 | quais planos vcs aceitam? | vcs atendem unimed? | convenio | quero saber dos convênios | tem convenio com a amil? | terceira opcao | aceita plano odontologico? | nr 3 | ver os convênios aceitos',
      'Urgência / dor de dente':
        '4 | tô com muita dor de dente | urgente!! meu dente quebrou | é uma urgencia | quatro por favor | socorro dente doendo demais | meu dente ta doendo mto | a quarta | emergência | dor de dente 😭',
      'Falar com a recepção':
        '5 | quero falar com alguem | atendente | recepção pfvr | falar com uma pessoa | me passa pra recepçao | a ultima | cinco | humano pfv | op 5',
    },
    none: 'bom dia | não é dor de dente | 1 ou 2 | quero marcar e tb saber dos convenios | quanto custa um clareamento? | sei não | minha mãe marcou semana passada | vcs tem estacionamento? | 7 | tive dor de dente mês passado mas já passou | não quero agendar nada | hein? | tenho 2 filhos | meu vizinho é dentista tb | peraí',
  },
  {
    menu: 'andrade & lopes advocacia. para te direcionar ao advogado certo, qual é o assunto do seu caso?',
    options: [
      'Trabalhista',
      'Família (divórcio, pensão, guarda)',
      'Previdenciário (INSS)',
      'Criminal',
      'Direito do consumidor',
    ],
    answers: {
      Trabalhista:
        '1 | trabalhista | fui demitido e nao recebi meus direitos | processar meu patrão | meu patrao nao pagou a rescisão | hora extra que a empresa não pagou | direitos trabalhista pfv | a primeira | opçao 1 | fgts q a firma n depositou',
      'Família (divórcio, pensão, guarda)':
        '2 | quero me separar da minha esposa | divorcio | guarda das crianças | é de família | pensao alimenticia | a segunda | nº 2 | qro o divórcio | dois pfv',
      'Previdenciário (INSS)':
        '3️⃣ | aposentadoria | inss | meu auxílio doença foi negado | quero me aposentar | previdenciario | terceira opção | BPC loas | o INSS cortou meu benefício | tres',
      Criminal:
        '4 | criminal | meu filho ta preso preciso de adv | caso criminal dr | advogado criminalista | a quarta | op 4 | prenderam meu irmão agora | preciso de habeas corpus | area criminal',
      'Direito do consumidor':
        '5 | consumidor | comprei uma geladeira com defeito e a loja não troca | loja me cobrou indevido e sujou meu nome | a última | cinco | direito do consumidor pf | o produto veio quebrado e nao devolvem o dinheiro | número 5 | direito do consumidr',
    },
    none: 'boa tarde doutor | não é criminal | quanto vcs cobram? | trabalhista ou INSS, não sei | multa de trânsito | divórcio e também um problema com uma loja | meu trabalho é perto daí | já resolvi meu divórcio ano passado | queria abrir uma empresa | 8 | tenho 3 filhos | é complicado de explicar | qual desses é mais rápido? | minha família manda um abraço | nem INSS nem consumidor',
  },
  {
    menu: 'oi! aqui é o petshop amigo fiel 🐶🐱 o que seu pet precisa hoje?',
    options: ['Banho e tosa', 'Consulta veterinária', 'Vacinas', 'Ração e acessórios', 'Hotelzinho'],
    answers: {
      'Banho e tosa':
        '1 | banho | tosar meu cachorro | dar um banho no meu shih tzu | banho e tosa pfv 🐶 | opção 1 | a primeira | so tosa | qro agendar banho pro dog | banhu e tosa',
      'Consulta veterinária':
        '2 | veterinario | consulta pro meu gato | meu cachorro ta vomitando preciso do vet | quero consulta veterinaria | 2️⃣ | a segunda | passar com o vet | minha gatinha ta doente | dois por favor',
      Vacinas:
        '3 | vacina | vacinar meu filhote | tomar a antirrábica | vacina v10 pro filhote | vacininha do gato | terceira | nº 3 | ta na hora da vacina dele | vacinação pf',
      'Ração e acessórios':
        '4 | ração | quero comprar ração | preciso de uma coleira nova | racao premier 15kg | quatro | op 4 | comprar caminha e brinquedo | acessórios | a comida dele acabou, quero ração',
      Hotelzinho:
        '5 | hotel | hotelzinho | vou viajar e quero deixar ele aí | hospedagem pro meu cachorro | a última | cinco pf | quero hospedar minha cachorra | qro o hotelzin | opc 5',
    },
    none: 'tem gato pra adoção? | não quero tosa | banho e vacina | ele ja tomou vacina mês passado | qual o mais barato? | kkkk ele é lindo né | 6 | tenho 2 cachorros | vcs abrem domingo? | sei la moça | estou num hotel agora, já respondo | vacina não, obrigada | minha irmã é veterinária | ração ou vacina? | vou tomar banho e já te chamo',
  },
  {
    menu: 'oficina do beto 🔧 qual serviço você precisa no seu carro?',
    options: ['Troca de óleo', 'Freios', 'Alinhamento e balanceamento', 'Ar-condicionado', 'Bateria'],
    answers: {
      'Troca de óleo':
        '1 | trocar o oleo | troca de oleo pf | oleo | fazer a troca de óleo do meu gol | a primeira | opção 1 | trocar óleo e filtro | qro trocar o oleo do carro | n° 1',
      Freios:
        '2 | freio | meu freio ta chiando | trocar pastilha | pastilha de freio | a segunda | dois | o pedal do freio ta mole | opç 2 | ver os freios pfv',
      'Alinhamento e balanceamento':
        '3 | alinhamento | alinhar e balancear | balanceamento | volante torto, precisa alinhar | terceira opção | 3️⃣ | alinha e balanceia pra mim | fazer o alinhamento das rodas | numero 3',
      'Ar-condicionado':
        '4 | ar condicionado | o ar nao ta gelando | carga de gas no ar | ar-condicionado do carro | quatro | meu ar parou de gelar | a quarta | higienização do ar | recarregar o gás do ar condicionado',
      Bateria:
        '5 | bateria | trocar bateria | minha bateria arriou | a última | cinco pfv | preciso d uma bateria nova | bateria descarregou | opção cinco | bateria do carro pifou',
    },
    none: 'não é freio | oleo e freio | quanto fica? | tem guincho? | faz funilaria? | troquei a bateria semana passada | a bateria do meu celular ta acabando, já volto | um barulho estranho no motor | oi beto | 10 | meu cunhado trocou o óleo aí | tá quente hoje hein | freio ou alinhamento, qual vc acha? | gol 2015 | agora não',
  },
  {
    menu: 'contábil prime, bom dia! escolha o serviço que você precisa:',
    options: ['Abrir empresa / MEI', 'Imposto de Renda', 'Emissão de nota fiscal', 'Folha de pagamento'],
    answers: {
      'Abrir empresa / MEI':
        '1 | quero abrir um mei | abrir empresa | abertura de cnpj | quero abrir cnpj pra mim | a primeira | quero virar mei | opçao 1 | qro abrir uma firma | abrir uma lojinha, preciso do cnpj',
      'Imposto de Renda':
        '2 | imposto de renda | declarar o IR | fazer minha declaração de renda | irpf | a segunda | declaração do imposto de renda pf | nº 2 | dois | imposto d renda',
      'Emissão de nota fiscal':
        '3 | nota fiscal | emitir nota | preciso tirar uma nota | emite uma nf pra mim | terceira | 3️⃣ | quero emitir nota fiscal pro cliente | emissao de nf | tres pfv',
      'Folha de pagamento':
        '4 | folha | folha de pagamento | holerite dos funcionários | fechar a folha do mês | a quarta | quatro | opção 4 | a ultima | folha d pgto',
    },
    none: 'quero fechar minha empresa | nota fiscal e folha | não é imposto de renda | quanto cobra por mês? | bom dia, tudo bem? | já declarei esse ano, obrigado | tenho 3 funcionários | paguei o boleto de vcs ontem | o que preciso mandar? | meu sócio que sabe | 9 | IR ou nota? to perdida | deixa pra lá | qual o endereço do escritório? | nota 10 o atendimento 👏',
  },
  {
    menu: 'conecta net fibra 🌐 sobre o que você quer falar?',
    options: [
      'Estou sem internet',
      'Segunda via do boleto',
      'Contratar um plano',
      'Mudar de endereço',
      'Cancelar plano',
    ],
    answers: {
      'Estou sem internet':
        '1 | to sem net | sem internet | caiu a internet aqui | não ta funcionando a internet | net caiu | luz vermelha no modem, sem conexão | primeira opção | opção 1 | estou sem internet desde ontem',
      'Segunda via do boleto':
        '2 | boleto | segunda via | 2ª via pfv | me manda o boleto | qro pagar minha fatura, manda aí | 2 via do boleto | nao recebi o boleto | dois | a segunda',
      'Contratar um plano':
        '3 | contratar | quero colocar internet em casa | quero assinar | qro contratar um plano | terceira | 3️⃣ | quero ser cliente | fazer uma assinatura nova | tres por favor',
      'Mudar de endereço':
        '4 | vou mudar de casa | mudança de endereço | mudar o endereço da instalação | me mudei, quero levar a internet | quatro | a quarta | mudar de endereco pf | transferir a net pro ap novo | nº 4',
      'Cancelar plano':
        '5 | cancelar | quero cancelar | cancela minha internet | não quero mais o serviço, pode cancelar | a ultima | cinco | cancelamento pfv | qro encerrar meu contrato | opção 5',
    },
    none: 'não quero cancelar | mudar a senha do wifi | boleto e tb to sem net | já paguei o boleto | internet voltou, obrigado | opa | 12 | minha vizinha contratou com vcs | contratar ou cancelar, ainda to pensando | trabalham com câmera de segurança? | moro na rua 3 | não sei qual escolher | quem ta falando? | semana passada fiquei sem internet, mas ta ok agora | mudar de assunto rapidinho 😅',
  },
  {
    menu: 'salão bella donna 💇‍♀️ que dia fica melhor pra você vir?',
    options: ['Terça-feira', 'Quarta-feira', 'Quinta-feira', 'Sexta-feira', 'Sábado'],
    answers: {
      'Terça-feira':
        'terça | terça feira | 1 | opção 1 | terça-feira tá ótimo | pode ser na terça | terca msm | na terça pfv | numero 1 | bora terça',
      'Quarta-feira':
        'quarta | quarta feira | 4a feira | 2️⃣ | opção 2 | quarta por favor | prefiro quarta | quarta ta bom | na quarta dá | nº 2',
      'Quinta-feira':
        'quinta | quinta-feira | 5ª feira | opção 3 | quinta pf | marca na quinta | quinta 🙏 | quinta msm | pode por na quinta | opção três',
      'Sexta-feira':
        'sexta | sexta feira | 6a feira | bota na sexta | opção 4 | sexta p mim | melhor na sexta | sexta-feira pfvr | pode ser sexta | opcao quatro',
      Sábado:
        'sabado | sab | no sábado | sabadão | opção 5 | só posso sábado | sabado pfv | a última | 5️⃣ | sábado de manhã',
    },
    none: 'segunda | domingo | terça ou quarta | qualquer dia | qual dia tem menos gente? | menos sexta | não posso sábado | às 15h | semana que vem | fui na terça passada | quinta não dá | vou ver com meu marido | que horas vcs abrem? | minha filha tem aula na quarta | dia 20',
  },
  {
    menu: 'imobiliária lar & cia 🏠 em que podemos ajudar?',
    options: [
      'Alugar um imóvel',
      'Comprar um imóvel',
      'Anunciar meu imóvel',
      'Segunda via do boleto',
      'Pedir reparo',
    ],
    answers: {
      'Alugar um imóvel':
        '1 | quero alugar | alugar um ape | procuro casa pra alugar | to procurando kitnet pra alugar | a primeira | opção 1 | preciso alugar uma casa de 2 quartos | ver casas pra alugar | qro alugar pfv',
      'Comprar um imóvel':
        '2 | comprar | quero comprar um apartamento | comprar casa | to querendo comprar meu primeiro ape | compra | dois | nº 2 | qro comprar um terreno | 2️⃣',
      'Anunciar meu imóvel':
        '3 | anunciar | quero anunciar minha casa | quero colocar meu apartamento pra vender | terceira | tenho um imovel e quero botar pra alugar com vcs | anunciar meu ap pfv | opção 3 | tres | quero vender meu imovel',
      'Segunda via do boleto':
        '4 | boleto | 2a via | segunda via | boleto do aluguel | me manda o boleto desse mes | a quarta | quatro pf | perdi o boleto, manda de novo | opc 4',
      'Pedir reparo':
        '5 | reparo | tem um vazamento no banheiro | conserto | a torneira quebrou aqui no ap | preciso de manutenção | a ultima | cinco | pedir um reparo pf | infiltração na parede do meu quarto',
    },
    none: 'alugar ou comprar, depende do preço | não quero comprar | 3 quartos | vcs ficam onde? | já paguei o boleto | minha tia aluga com vocês | quero rescindir o contrato | comprei com vcs ano passado | obrigada viu | não entendi nada | qual o valor do condomínio? | trabalha com consórcio? | vender a casa e pegar a 2a via do boleto | 15 | vi o anúncio de vcs no insta',
  },
  {
    menu: 'pizzaria bella massa 🍕 qual o tamanho da sua pizza?',
    options: ['Broto (4 fatias)', 'Média (6 fatias)', 'Grande (8 fatias)', 'Família (12 fatias)'],
    answers: {
      'Broto (4 fatias)':
        'broto | opção 1 | a menor | brotinho | 4 fatias | a pequena | a de 4 pedaços | broto pfv | uma brotinho pra mim | a primeira',
      'Média (6 fatias)':
        'media | opção 2 | 6 fatias | a média por favor | a segunda | tamanho médio | média msm | seis pedaços | qro a media | vê uma média',
      'Grande (8 fatias)':
        'grande | opção 3 | 8 fatias | a grande | grande pf | de oito fatias | terceira | manda a grande 🍕 | tamanho grande | 8 pedaços',
      'Família (12 fatias)':
        'familia | tamanho família | 12 fatias | a maior | opção 4 | a última | pizza família | doze fatias | a maior q tiver | família pfv',
    },
    none: 'calabresa | broto ou média? | serve quantas pessoas? | somos em 5 | não quero a grande | 10 fatias | minha família já jantou kkk | qual o preço? | uma grande e uma broto | meia calabresa meia frango | tem borda recheada? | da última vez pedi a média | nem broto nem média | to com uma fome grande kkk | boa noite',
  },
  {
    menu: 'loja maria flor 👗 seu pedido está separado! como você quer receber?',
    options: ['Retirar na loja', 'Motoboy', 'Correios PAC', 'Correios Sedex'],
    answers: {
      'Retirar na loja':
        '1 | vou buscar | retiro na loja | passo aí pra pegar | retirada | vou pegar na loja msm | a primeira | opção 1 | busco aí amanhã | retirar pfv',
      Motoboy:
        '2 | motoboy | moto boy | manda pelo motoboy | a segunda | entrega por motoboy pf | dois | 2️⃣ | nº 2 | pode mandar o motoqueiro',
      'Correios PAC':
        '3 | pac | pelo pac | correios pac | terceira opção | pac pf | tres | pac msm, não tenho pressa | manda por PAC | número 3',
      'Correios Sedex':
        '4 | sedex | pelo sedex | envia por sedex pfv | a quarta | quatro | sedex 🙏 | opção 4 | a última | correio sedex',
    },
    none: 'correios | qual é mais barato? | pac ou sedex? | motoboy não | quanto fica o frete? | não sei ainda | transportadora | tamanho M | minha prima vai escolher | da outra vez foi sedex | e se não servir? | o motoboy já saiu? | 8 | cep 30140-071 | a blusa azul',
  },
];
