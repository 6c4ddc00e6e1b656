import type { MenuTable } from '../menu-table.ts';

/** Written after the rules of the tenth batch and before it was tried, for a clinic and a lead form. */
export const strictClinic: readonly MenuTable[] = [
  {
    menu: 'clinic main menu',
    options: [
      'Agendar consulta',
      'Remarcar consulta',
      'Cancelar consulta',
      'Resultado de exames',
      'Convênios',
      'Falar com atendente',
    ],
    answers: {
      'Agendar consulta':
        'quero agendar | 1 | marcar uma consulta pfvr | qro marcar consulta | AGENDAR | agendaaar 🙏 | ajendar consulta | é a 1 | agenda uma consulta pra mim | oii bom dia queria marcar um horario com o medico',
      'Remarcar consulta':
        '2 por favor | 2º | remarca | REMARCAR CONSULTA | remarcr | trocar o horario da consulta | adiar minha consulta | qro remarca a consulta | preciso mudar o dia da consulta | oi vc pode passar minha consulta pra outro dia nao vou conseguir ir nesse',
      'Cancelar consulta':
        '3 | cancelar | quero desmarcar | cansela a consulta | desmarca minha consulta pfv | CANCELA | numero 3 | preciso cancelar 😔 | cancela a de hj | surgiu um imprevisto no serviço e n vou mais pode cancelar',
      'Resultado de exames':
        'opção 4 | resultado | resultados dos exame | pegar meu resultado de exame | meu exame já ficou pronto? | RESULTADO EXAME | 4️⃣ | resutado de ezame | qro ver meus exames | oi queria saber se ja saiu o resultado do meu hemograma',
      Convênios:
        'convenio | 5 | os convenios | plano de saude | quais planos vcs aceitam? | convênio pfvr | comvenio | a 5 por gentileza | vcs atendem por unimed | CONVENIO 👍',
      'Falar com atendente':
        '6 | falar com alguém | um atendente | atendente pf | quero falar com uma pessoa | atendenteeee | a 6 moça | falar c atendente | vc me passa pra um humano | não quero robô quero falar com gente de verdade',
    },
    none: 'segunda | quarta de manhã | remarcar ou cancelar | não quero cancelar | acho que vou remarcar | consulta | quanto custa a consulta? | um minuto | uma pergunta | mil desculpas | 8 | minha vizinha cancelou a consulta dela | são 2 pessoas | bom dia tudo bem? | agendei ontem com vcs',
  },
  {
    menu: 'clinic specialties',
    options: ['Clínico geral', 'Cardiologia', 'Dermatologia', 'Ginecologia', 'Ortopedia', 'Pediatria'],
    answers: {
      'Clínico geral':
        'clinico | 1 | clínico geral | clinico geral msm | clinco geral | CLINICO PF | medico geral | opção 1 pfv | com o clínico por favor | qro passar no clinico pra fazer um check up',
      Cardiologia:
        'cardio | 2 por favor | cardiologista | cardilogista | medico do coração | é a 2 | CARDIO ❤️ | o cardiologista pfvr | cardeologia | preciso passar no cardio pq minha pressao anda descontrolada',
      Dermatologia:
        'derma | 3 | dermatologista | dermatolojista | dermato pf | medico de pele | a 3 obg | DERMATOLOGIA | dermaaa | qro uma dermato tô cheia de mancha no rosto',
      Ginecologia:
        'gineco | 4º | ginecologista | genicologista | ginecologia por gentileza | GINECO PF | opcao 4 | jinecologista | marcar gineco | quero passar na gineco pra fazer o preventivo',
      Ortopedia:
        'ortopedista | 5 | ortopedia | hortopedista | medico de osso | ORTOPEDIA PFV | número 5 | ortopedista tchê | ortopdia | ortopedista pq meu joelho ta inchado faz uma semana',
      Pediatria:
        'pediatra | 6 | pediatria | pidiatra | pediatra pro meu filho | PEDIATRA PF | a 6 pfvr | medico de criança | pediatraaa | eh pediatra pro meu guri de 3 anos',
    },
    none: 'cardio ou clínico | não é pediatra | derma e gineco | acho que ortopedista | quarta | segunda | ortodontista | psicólogo | meu primo é cardiologista | tem geriatra? | 7 | mil desculpas | nao sei qual escolher | tô com dor nas costas | a ginecologista já voltou de férias?',
  },
  {
    menu: 'clinic weekdays',
    options: ['Segunda-feira', 'Terça-feira', 'Quarta-feira', 'Quinta-feira', 'Sexta-feira'],
    answers: {
      'Segunda-feira':
        'segunda | 2ª | 2a feira | segunda feira | segunda pfvr | SEGUNDA POR FAVOR | sgunda | seg | segundaaa | pode ser na segunda de manhã',
      'Terça-feira':
        'terça | terca | 3ª feira | terça-feira por favor | TERÇA PF | tersa feira | na terça tá ótimo | terca q vem | terça 👍 | na terça eu consigo pq tô de folga',
      'Quarta-feira':
        'quarta | 4ª | 4a feira | quarta feira | qarta | QUARTA OBG | quarta msm | quartaaa | quarta tá bom pra mim | pra mim quarta é melhor depois do almoço',
      'Quinta-feira':
        'quinta | 5ª feira | quinta feira | QUINTA MOÇA | quinta pf | qinta | 5a | quinta uai | kinta feira | na quinta eu posso o dia todo',
      'Sexta-feira':
        'sexta | sexta que vem | 6ª | sexta feira 🙏 | SEXTA PFVR | sesta feira | cesta feira | bora de sexta | sexta por favor moça | sexta pq é meu dia de folga',
    },
    none: 'segunda ou terça | quinta não posso | terça e quinta | sábado | domingo | amanhã | qualquer dia | acho que sexta | segundo minha mãe tem que ser rápido | cesta básica | minha irmã foi na quarta | 9 | não sei ainda | um minuto | menos sexta',
  },
  {
    menu: 'clinic times',
    options: ['08:00', '09:30', '14:00', '15:30', '17:00'],
    answers: {
      '08:00':
        '8h | 8 da manhã | às 8 | 8:00 | 08h00 | oito horas | 8hrs | OITO DA MANHÃ | oito da manha pf | pode ser o das 8 que eu trabalho depois',
      '09:30':
        '9:30 | 9h30 | nove e meia | 9 e meia | 09:30 por favor | 930 | NOVE E MEIA PF | 9 e 30 | 9.30 | nove e meia pq antes disso levo as criança na escola',
      '14:00':
        '14h | 14:00 | 2 da tarde | duas da tarde | 14 hrs | as 14 | duas horas da tarde | 14hs pfvr | quatorze horas | 14 🙏',
      '15:30':
        '15:30 | 15h30 | tres e meia | 3 e meia da tarde | 15 e 30 | 15:30 obg | 3:30 da tarde | 1530 | três e meia tá bom | consigo às quinze e trinta por favor moça',
      '17:00':
        '17h | 5 da tarde | cinco da tarde | 17:00 | 17hrs | dezessete horas | as 17 | CINCO DA TARDE PF | 17h por favor 👍 | o ultimo das 17 que saio tarde do serviço',
    },
    none: '14h ou 17h | 8h não dá | 10h | 16:00 | 13h30 | 9:30 e 15:30 | acho que 14h | de tarde | qualquer um | tem mais cedo? | um minuto | daqui 8 dias | cheguei às 8 ontem e ninguém atendeu | depois das 15 | 8 da noite',
  },
  {
    menu: 'clinic convênio',
    options: ['Unimed', 'Bradesco Saúde', 'SulAmérica', 'Particular'],
    answers: {
      Unimed:
        'unimed | 1 | é unimed | UNIMED PF | tenho unimed | unimede | unimd | unimed por favor 🙏 | meu plano é unimed | o convênio da minha filha é a unimed',
      'Bradesco Saúde':
        'bradesco | 2 por favor | bradesco saude | BRADESCO PFVR | bradesco saúde 👍 | bradeco | 2º | meu convenio é bradesco | bradesko saude | pela empresa eu tenho o bradesco saude',
      SulAmérica:
        'sulamerica | sul america | SUL AMÉRICA | 3 | sulamérica pfvr | sulamerca | sul america saude | é a 3 | tenho sulamerica | oi boa tarde o meu é sulamérica',
      Particular:
        'particular | 4 | vou pagar particular | particula | PARTICULAR PF | não tenho plano, particular | pago do meu bolso | é particular msm | particulaaar | vai ser no particular q perdi o plano',
    },
    none: 'não tenho unimed | unimed ou particular | amil | tenho bradesco e unimed | acho que é sulamérica | vcs aceitam hapvida? | quanto é o particular? | minha mãe tinha unimed | cancelei a unimed | pago no pix do bradesco | américa do sul | quarta | 6 | vou ver a carteirinha | posso te fazer uma pergunta particular?',
  },
];
