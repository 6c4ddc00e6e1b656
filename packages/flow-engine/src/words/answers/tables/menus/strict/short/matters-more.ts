import type { MenuTable } from '../../menu-table.ts';

/** The second half of that batch. */
export const strictMattersMore: readonly MenuTable[] = [
  {
    menu: 'Qual o motivo da troca?',
    options: [
      'Tamanho errado',
      'Produto com defeito',
      'Não gostei',
      'Veio o produto errado',
      'Foi presente repetido',
    ],
    answers: {
      'Tamanho errado': `
        1 | ficou pequeno | tá apertando meu pé | calço 38 e o que eu comprei ficou folgado | tamanho |
        ficou grande | não serviu | n coube`,
      'Produto com defeito': `
        2 | descolou a sola | defeito | veio rasgado | veio com o zíper quebrado | defeituoso |
        a costura abriu no primeiro dia q usei | o segundo`,
      'Não gostei': `
        3 | nao gostei | não curti | achei feio no pé | n gostei mto não |
        sinceramente pessoalmente não achei bonito, pela foto parecia outra coisa, não me agradou`,
      'Veio o produto errado': `
        4 | pedi o preto e mandaram o branco | vcs me mandaram um tênis que não é o que eu comprei |
        veio trocado | quarta | mandaram outro modelo`,
      'Foi presente repetido': `
        ganhei dois iguais no natal | 5 | presente | ganhei de presente mas já tenho um igual | repetido |
        o último motivo`,
    },
    none: `
        não sei explicar | veio com defeito e ainda o modelo errado | 1 e 2 | qual o prazo pra troca? |
        não é defeito | outro motivo | quero comprar mais um | deixa pra lá | bom dia |
        posso trocar na loja do shopping? | não chegou ainda`,
  },
  {
    menu: 'Salão Studio Rosa 💅 Qual serviço você quer agendar?',
    options: ['Corte', 'Escova', 'Coloração e mechas', 'Manicure e pedicure', 'Sobrancelha', 'Depilação'],
    answers: {
      Corte: `
        1 | cortar o cabelo | quero só tirar as pontas | corte feminino |
        quero dar um tapa no cabelo, cortar bem curtinho | ✂️ | cortar a franja`,
      Escova: `
        2 | escovar | fazer uma escova pra um casamento | escvoa | escova lisa pf`,
      'Coloração e mechas': `
        luzes | pintar o cabelo | 3 | retocar a raiz | quero ficar loira | mechas | tintura |
        cobrir os brancos que já tão aparecendo tudo`,
      'Manicure e pedicure': `
        unha | fazer pé e mão | 4 | mani e pedi | fazer as unhas do pé | esmaltação | manicure`,
      Sobrancelha: `
        5 | sombrancelha | design de sobrancelha | quinta opçao`,
      Depilação: `
        6 | depilar a perna | depilaçao | virilha e axila na cera | buço, depilar | última`,
    },
    none: `
        cabelo | não sei ainda | corte e escova | 1, 4 e 5 | massagem | quero fazer tatuagem |
        quanto custa? | não quero sobrancelha | tem estacionamento? | vou falar com minha irmã e te aviso |
        maquiagem`,
  },
  {
    menu: 'Fala, campeão! Barbearia Navalha de Ouro 💈 Escolhe uma opção:',
    options: [
      'Marcar horário',
      'Tabela de preços',
      'Cancelar horário',
      'Clube de assinatura',
      'Localização',
      'Falar com o barbeiro',
    ],
    answers: {
      'Marcar horário': `
        1 | quero cortar o cabelo sábado | tem vaga hj as 18? | agendar |
        marca um corte pra mim amanhã de manhã meu patrão | horário pra barba | encaixa eu hoje mano?`,
      'Tabela de preços': `
        2 | qto tá o corte? | preço | valores | quanto custa cabelo e barba | qual o valor do degradê? |
        tabela`,
      'Cancelar horário': `
        3 | desmarca aí meu irmão, não vou conseguir ir | cancelar |
        opa, tive um problema aqui e não vai dar pra ir no meu horário das 15h, pode liberar pra outro |
        cancela por favor`,
      'Clube de assinatura': `
        clube | quero virar assinante | 4 | como funciona o plano mensal? | assinatura |
        aquele de pagar por mês e cortar quantas vezes quiser`,
      Localização: `
        localizacao | onde vcs ficam? | 5 | manda o endereço aí | é perto do metrô? me passa a rua`,
      'Falar com o barbeiro': `
        6 | quero trocar uma ideia com o barbeiro | a última | quero falar cm o barbeiro msm`,
    },
    none: `
        salve | qualquer uma | 2 e 5 | não sei mano | não quero clube não | vcs vendem moto? |
        manda preço e endereço | o corinthians jogou mal demais ontem | valeu | 99 | nenhuma dessas`,
  },
  {
    menu: 'NetVeloz Fibra 🌐 Sobre o que você quer falar?',
    options: [
      'Estou sem internet',
      'Internet lenta',
      '2ª via do boleto',
      'Contratar um plano',
      'Mudança de endereço',
      'Cancelar plano',
    ],
    answers: {
      'Estou sem internet': `
        1 | caiu a net aqui | sem sinal desde ontem | to sem net |
        a luz do modem tá vermelha e não conecta nada |
        não tenho internet desde cedo, trabalho em casa e tô perdendo reunião | sem internet`,
      'Internet lenta': `
        lenta | ta mto devagar | a internet tá uma carroça |
        travando o netflix toda hora, velocidade péssima | lentidão | contratei 500 mega e só chega 20`,
      '2ª via do boleto': `
        boleto | segunda via | 3 | manda a fatura desse mês pfv | perdi o boleto | quero pagar minha conta |
        2a via`,
      'Contratar um plano': `
        4 | quero colocar internet na minha casa | contratar | quais planos vcs tem? quero assinar |
        queria instalar fibra aqui, ainda não sou cliente | assinar`,
      'Mudança de endereço': `
        5 | vou me mudar mês que vem e quero levar a internet | mudança | to mudando de casa |
        mudar de endereço | a quinta`,
      'Cancelar plano': `
        6 | quero cancelar | cancelamento | não quero mais a internet de vcs, vou pra outra operadora |
        encerrar meu contrato`,
    },
    none: `
        oi | não sei | to com a internet lenta e quero a segunda via também | não quero cancelar |
        vcs vendem celular? | 3 e 5 | vcs tem vaga de técnico? quero mandar currículo | depois eu vejo isso |
        🤔 | aff`,
  },
  {
    menu: 'Para montar sua proposta: quantos funcionários tem a sua empresa?',
    options: [
      'Só eu',
      '2 a 10 funcionários',
      '11 a 50 funcionários',
      '51 a 200 funcionários',
      'Mais de 200 funcionários',
    ],
    answers: {
      'Só eu': `
        trabalho sozinho | eu sozinha | sou MEI e não tenho ninguém | só eu mesmo | a primeira |
        apenas eu por enquanto, toco tudo por aqui | nenhum funcionário, sou autônomo | eu e deus kkk`,
      '2 a 10 funcionários': `
        somos em 5 | uns 7 | tenho três funcionários | de 2 a 10 | somos 8 pessoas na loja | seis |
        segunda opção`,
      '11 a 50 funcionários': `
        30 | uns 25 | entre 11 e 50 | trinta e poucos |
        a gente tem mais ou menos uns quarenta colaboradores somando as duas unidades | terceira |
        15 pessoas`,
      '51 a 200 funcionários': `
        120 | 51 a 200 | umas 80 pessoas | cento e cinquenta | opção 4 |
        somos 90 ao todo contando a fábrica e o escritório`,
      'Mais de 200 funcionários': `
        500 | mais de duzentos | + de 200 | somos mais de mil | a última | acima de 200 | uns 350 func |
        3 mil`,
    },
    none: `
        não sei | depende da época | prefiro não dizer | pra que vc precisa saber isso? |
        quanto custa o sistema? | muitos | ainda vou abrir a empresa | é uma padaria | entre 40 e 60 |
        vou confirmar com o RH e te falo | não somos mais de 200`,
  },
];
