import type { MenuTable } from '../menu-table.ts';

/** Written after the rules of the tenth batch and before it was tried, for a clinic and a lead form. */
export const strictClinicMore: readonly MenuTable[] = [
  {
    menu: 'confirmation',
    options: ['Confirmar', 'Remarcar', 'Cancelar'],
    answers: {
      Confirmar:
        'confirmo | pode confirmar | confirmado | 1 | CONFIRMAR | confima | sim confirmo | confirmadíssimo 👍 | tá confirmado moça | confirmo sim estarei ai no horario',
      Remarcar:
        'remarcar | 2 por favor | quero remarcar | remarca pf | 2º | REMARCA | remacar | trocar o dia | mudar pra outro horário | não quero cancelar só remarcar pra outro dia',
      Cancelar:
        'cancelar | 3 | pode cancelar | cancela pfvr | CANCELA | desmarca | canselar | desmarcar por favor | qro cancelar 😔 | cancela pq to com covid e nao vou mais',
    },
    none: 'não | não vou poder ir | confirmar ou remarcar | não cancela | acho que confirmo | vou confirmar com meu marido | já confirmaram? | segunda | remarcar e cancelar | talvez | qual o horário mesmo? | 5 | um minuto | cancelaram o voo do meu irmão | mil desculpas',
  },
  {
    menu: 'lead form: company size',
    options: [
      '1 a 10 funcionários',
      '11 a 50 funcionários',
      '51 a 200 funcionários',
      '201 a 500 funcionários',
      'Mais de 500 funcionários',
    ],
    answers: {
      '1 a 10 funcionários':
        '1 | 1 a 10 | só 4 funcionários | somos em 5 | menos de 10 | temos 8 pessoas | ate 10 | opção 1 | de um a dez | sou só eu e mais dois funcionario',
      '11 a 50 funcionários':
        '11 a 50 | opção 2 | uns 30 | 25 funcionários | 40 pessoas | 11 a 50 pf | é a 2 | trinta e poucos | onze a cinquenta | hj estamos com 22 funcionarios registrados',
      '51 a 200 funcionários':
        '51 a 200 | a opção 3 | 120 | 100 funcionários | umas 80 pessoas | cento e cinquenta | 51 á 200 | opção 3 obg 👍 | uns 90 colaboradores | juntando as duas lojas somos 130 funcionarios',
      '201 a 500 funcionários':
        '201 a 500 | opcao 4 por favor | 300 | 300 funcionários | uns 400 | duzentos e cinquenta | 350 colaboradores | de 201 a 500 | 420 funcionaros | somos mais ou menos 320 na fabrica hj',
      'Mais de 500 funcionários':
        'mais de 500 | +500 | opção 5 | + de 500 | 800 funcionários | mais de mil | acima de 500 | MAIS DE 500 FUNCIONÁRIOS | uns 2 mil funcionários | aqui passa de 600 funcionarios facil',
    },
    none: 'entre 10 e 20 | não sei | 30 ou 60 | depende do mês | muitos | pra que vcs querem saber? | mil desculpas | faturamos 300 mil | meu cunhado tem uns 15 funcionários | um minuto | abrimos há 8 anos | acho que mais de 50 | quarta eu respondo | contratei 3 essa semana | duas lojas',
  },
  {
    menu: 'lead form: interest',
    options: [
      'Sistema de gestão (ERP)',
      'CRM de vendas',
      'Loja virtual',
      'Aplicativo sob medida',
      'Nota fiscal eletrônica',
      'Chatbot para WhatsApp',
    ],
    answers: {
      'Sistema de gestão (ERP)':
        'erp | 1 | sistema de gestão | sistema de gestao pfv | O ERP | sitema de gestao | quero o erp | a 1 por favor | sistema pra gestão da empresa | tô atrás de um erp pra minha distribuidora de bebidas',
      'CRM de vendas':
        'crm | 2 por favor | o crm | CRM DE VENDAS | crm vendas | é a 2 | crm pra equipe comercial | qro o crm 😊 | cmr de vendas | preciso de um crm pros vendedores pararem de perder cliente',
      'Loja virtual':
        'loja virtual | 3 | loja online | lojinha virtual | e-commerce | ecommerce pf | LOJA VIRTUAL PFVR | loja virtal | qro uma loja virtual | vendo roupa e qria montar uma loja na internet',
      'Aplicativo sob medida':
        'aplicativo | 4 | app | um app sob medida | aplicativo sobmedida | APLICATIVO PF | aplicatvo | aplicativo personalizado | fazer um app | quero um aplicativo feito do zero pra minha barbearia',
      'Nota fiscal eletrônica':
        'nota fiscal | 5 | nf-e | nfe | emitir nota | nota fiscal eletronica | NOTA FISCAL PFV | nota fical | a 5 obg | preciso emitir nota fiscal dos meus serviço',
      'Chatbot para WhatsApp':
        'chatbot | 6 | chatbot pro zap | bot pro whatsapp | robô de whatsapp | CHATBOT PF | xatbot | chat bot por favor | robozinho do zap 🤖 | eu tb quero um robo pra responder meus clientes no whats',
    },
    none: 'crm ou erp | loja virtual e aplicativo | não quero chatbot | quanto custa o crm? | qual a diferença do erp pro crm? | acho que loja virtual | 9 | já tenho erp | meu sócio comprou um chatbot aí | vou anotar | me chama no whatsapp | um sistema | segunda a gente conversa | loja física | baixei o aplicativo e não abre',
  },
  {
    menu: 'lead form: budget',
    options: [
      'Até R$ 1.000',
      'R$ 1.000 a R$ 5.000',
      'R$ 5.000 a R$ 10.000',
      'R$ 10.000 a R$ 50.000',
      'Acima de R$ 50.000',
    ],
    answers: {
      'Até R$ 1.000':
        'até mil | até 1000 | 800 reais | opção 1 | no máximo mil | uns 500 | menos de mil | R$ 700 | ate mil reais pf | tô começando agora então no maximo uns 600 reais',
      'R$ 1.000 a R$ 5.000':
        '3 mil | uns 2 mil | 1000 a 5000 | opção 2 | de mil a cinco mil | 1 a 5 mil | 4k | 2500 reais | é a 2 | consigo investir uns 3500 por enquanto',
      'R$ 5.000 a R$ 10.000':
        '5 a 10 mil | 7 mil | opção 3 por favor | uns 8 mil | cinco a dez mil | 6k | 7500 | de 5 a 10 mil reais | oito mil reais | a gente separou uns 9 mil pra esse projeto',
      'R$ 10.000 a R$ 50.000':
        '10 a 50 mil | 20 mil | opcao 4 | uns 30 mil | VINTE MIL REAIS | 40k | entre 10 e 50 mil | 15 mil | R$ 25.000 | a diretoria liberou 35 mil pra esse ano',
      'Acima de R$ 50.000':
        'acima de 50 mil | mais de 50 mil | opção 5 | 100 mil | +50k | uns 80 mil | mais de cem mil | acima de 50k 👍 | de 70 mil pra cima | o projeto é grande então temos uns 150 mil',
    },
    none: '5 mil | 10 mil | não sei | 3 ou 8 mil | depende do preço | quanto custa? | mil desculpas | o mais barato | não tenho 50 mil | acho que uns 7 mil | parcela em 10x? | meu concorrente gastou 20 mil | um minuto | sem orçamento ainda | somos 30 na equipe',
  },
  {
    menu: 'lead form: how you heard of us',
    options: ['Instagram', 'Google', 'Indicação', 'Outro'],
    answers: {
      Instagram:
        'instagram | insta | pelo insta | 1 | no instagram 😍 | INSTA PF | instagran | vi no insta de vcs | istagram | vi um reels de vcs no insta e vim aqui',
      Google:
        'google | 2 por favor | no google | pelo google | GOOGLE MSM | gogle | googleee | pesquisei no google | é a 2 | achei vcs no google procurando sistema pra padaria',
      Indicação:
        'indicação | indicacao | 3 | um amigo indicou | por indicação | INDICAÇÃO DE AMIGO | indicaçao da minha prima | indicasao | me indicaram vcs | foi meu contador q indicou vcs pra mim',
      Outro:
        'outro | 4 | outros | OUTRO MEIO | nenhum desses | outro lugar | foi outro | otro | opção 4 | nenhuma das opções foi por outro caminho',
    },
    none: 'instagram ou google | não foi pelo google | insta e indicação | não lembro | acho que no google | vcs têm instagram? | me indica um produto | quero indicar um amigo | outro dia eu respondo | segunda | 9 | meu marido que viu | um minuto | meu insta é @padariadoze | não uso instagram',
  },
];
