import type { MenuTable } from '../../menu-table.ts';

/** The other six trades of `offices.ts`. */
export const strictOfficesMore: readonly MenuTable[] = [
  {
    menu: 'padaria - horário de retirada da encomenda',
    options: ['Até 9h', 'Entre 9h e 12h', 'Entre 14h e 18h', 'Quero entrega em casa'],
    answers: {
      'Até 9h': `
        1 | antes das 9 | 8h | 7 e meia da manha | bem cedinho umas 7 | ate as nove |
        passo aí 8:15 antes do trabalho`,
      'Entre 9h e 12h': `
        2 | 10h | umas 11 | das 9 ao meio dia | 10 e meia | no meio da manhã lá pelas dez |
        vou buscar 11:30 antes do almoço`,
      'Entre 14h e 18h': `
        3 | a tarde | 15h | umas 4 da tarde | de tardezinha | 16:30 |
        depois do almoço umas tres horas | passo quando sair do serviço, às cinco e meia`,
      'Quero entrega em casa': `
        4 | entrega | pode entregar | quero q entregue | manda aqui em casa | delivery |
        não consigo ir buscar, entrega na minha casa por favor | entrega 🛵`,
    },
    none: `
      13h | 19h | qualquer horario | quanto é a entrega? | n sei ainda q horas vou conseguir |
      meu filho q vai buscar | 10h ou 15h | entrega não precisa | posso mudar o sabor do bolo? |
      vcs abrem q horas? | te falo mais tarde | da outra vez a entrega atrasou`,
  },
  {
    menu: 'advogado - área',
    options: [
      'Trabalhista',
      'Família (divórcio, pensão, guarda)',
      'INSS / aposentadoria',
      'Consumidor',
      'Criminal',
    ],
    answers: {
      Trabalhista: `
        1 | trabalhista | fui mandado embora e n me pagaram | questao de trabalho |
        meu patrão não assinou minha carteira | rescisão | quero por a firma no pau |
        a empresa não depositou meu fgts e me dispensou sem pagar as férias`,
      'Família (divórcio, pensão, guarda)': `
        2 | divorcio | pensao alimenticia | quero me separar | guarda do meu filho |
        o pai da minha filha n paga a pensão dela | familia | divorsio`,
      'INSS / aposentadoria': `
        3 | inss | aposentadoria | quero me aposentar | negaram meu auxilio doença |
        BPC loas pro meu filho | aposentar minha mae | a perícia do INSS cortou meu benefício`,
      Consumidor: `
        4 | consumidor | comprei uma geladeira com defeito e a loja n troca |
        direito do consumidor | sujaram meu nome no serasa por uma compra q n fiz | opção 4 |
        a loja não quer devolver meu dinheiro do celular que veio quebrado`,
      Criminal: `
        5 | criminal | meu filho foi preso | crime | preciso de um criminalista |
        audiencia de custodia | meu marido foi detido ontem e tá na delegacia`,
    },
    none: `
      a consulta é paga? | preciso de um advogado | trabalhista e tb divórcio | é urgente | pensão |
      vcs atendem inventário? | onde fica o escritorio? | não é trabalhista |
      prefiro falar pessoalmente | bom dia dr | meu primo aposentou com vcs |
      não sei em qual se encaixa`,
  },
  {
    menu: 'espaço de festas - número de convidados',
    options: ['Até 50 pessoas', 'De 51 a 100 pessoas', 'De 101 a 200 pessoas', 'Mais de 200 pessoas'],
    answers: {
      'Até 50 pessoas': `
        30 pessoas | umas 40 | ate 50 | festa pequena umas 35 | menos de 50 | trinta e poucas |
        só a família, 25 no máximo`,
      'De 51 a 100 pessoas': `
        80 | uns 70 convidados | 51 a 100 | 60 pessoas | oitenta |
        cem pessoas no maximo, no minimo 90 | setenta e cinco contando as crianças`,
      'De 101 a 200 pessoas': `
        150 | uns 120 | 101 a 200 | 180 pessoas | cento e cinquenta |
        é casamento, a lista tá com 160 convidados | de cento e um a duzentos`,
      'Mais de 200 pessoas': `
        300 | mais de 200 | umas 250 | + de 200 | quatrocentas pessoas | passa de 200 |
        formatura, uns 350 convidados 🎓`,
    },
    none: `
      entre 80 e 120 | n sei ainda | qual o valor do aluguel? | não são 200 | 50 ou 60 |
      ainda to fechando a lista | criança conta? | é aniversario de 15 anos |
      quero visitar o espaço | fui numa festa de 300 pessoas aí | dia 20 | tem cozinha?`,
  },
  {
    menu: 'corretora de seguros - tipo',
    options: [
      'Seguro auto',
      'Seguro moto',
      'Seguro residencial',
      'Seguro de vida',
      'Sinistro / assistência 24h',
    ],
    answers: {
      'Seguro auto': `
        1 | carro | auto | segurar meu onix | seguro do carro | quero cotar pro meu HB20 |
        comprei um carro zero e queria fazer o seguro`,
      'Seguro moto': `
        2 | moto | minha titan 160 | seguro da motoca | pra moto 🏍️ | motoo |
        tenho uma biz e quero fazer seguro dela`,
      'Seguro residencial': `
        3 | casa | residencial | seguro da minha casa | pro meu apartamento | residencia |
        quero proteger a casa contra incêndio e roubo`,
      'Seguro de vida': `
        4 | vida | seguro de vida | de vida | quero fazer um seguro de vida pra mim e minha esposa |
        sgro de vida | a quarta`,
      'Sinistro / assistência 24h': `
        5 | bati o carro | preciso de guincho | sinistro | assistencia |
        roubaram minha moto agora, ela tem seguro com vcs |
        to parado na br com o carro quebrado preciso do reboque`,
    },
    none: `
      carro e moto | quanto custa? | vcs fazem seguro de celular? | não é seguro de vida |
      o seguro auto cobre vidro? | quero fazer um seguro | oi tudo bem | parcela em quantas vezes? |
      minha vida tá uma correria, depois respondo | vcs são de qual cidade? |
      meu cunhado bateu o carro e o seguro dele n pagou, por isso tenho medo | to só pesquisando`,
  },
  {
    menu: 'ONG - como deseja ajudar',
    options: ['Doar dinheiro', 'Doar roupas ou alimentos', 'Ser voluntário', 'Preciso de ajuda'],
    answers: {
      'Doar dinheiro': `
        1 | dinheiro | quero fazer um pix | qual o pix pra doar? | doar um valor |
        contribuir com 50 reais | quero ajudar todo mês com um valorzinho 🙏`,
      'Doar roupas ou alimentos': `
        2 | roupas | tenho umas roupas de bebe pra doar | alimentos | quero doar cesta basica |
        doar agasalho |
        tô com duas sacolas de roupa boa aqui que não serve mais nos meninos, quero doar |
        arroz e feijao pra doar`,
      'Ser voluntário': `
        3 | voluntaria | quero ser voluntario | ajudar como voluntário | voluntariado |
        quero trabalhar com vcs de graça nos sabados | sou dentista e queria me voluntariar |
        quero dar meu tempo, ser voluntário`,
      'Preciso de ajuda': `
        4 | preciso de ajuda | to passando necessidade |
        preciso de uma cesta basica pros meus filhos | to sem comida em casa 😔 |
        quero receber ajuda |
        estou desempregada e não tenho leite pro meu bebê, vocês podem me ajudar`,
    },
    none: `
      dinheiro e roupa | quero ajudar | que horas é o culto? | vcs são sérios mesmo? |
      dinheiro não tenho | voluntário precisa ter quantos anos? | onde fica? | vou pensar |
      Deus abençoe | já doei roupas mês passado | cesta básica | vcs dão recibo?`,
  },
  {
    menu: 'loja online - pesquisa de satisfação pós-venda',
    options: ['Muito satisfeito', 'Satisfeito', 'Pouco satisfeito', 'Insatisfeito'],
    answers: {
      'Muito satisfeito': `
        1 | muito satisfeita | mto satisfeito | super satisfeita 😍 | amei demais, nota mil |
        satisfeitissima | foi tudo perfeito, chegou antes do prazo e o produto é maravilhoso`,
      Satisfeito: `
        2 | satisfeita | satisfeito | satisfeto | a segunda | to satisfeito | só satisfeito`,
      'Pouco satisfeito': `
        3 | pouco satisfeita | pouco satisfeito | poco satisfeito | fiquei pouco satisfeita |
        a terceira | satisfeita só um pouco, pouco mesmo`,
      Insatisfeito: `
        4 | insatisfeita | insatisfeito 😡 | pessimo, nunca mais compro | horrivel | a última |
        detestei | veio tudo quebrado e ninguém me responde, uma vergonha essa loja`,
    },
    none: `
      ainda não chegou | não abri o pacote ainda | gostei do produto mas a entrega foi horrível |
      quero trocar o tamanho | quem é? | foi presente pra minha mãe, não sei se ela gostou |
      depois respondo | como faço pra devolver? | entre satisfeito e pouco satisfeito | tem cupom? |
      não fui eu que comprei | no site dizia satisfação garantida`,
  },
];
