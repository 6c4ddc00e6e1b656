import type { MenuTable } from '../menu-table.ts';

/** Written after the rules of the ninth batch and before it was tried; then ranges behind a name, whereabouts and persons became rules. */
export const blindTenthServices: readonly MenuTable[] = [
  {
    menu: 'laboratório de análises clínicas',
    options: [
      'Agendar exame',
      'Resultado de exames',
      'Preparo / jejum',
      'Coleta em casa',
      'Orçamento particular',
      'Convênios atendidos',
      'Falar com atendente',
    ],
    answers: {
      'Agendar exame':
        '1 | agendar | bom dia queria marcar um exame de sangue por favor | qro agendar | marca pra mim um hemograma pra quinta de manhã | AGENDAMENTO',
      'Resultado de exames':
        'a 2 | resultado | quero ver se meu exame ja ficou pronto | resutado do exame | boa tarde ja saiu o resultado do meu pai? ele colheu segunda | resultados pfv',
      'Preparo / jejum':
        '3 | jejum | preciso ficar quantas horas sem comer? | como q é o preparo | pode beber agua antes do exame de sangue? | preparo por favor',
      'Coleta em casa':
        'opção 4 por favor | coleta domiciliar | vcs vem em casa tirar o sangue da minha mae? ela é acamada | coleta em ksa | em casa pf | queria q colhesse aqui em casa pq meu avô não anda',
      'Orçamento particular':
        'o quinto | orçamento | quanto fica um hemograma sem convenio | orcamento particular pfv | queria saber o valor do exame de tireoide no particular | orsamento',
      'Convênios atendidos':
        '6️⃣ | convenio | vcs aceitam unimed? | quais planos vcs atendem | oi boa tarde atende bradesco saude ai | convênios',
      'Falar com atendente':
        '7 | atendente | quero falar com uma pessoa | me passa pra alguem aí pfv | falar c atendente | a última',
    },
    none: 'não sei | que horas vcs abrem? | onde fica o laboratório? | agendar e tb ver resultado | não quero agendar nada não | 9 | minha vizinha fez exame aí semana passada e gostou | jejum ou orçamento, fiquei na dúvida | já estou em casa, obrigada',
  },
  {
    menu: 'clínica veterinária',
    options: [
      'Marcar consulta',
      'Vacinas',
      'Banho e tosa',
      'Castração',
      'Emergência 24h',
      'Internação - notícias do meu pet',
      'Ração e farmácia',
      'Outros assuntos',
    ],
    answers: {
      'Marcar consulta':
        '1 | consulta | oi queria marcar uma consulta pro meu cachorro | agd consulta | quero passar com a veterinaria amanha de manha | marca consuta pra minha gata por favor',
      Vacinas:
        'dois | vacina | preciso dar a antirrabica no meu gato | vacinar o filhote | vasina | quero dar a v10 na minha cachorrinha 🐶',
      'Banho e tosa':
        'a 3 | banho | quero dar um banho na Mel sabado | tosar meu poodle | banho e toza | bom dia tem horario pra tosa hj? 🛁',
      Castração:
        'o quarto | castrar | quero castrar minha gata | castraçao | CASTRAÇÃO | boa tarde queria marcar a castração da minha cadelinha',
      'Emergência 24h':
        '5 | EMERGENCIA | socorro meu cachorro foi atropelado agora | meu gato ta convulsionando me ajuda pelo amor de deus | urgente!!! ele comeu veneno | emergenciaaaa',
      'Internação - notícias do meu pet':
        'número 6 | internação | queria noticias do Thor q ta internado | como passou a noite meu gatinho ai na internacao | meu dog ta internado ai desde ontem queria saber como ele ta | noticias do meu pet',
      'Ração e farmácia':
        'opção 7 | ração | vcs tem racao golden pra filhote | remedio de pulga vcs tem? | raçao e farmacia | preciso comprar vermifugo',
      'Outros assuntos': '8 | outro assunto | outros | é outra coisa | nenhum desses é outro assunto | 8️⃣',
    },
    none: 'não sei se é vacina ou consulta | 10 | banho e vacina | não quero castrar | minha irmã levou o gato dela aí ano passado e amou vcs | meu cachorro é muito lindo kkk | boa tarde | tomei vacina ontem to com o braço doendo | pera vou tomar banho e já te respondo',
  },
  {
    menu: 'esmalteria',
    options: [
      'Pé e mão - R$ 55',
      'Só mão - R$ 30',
      'Só pé - R$ 35',
      'Alongamento em gel',
      'Manutenção',
      'Remarcar ou cancelar horário',
      'Falar com a Jô',
    ],
    answers: {
      'Pé e mão - R$ 55':
        '1 | pé e mão | os dois pe e mao | o de 55 | oii quero fazer mao e pé sabado | pezinho e mãozinha 💅',
      'Só mão - R$ 30':
        '2 | so a mao | só as mãos por favor | o de 30 reais | dessa vez só a mãozinha amiga | so mao msm',
      'Só pé - R$ 35': 'a terceira | só pé | so os pes | quero só fazer o pé hj | o de 35 | só o pezinho',
      'Alongamento em gel':
        '4️⃣ | alongamento | quero por unha de gel | alongamento em jel | boa tarde queria colocar unha em gel nunca fiz | alongar as unhas',
      Manutenção:
        'a 5 | manutençao | minhas unhas ja cresceram preciso fazer manutenção | manutencao pfv | faz 25 dias q coloquei o gel ta na hora de fazer a manutenção | manutensão',
      'Remarcar ou cancelar horário':
        '6 | remarcar | oi amor nao vou conseguir ir hj tem como passar pra sexta? | cancelar | quero desmarcar meu horario | preciso mudar meu horário d amanha',
      'Falar com a Jô':
        'opção 7 | falar com a jo | chama a jô pra mim | jô | quero falar com a Jô mesmo por favor | falaa com a jo',
    },
    none: 'não sei se faço pé ou mão | 8 | vcs fazem sobrancelha? | onde fica o salão? | hoje não quero fazer nada, só passando pra agradecer | minha prima fez aí e ficou lindo | tô a pé hoje kkkk | gel ou manutenção? me ajuda a escolher | fui dar uma mão pra minha mãe aqui, já volto',
  },
  {
    menu: 'loja de autopeças',
    options: [
      'Orçamento de peças',
      'Pneus e baterias',
      'Óleo e filtros',
      'Acompanhar pedido',
      'Troca e garantia',
      'Oficinas parceiras',
      'Falar com vendedor',
    ],
    answers: {
      'Orçamento de peças':
        '1 | orçamento | quanto ta a pastilha de freio do gol g5 | qro um orçamento | orsamento de peça | bom dia faz uma cotação de amortecedor do palio 2010 pfv',
      'Pneus e baterias':
        'o segundo | bateria | preciso de pneu aro 14 | pneus | vcs tem bateria moura 60? | pneu e bateria',
      'Óleo e filtros':
        'a 3 | oleo | óleo 5w30 vcs tem? | filtro de ar | oleo e filtro por favor | preciso de 4 litros de oleo pro motor do uno',
      'Acompanhar pedido':
        '4 | cade meu pedido | comprei semana passada e ainda nao chegou | acompanhar | onde ta meu pedido?? 😡 | ver como ta meu pedido',
      'Troca e garantia':
        '5️⃣ | garantia | a peça veio errada quero trocar | troca | o farol veio com defeito quero devolver | garatia',
      'Oficinas parceiras':
        'opção 6 por favor | oficina | vcs indicam algum mecanico? | oficinas | quem coloca a peça pra mim tem alguma oficina parceira de vcs | oficina parseira',
      'Falar com vendedor':
        '7 | vendedor | quero falar com o vendedor | me chama um vendedor ai irmão | falar com alguem | vendedô',
    },
    none: 'opa blz? | pneu e óleo | que horas fecha? | não quero trocar não | 8 | meu cunhado bateu o carro ontem | aceita pix? | vcs compram carro usado? | tô na oficina agora depois te chamo',
  },
  {
    menu: 'faculdade - atendimento ao aluno',
    options: [
      'Matrícula e rematrícula',
      '2ª via de boleto',
      'Notas e faltas',
      'Histórico e declarações',
      'Estágio',
      'Trancamento / cancelamento',
      'Problemas com o portal',
      'Falar com a secretaria',
    ],
    answers: {
      'Matrícula e rematrícula':
        '1 | rematricula | quero me matricular no prox semestre | matrícula pfv | boa noite como faço pra renovar minha matricula | matricola',
      '2ª via de boleto':
        '2 | boleto | segunda via | preciso do boleto desse mes | perdi o boleto da mensalidade manda de novo pf | bolleto',
      'Notas e faltas':
        'o três | notas | quero ver minha nota de calculo | faltas | quantas faltas eu tenho em anatomia | nota e falta',
      'Histórico e declarações':
        '4️⃣ | declaração | historico escolar | preciso de uma declaraçao q eu estudo ai pra levar no trabalho | istorico | declaracoes',
      Estágio:
        '5 | estagio | quem assina meu contrato de estagio? | estágioooo | bom dia é sobre o estagio obrigatorio | sobre meus estágios',
      'Trancamento / cancelamento':
        'a 6 | quero trancar o curso | trancar | trancamento | vou cancelar a faculdade infelizmente 😔 | consegui um trabalho em outra cidade e vou ter que trancar esse semestre',
      'Problemas com o portal':
        '7 | portal | nao consigo entrar no portal | o portal do aluno ta dando erro na senha | o portal n abre | problema no portal por favor',
      'Falar com a secretaria':
        '8 | secretaria | falar com a secretaria | quero falar com alguem da secretaria pfv | oitava opção | secretaria pf',
    },
    none: 'boa noite | nota e boleto | não quero trancar | matrícula ou declaração? não sei qual é | 11 | vcs tem curso de medicina? | qual o endereço do campus? | meu primo se formou aí em 2019 | a portaria abre que horas?',
  },
  {
    menu: 'cursinho e reforço escolar',
    options: [
      'Reforço 1º ao 5º ano',
      'Reforço 6º ao 9º ano',
      'Ensino médio',
      'Pré-ENEM / vestibular',
      'Valores e horários',
      'Já sou aluno',
    ],
    answers: {
      'Reforço 1º ao 5º ano':
        'opção 1 | minha filha ta no 4º ano | 1 ao 5 ano | ele ta no quinto ano e nao sabe tabuada | a primeira opção | é pro meu pequeno de 7 anos',
      'Reforço 6º ao 9º ano':
        'opção 2 | 7º ano | ela ta no oitavo ano com dificuldade em matematica | 6 ao 9 | reforço do 6 ao 9 ano pf | meu menino é do nono ano',
      'Ensino médio':
        '3 | ensino medio | médio | ela faz o 2º do médio | minha filha ta no 1 ano do ensino medio e ficou em recuperação de fisica | encino médio',
      'Pré-ENEM / vestibular':
        'a 4 | enem | quero me preparar pro vestibular | pre enem | ENEMMM | quero fazer cursinho pro enem esse ano 🙏',
      'Valores e horários':
        'opção 5 por favor | valores | quanto é a mensalidade | horarios | que horas sao as aulas e quanto custa | preços pfv',
      'Já sou aluno':
        '6 | ja sou aluno | sou aluna | meu filho ja estuda ai | sou aluno de vcs já | a última',
    },
    none: 'não sei ainda | enem ou reforço, o que vc acha? | meu filho tá no 2º ano | reforço | onde vcs ficam? | já fui aluno aí faz uns dez anos kkk | minha vizinha dá aula de inglês | tenho dois filhos um no 3º e outro no 8º ano | esse ano não vou fazer o enem',
  },
];
