import type { MenuTable } from './menu-table.ts';

/** Answers in whole sentences, in which an option stands after other words. */
export const moreWords: readonly MenuTable[] = [
  {
    menu: 'salão por profissional',
    options: [
      'Bia – cabelo',
      'Bruna – unhas',
      'Carol – sobrancelha e cílios',
      'Davi – barba e corte masculino',
      'Tanto faz',
    ],
    answers: {
      'Bia – cabelo': '1 | bia | com a bia | cabelo | hidratação no cabelo | secar o cabelo',
      'Bruna – unhas': '2 | bruna | unha | fibra na unha | queria um blindagem nas unhas',
      'Carol – sobrancelha e cílios':
        '3 | sobrancelha | limpar a sobrancelha | micropigmentação na sobrancelha | extensão de cílios | lifting de cílios',
      'Davi – barba e corte masculino': '4 | davi | barba | desenhar a barba | barba e corte',
      'Tanto faz': '5 | tanto faz',
    },
    none: 'unha e cabelo | buço e sobrancelha | esmalte, unha ou cabelo | perdi a hora da unha | queria desmarcar a bruna | a bia ainda trabalha aí? | detesto a carol | a unha da bruna quebrou',
  },
  {
    menu: 'ajuda a uma casa',
    options: ['Doar dinheiro (Pix)', 'Doar roupas ou alimentos', 'Ser voluntário', 'Visitar a casa'],
    answers: {
      'Doar dinheiro (Pix)': '1 | pix | dinheiro | doação em dinheiro | prefiro mandar um pix',
      'Doar roupas ou alimentos':
        '2 | roupas | alimentos | doação de roupa | arrecadamos uns alimentos na firma',
      'Ser voluntário': '3 | voluntário | quero ser voluntário',
      'Visitar a casa': '4 | visitar | visita | fazer uma visita',
    },
    none: 'doar | quero doar alguma coisa | alimento e dinheiro | brinquedo e roupa | cancelar minha doação | minha tia trabalha com roupas',
  },
  {
    menu: 'assistência técnica',
    options: ['Celular', 'Notebook', 'Televisão', 'Videogame'],
    answers: {
      Celular: '1 | celular | a tela do celular | conserto de celular',
      Notebook: '2 | notebook | a bateria do notebook | formatar o notebook',
      Televisão: '3 | televisão | tv não, televisão mesmo | o alto-falante da televisão',
      Videogame: '4 | videogame | o leitor do videogame',
    },
    none: 'capa de celular | carregador e celular | película ou celular | quero vender um notebook | troquei o celular | perdi o notebook | nota do celular | meu irmão mexe com celular | 2 películas de celular | garantia do videogame',
  },
  {
    menu: 'clínica de exames',
    options: ['Consulta', 'Exame', 'Vacina', 'Cirurgia'],
    answers: {
      Consulta: '1 | consulta | minha mãe precisa de uma consulta',
      Exame: '2 | exame | o doutor pediu um exame | o posto pediu esse exame',
      Vacina: '3 | vacina | reforço da vacina | a escola exige a vacina',
      Cirurgia: '4 | cirurgia | tô na fila da cirurgia',
    },
    none: 'medo da vacina | resultado do exame | retorno da consulta | atestado da consulta | cancelar a consulta | febre e consulta | cartão de vacina | véspera da cirurgia | péssima consulta | minha prima desmaiou no exame | qual o preço da vacina? | exame e curativo',
  },
  {
    menu: 'quando viaja',
    options: ['Janeiro', 'Carnaval', 'Semana Santa', 'Julho (férias)', 'Ainda não sei'],
    answers: {
      Janeiro: '1 | janeiro | em janeiro | dia 12 de janeiro | 20/01',
      Carnaval: '2 | carnaval | feriadão do carnaval | no bloco do carnaval',
      'Semana Santa': '3 | semana santa',
      'Julho (férias)': '4 | julho | férias | no recesso em julho',
      'Ainda não sei': '5 | não sei ainda | ainda não sei',
    },
    none: 'véspera do carnaval | 3 de março | fim de janeiro | depois do carnaval | natal e carnaval | junho | tanto faz',
  },
  {
    menu: 'onde retirar',
    options: ['Entrega em casa', 'Retirar na loja – Matriz', 'Retirar na loja – Vila Rica'],
    answers: {
      'Entrega em casa': '1 | entrega | entrega em casa',
      'Retirar na loja – Matriz': '2 | matriz | retiro na matriz | matriz, eu retiro aí | retirada na matriz',
      'Retirar na loja – Vila Rica': '3 | vila rica | retirar na vila rica | retirada na loja da vila rica',
    },
    none: 'retirar | na loja | retiro na matriz ou na vila rica | entrega e retirada | retirar não, entrega ou sei lá',
  },
  {
    menu: 'condomínio',
    options: ['1️⃣ 2ª via da cota', '2️⃣ Falar com a síndica', '3️⃣ Horário de funcionamento', '0️⃣ Sair'],
    answers: {
      '1️⃣ 2ª via da cota': '1 | cota | segunda via da cota',
      '2️⃣ Falar com a síndica': '2 | síndica | queria uma palavrinha com a síndica',
      '3️⃣ Horário de funcionamento': '3 | horário | abre sábado? | que horas fecha? | funciona aos domingos?',
      '0️⃣ Sair': '0 | sair',
    },
    none: 'segunda | não abre hoje | a síndica e o zelador',
  },
  {
    menu: 'entrega por bairro',
    options: ['Cohab I', 'Cohab II', 'Santo Antônio', 'Santa Luzia', 'Bairro Novo'],
    answers: {
      'Cohab I': '1 | cohab 1 | cohab um | cohab I',
      'Cohab II': '2 | cohab 2 | cohab dois | na cohab ii',
      'Santo Antônio': '3 | sto antônio | santo antonio',
      'Santa Luzia': '4 | sta luzia | sta. luzia',
      'Bairro Novo': '5 | bairo novo | b. novo',
    },
    none: 'cohab | santa | cohab 3 | sto antônio ou sta luzia',
  },
  {
    menu: 'com quem',
    options: ['Dra. Lia', 'Dr. Caio', 'Tanto faz'],
    answers: {
      'Dra. Lia': '1 | lia | dra lia',
      'Dr. Caio': '2 | caio | com o dr caio',
      'Tanto faz': '3 | tanto faz | qualquer um | quem estiver livre | sem preferência',
    },
    none: 'qualquer um menos o caio | lia ou caio | quem atende melhor?',
  },
];
