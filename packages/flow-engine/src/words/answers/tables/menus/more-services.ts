import type { MenuTable } from './menu-table.ts';

/** Menus of services. */
export const moreServices: readonly MenuTable[] = [
  {
    menu: 'banco',
    options: ['Saldo e extrato', 'Fatura do cartão', 'Empréstimos', 'Bloquear cartão', 'Falar com gerente'],
    answers: {
      'Saldo e extrato': 'saldo | extrato | ver meu saldo | quero saber meu saldo | consultar saldo | saldu',
      'Fatura do cartão':
        'fatura | fatura do cartão | quero a fatura | minha fatura | fatura por favor | boleto da fatura',
      Empréstimos: 'emprestimo | quero um empréstimo | fazer um empréstimo | imprestimo | emprestimu',
      'Bloquear cartão':
        'bloquear | bloquear meu cartão | bloqueio | quero bloquear o cartão | bloqueia meu cartão | perdi meu cartão quero bloquear',
      'Falar com gerente':
        'gerente | falar com o gerente | falar com alguém | quero falar com meu gerente | atendente',
    },
    none: 'cartão | meu cartão | saldo ou fatura | não quero empréstimo | desbloquear cartão | já paguei a fatura | quanto é o juros? | não bloquear | perdi meu cartão',
  },
  {
    menu: 'academia',
    options: ['Musculação', 'Natação', 'Pilates', 'Dança', 'Valores e planos', 'Aula experimental grátis'],
    answers: {
      Musculação: 'musculação | musculacao | malhar | academia musculação | musculaçao',
      Natação: 'natacao | natação | nadar | aula de natação | quero fazer natação',
      Pilates: 'pilates | pilatis | pilates por favor',
      Dança: 'dança | danca | dançar | aula de dança | dansa',
      'Valores e planos':
        'valores | preço | planos | quais os valores? | valor | qual o valor? | tabela de preços | plano | quanto custa? | preços por favor',
      'Aula experimental grátis':
        'aula experimental | experimental | aula gratis | quero fazer uma aula experimental',
    },
    none: 'aula | natação ou pilates | não quero dança | yoga | quanto custa a natação? | musculação e dança',
  },
  {
    menu: 'oficina',
    options: ['Troca de óleo', 'Revisão', 'Freios', 'Orçamento', 'Outros serviços'],
    answers: {
      'Troca de óleo':
        'oleo | troca | troca de oleo | trocar o óleo | trocar óleo do carro | quero trocar o oleo',
      Revisão: 'revisao | revisar | fazer revisão | revizão | revisão do carro',
      Freios: 'freio | freios | pastilha de freio | trocar o freio | fazer o freio',
      Orçamento: 'orcamento | orçar | fazer um orçamento | quero um orçamento',
      'Outros serviços': 'outros | outro serviço | outra coisa | nenhum desses',
    },
    none: 'carro | meu carro | óleo ou revisão | não é revisão | quanto custa a revisão? | trocar pneu',
  },
  {
    menu: 'provedor de internet',
    options: [
      'Internet lenta ou sem sinal',
      'Segunda via da fatura',
      'Mudança de endereço',
      'Cancelamento',
      'Contratar plano',
    ],
    answers: {
      'Internet lenta ou sem sinal':
        'internet lenta | sem sinal | internet | to sem internet | minha internet está lenta | internet caiu | sem internet | lenta | internet muito lenta',
      'Segunda via da fatura': 'segunda via | fatura | 2a via | boleto | segunda via do boleto',
      'Mudança de endereço':
        'mudança | mudar de endereço | mudei de endereço | mudança de endereco | mudar endereço',
      Cancelamento: 'cancelamento | cancelar | quero cancelar | cancelar meu plano | cancelar a internet',
      'Contratar plano': 'contratar | quero contratar | contratar internet | novo plano | assinar um plano',
    },
    none: 'plano | não quero cancelar | endereço ou fatura | oi | nada',
  },
  {
    menu: 'restaurante',
    options: ['Ver cardápio', 'Fazer pedido', 'Falar com atendente', 'Encerrar'],
    answers: {
      'Ver cardápio':
        'cardapio | cardápio | ver o cardápio | quero ver o cardapio | me manda o cardápio | menu | cadê o cardápio?',
      'Fazer pedido': 'pedido | fazer pedido | quero pedir | quero fazer um pedido | pedir',
      'Falar com atendente': 'atendente | humano | falar com alguém | pessoa',
      Encerrar:
        'encerrar | sair | encerra | tchau | finalizar | pode encerrar | encerrar atendimento | só isso obrigado',
    },
    none: 'ver | quero ver | não quero encerrar | obrigado | não é isso | oi tudo bem | pizza',
  },
  {
    menu: 'dentista',
    options: ['Limpeza', 'Clareamento', 'Aparelho ortodôntico', 'Dor de dente (urgência)', 'Implante'],
    answers: {
      Limpeza: 'limpeza | limpar os dentes | fazer uma limpeza | limpesa',
      Clareamento: 'clareamento | clarear | clarear os dentes | clareameto | quero clarear meus dentes',
      'Aparelho ortodôntico': 'aparelho | aparelio | colocar aparelho | ortodôntico | quero por aparelho',
      'Dor de dente (urgência)':
        'dor | dor de dente | urgência | to com dor de dente | estou com muita dor | dente doendo dor',
      Implante: 'implante | inplante | implantar | fazer um implante',
    },
    none: 'limpeza e clareamento | sem dor | não tenho dor | quanto custa o implante? | tirar o aparelho ou colocar | siso',
  },
  {
    menu: 'condições de pagamento',
    options: ['À vista no Pix', 'Parcelado no cartão', 'Boleto em 30 dias'],
    answers: {
      'À vista no Pix': 'pix | a vista | à vista | no pix | a vista no pix | avista | pagar à vista',
      'Parcelado no cartão':
        'parcelado | cartão | parcelar | parcelar no cartão | no cartão | quero parcelar',
      'Boleto em 30 dias': 'boleto | boleto 30 dias | 30 dias | no boleto',
    },
    none: 'pix ou boleto | não tenho cartão | em quantas vezes? | qual o desconto?',
  },
  {
    menu: 'motivo',
    options: ['Preço alto', 'Mau atendimento', 'Não gostei do produto', 'Outro motivo'],
    answers: {
      'Preço alto': 'preço | preço alto | muito caro preço | o preço',
      'Mau atendimento': 'atendimento | mau atendimento | mal atendimento | atendimento ruim',
      'Não gostei do produto': 'não gostei do produto | não gostei | nao gostei do produto',
      'Outro motivo': 'outro | outro motivo | outros | nenhum desses',
    },
    none: 'produto | gostei | não sei | preço e atendimento',
  },
  {
    menu: 'escola de línguas',
    options: ['Inglês', 'Espanhol', 'Francês'],
    answers: {
      Inglês: 'ingles | inglês | inglez | aula de inglês | quero aprender inglês',
      Espanhol: 'espanhol | español | espanol | espanhol pf',
      Francês: 'frances | francez | francês',
    },
    none: 'italiano | ingles ou espanhol | não falo inglês | menos francês | quanto custa o curso de inglês?',
  },
  {
    menu: 'pedido recebido',
    options: ['Já recebi', 'Ainda não recebi'],
    answers: {
      'Já recebi': 'já recebi | recebi | ja recebi sim | sim | recebi ontem',
      'Ainda não recebi': 'não recebi | ainda não | nao | não | não chegou | ainda nao recebi nada',
    },
    none: 'não sei | quando chega?',
  },
];
