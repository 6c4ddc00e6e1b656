import type { MenuTable } from '../../menu-table.ts';

/** The second half of that batch. */
export const strictLabelsMore: readonly MenuTable[] = [
  {
    menu: 'Qual o motivo da troca?',
    options: [
      'Ficou pequeno',
      'Ficou grande',
      'Chegou com defeito',
      'Mandaram o produto errado',
      'Não gostei / me arrependi',
    ],
    answers: {
      'Ficou pequeno': `
        pequeno | apertou | ficou mt apertado | não serviu, ficou curto e justo |
        preciso de um numero maior | 1 | n fechou em mim de tão apertada | piqueno`,
      'Ficou grande': `
        grande | ficou largo | ta sambando no pé | folgado demais | preciso de um tamanho menor | 2 |
        ficou enorme em mim`,
      'Chegou com defeito': `
        defeito | veio rasgado | ta descosturando | o zíper veio quebrado | terceira | veio manchada 😡 |
        com defeito`,
      'Mandaram o produto errado': `
        veio errado | pedi preto e veio azul | mandaram outro produto | nao foi esse q eu comprei | 4 |
        produto trocado, pedi calça e veio saia | recebi o produto errado`,
      'Não gostei / me arrependi': `
        n gostei | me arrependi | desisti da compra | não curti | a 5 | última |
        não gostei da cor pessoalmente | arrependimento`,
    },
    none: `
        veio grande e com defeito | não serviu | quanto tempo demora? | quem paga o frete? |
        pequeno ou com defeito, não sei dizer | não é defeito | quero falar com atendente | é complicado |
        bom dia | outro motivo | posso trocar na loja? | 6`,
  },
  {
    menu: 'Como você prefere pagar?',
    options: [
      'Pix',
      'Cartão de crédito na entrega',
      'Cartão de débito na entrega',
      'Dinheiro',
      'Vale-refeição',
    ],
    answers: {
      Pix: `
        pics | no pix | manda a chave | pix msm | 1 | vou fazer um pix | qual a chave pix? | pode ser pix |
        faço a transferência por pix agr`,
      'Cartão de crédito na entrega': `
        credito | no crédito | cartao credito | 2 | passa no crédito por favor | crédito na maquininha |
        a segunda`,
      'Cartão de débito na entrega': `
        debito | no débito | cartão débito | 3 | passo no debito qd chegar | terceira opção | dbto`,
      Dinheiro: `
        em dinheiro | dinheiro vivo | vou pagar em especie | dinheiro, troco pra 100 | grana msm, em notas |
        4 | 💵`,
      'Vale-refeição': `
        VR | vale refeiçao | ticket refeição | com o vale | 5 | a última | vr pfv | alelo refeição`,
    },
    none: `
        cartão | metade pix metade dinheiro | cartão na maquininha | fiado | boleto | quanto deu? |
        não tenho pix | crédito ou débito, tanto faz | aceita cheque? | depois eu vejo | já vai sair? |
        aceita bitcoin?`,
  },
  {
    menu: 'Fala, chefe! Barbearia Navalha de Ouro 💈 O que vai ser hoje?',
    options: [
      'Cabelo',
      'Barba',
      'Combo cabelo + barba',
      'Sobrancelha',
      'Tabela de preços',
      'Cancelar meu horário',
    ],
    answers: {
      Cabelo: `
        só o cabelo | cortar o cabelo | corte | 1 | um degradê | quero dar um tapa no cabelo |
        fazer o disfarçado na zero | cabelo mano`,
      Barba: `
        só a barba | fazer a barba | barba pfv | 2 | aparar a barba`,
      'Combo cabelo + barba': `
        combo | cabelo e barba | os dois, cabelo e barba | 3 | corte + barba | o combo completo`,
      Sobrancelha: `
        sombrancelha | sobrancelha na navalha | fazer a sombrancelha | opcao 4 | quero limpar a sobrancelha`,
      'Tabela de preços': `
        quanto ta o corte? | preços | valor | tabela | 5 | qto custa p fazer a barba`,
      'Cancelar meu horário': `
        cancelar | quero desmarcar | não vou poder ir hj, cancela aí | 6 | a última |
        cancela meu horario das 15h chefe`,
    },
    none: `
        sobrancelha e barba | não quero cancelar | vcs fazem tatuagem? | e aí mano | sei não |
        vende pomada? | cabelo ou combo? | 🤷 | tem wifi aí? | blz | nenhum | fazem unha?`,
  },
  {
    menu: 'Sua consulta está marcada para terça, 14h30. Você confirma?',
    options: ['Confirmo presença', 'Preciso remarcar', 'Quero cancelar'],
    answers: {
      'Confirmo presença': `
        sim | s | confirmado | pode confirmar | 👍 | ok, estarei lá | vou sim | cfm | 1 |
        blz, confirmadíssimo | claro | sim sim obrigada | tá confirmado se deus quiser 🙏 | simm | positivo`,
      'Preciso remarcar': `
        remarcar | pode ser outro dia? | tem como passar pra quarta? | 2 |
        nesse horário n consigo, tem mais tarde? | mudar o horario | quero trocar a data | a segunda |
        adiar pra semana q vem | reagendar por favor`,
      'Quero cancelar': `
        cancela | cancelar | 3 | pode desmarcar, não vou mais | desisto da consulta | a última |
        cancelamento pfv | n vou mais querer, pode cancelar | quero canselar`,
    },
    none: `
        talvez | ainda não sei | remarcar ou cancelar | quem é? | qual o endereço? | te aviso depois |
        vou ver com meu marido | quanto é a consulta? |
        não quero cancelar nem remarcar ainda, só uma dúvida | precisa de jejum? | 4 | ?`,
  },
  {
    menu: 'Quantos funcionários sua empresa tem?',
    options: ['Só eu', 'De 2 a 9', 'De 10 a 49', 'De 50 a 199', '200 ou mais'],
    answers: {
      'Só eu': `
        sou só eu | eu sozinho | trabalho sozinha | nenhum, sou MEI e trabalho sozinho | so eu msm |
        não tenho funcionários | eu e Deus kkk | primeira opção`,
      'De 2 a 9': `
        somos em 5 | uns 7 | entre 2 e 9 | 2 a 9 | menos de 10, somos 6 | seis pessoas | opção 2 |
        eu e mais três`,
      'De 10 a 49': `
        15 funcionarios | uns 30 | vinte e poucos | 10 a 49 | temos 40 pessoas | umas duas duzias |
        terceira`,
      'De 50 a 199': `
        cerca de 80 | 120 | cento e cinquenta | 50 a 199 | uns 60 colaboradores | quarta opção | temos 100`,
      '200 ou mais': `
        mais de 200 | 300 | somos mais de mil | 500 funcionarios | duzentos e cinquenta | acima de 200 |
        a ultima | 350 pessoas mais ou menos`,
    },
    none: `
        não sei | prefiro não dizer | depende do mês | quanto custa o plano? | bastante |
        pra que precisa disso? | poucos | não quero informar | falar com um vendedor |
        entre 5 e 60, varia muito | tenho que perguntar pro RH | oi tudo bem`,
  },
];
