import type { MenuTable } from '../menu-table.ts';

/** Menus of hotels, lawyers, opticians and others, and of short forms, answered as one does without thinking. */
export const everydayMenus: readonly MenuTable[] = [
  {
    menu: 'hotel',
    options: [
      'Fazer reserva',
      'Valores das diárias',
      'Alterar reserva',
      'Como chegar',
      'Falar com a recepção',
    ],
    answers: {
      'Fazer reserva': `
        reservar | quero reservar um quarto | fazer uma reserva | tem vaga pro feriado? |
        quarto pra duas pessoas | quero me hospedar | reserva`,
      'Valores das diárias': `
        valor | quanto é a diária | preço | diaria | quanto custa o quarto | tarifa | valores`,
      'Alterar reserva': `
        mudar minha reserva | alterar | trocar a data da reserva | remarcar | preciso mudar o dia`,
      'Como chegar': `endereço | como chego | localização | onde fica | onde é o hotel`,
      'Falar com a recepção': `recepção | atendente | falar com alguém | humano | recepcionista`,
    },
    none: `
      oi | reservar ou alterar | não quero reservar | tem piscina? | aceita cachorro? | obrigado`,
  },
  {
    menu: 'advocacia',
    options: ['Trabalhista', 'Família', 'Previdenciário', 'Consumidor', 'Outro assunto'],
    answers: {
      Trabalhista: `trabalhista | meu patrão não me pagou | horas extras | rescisão | justa causa`,
      Família: `
        família | divorcio | pensão | guarda do meu filho | separação | quero me divorciar |
        pensão atrasada`,
      Previdenciário: `
        inss | aposentadoria | previdenciario | auxílio doença | benefício negado | me aposentar |
        bpc`,
      Consumidor: `
        consumidor | comprei e não entregaram | cobrança indevida | nome sujo | serasa |
        produto com defeito`,
      'Outro assunto': `outro | outra coisa | outro assunto | nenhum desses | é outro assunto`,
    },
    none: `
      oi | quanto custa? | bom dia doutor | família e trabalhista | não sei | preciso de advogado`,
  },
  {
    menu: 'ótica',
    options: ['Óculos de grau', 'Óculos de sol', 'Lentes de contato', 'Exame de vista', 'Consertos'],
    answers: {
      'Óculos de grau': `oculos de grau | grau | quero fazer um óculos | tenho a receita do oculista`,
      'Óculos de sol': `sol | oculos de sol | óculos escuro | ray ban | 🕶`,
      'Lentes de contato': `lente | lentes | lente de contato | contato`,
      'Exame de vista': `exame | exame de vista | oculista | fazer exame | marcar oftalmo`,
      Consertos: `
        conserto | quebrou meu oculos | arrumar | soltou a perna | ajuste | trocar a plaqueta`,
    },
    none: `oi | óculos | grau ou sol | não | quanto custa?`,
  },
  {
    menu: 'contabilidade',
    options: ['Abrir empresa', 'Imposto de renda', 'MEI', 'Folha de pagamento', 'Falar com contador'],
    answers: {
      'Abrir empresa': `
        abrir empresa | abrir um cnpj | quero abrir uma empresa | abertura | abrir minha firma`,
      'Imposto de renda': `
        imposto de renda | ir | irpf | declarar imposto | declaração | imposto | restituição`,
      MEI: `mei | sou mei | das do mei | virar mei | guia do mei`,
      'Folha de pagamento': `
        folha | holerite | salário dos funcionarios | contratar funcionário | folha de pgto`,
      'Falar com contador': `contador | falar com contador | atendente | humano | contadora`,
    },
    none: `oi | mei ou ir | obrigado | bom dia | não sei`,
  },
  {
    menu: 'status entrega',
    options: ['Recebi', 'Não recebi', 'Recebi com problema'],
    answers: {
      Recebi: `
        recebi | chegou | já chegou | sim recebi | recebi sim | ta aqui | tudo certo |
        chegou certinho`,
      'Não recebi': `não recebi | nao chegou | ainda não | nada ainda | não | cadê? | n recebi`,
      'Recebi com problema': `
        com problema | veio quebrado | recebi mas veio errado | chegou com defeito | faltou item |
        veio faltando | chegou amassado`,
    },
    none: `oi | quem é? | talvez | não sei, to viajando`,
  },
  {
    menu: 'renda',
    options: ['Até 2 salários mínimos', 'De 2 a 5 salários', 'Mais de 5 salários', 'Prefiro não informar'],
    answers: {
      'Até 2 salários mínimos': `1 salario | um salário | até 2 | salário mínimo | menos de 2 salários`,
      'De 2 a 5 salários': `3 salarios | de 2 a 5 | uns 4 salários | entre 2 e 5`,
      'Mais de 5 salários': `mais de 5 | 6 salários | 10 salarios | acima de 5`,
      'Prefiro não informar': `prefiro não informar | não quero falar | prefiro não dizer | não informar`,
    },
    none: `oi | por que? | depende | não sei`,
  },
  {
    menu: 'salão',
    options: ['Cabelo', 'Unhas', 'Sobrancelha', 'Maquiagem', 'Depilação'],
    answers: {
      Cabelo: `cabelo | cortar | progressiva | luzes | escova | pintar o cabelo | mechas`,
      Unhas: `
        unha | manicure | pé e mão | fazer a unha | unha em gel | alongamento | pedicure`,
      Sobrancelha: `sobrancelha | design | henna | fazer a sombrancelha | micropigmentação`,
      Maquiagem: `make | maquiagem | maquiagem pra festa | me maquiar`,
      Depilação: `depilar | depilação | virilha | buço | cera`,
    },
    none: `oi | cabelo e unha | quanto é? | não sei | tem horário?`,
  },
  {
    menu: 'sabor açaí',
    options: ['300 ml', '500 ml', '700 ml', '1 litro'],
    answers: {
      '300 ml': `300 | o menor | de 300 | pequeno | 300ml`,
      '500 ml': `500 | meio litro | de 500 | o de 500 ml`,
      '700 ml': `700 | de 700 | o terceiro`,
      '1 litro': `1 litro | um litro | 1l | o maior | litro | de litro`,
    },
    none: `oi | grande? | qualquer um | com granola | 300 ou 500 | quanto é o de 500?`,
  },
  {
    menu: 'plano',
    options: ['Básico - R$ 49', 'Profissional - R$ 99', 'Empresarial - R$ 199'],
    answers: {
      'Básico - R$ 49': `basico | o de 49 | mais barato | 1 | básico mesmo | 49 reais | o primeiro`,
      'Profissional - R$ 99': `profissional | 99 | o do meio | pro | o de 99 reais`,
      'Empresarial - R$ 199': `empresarial | o mais caro | 199 | o completo | empresa | o último`,
    },
    none: `oi | qual a diferença? | básico ou profissional | tem desconto? | não sei`,
  },
  {
    menu: 'consentimento',
    options: ['Aceito', 'Não aceito'],
    answers: {
      Aceito: `
        aceito | sim | concordo | pode ser | ok | tudo bem | sim aceito | autorizo | claro | s`,
      'Não aceito': `não | não aceito | n | nao concordo | recuso | de jeito nenhum | não autorizo`,
    },
    none: `oi | pra que serve? | talvez | aceito não sei | o que é isso?`,
  },
  {
    menu: 'pós venda',
    options: ['Elogio', 'Reclamação', 'Sugestão', 'Dúvida'],
    answers: {
      Elogio: `elogio | elogiar | quero parabenizar | adorei o atendimento | parabéns`,
      Reclamação: `
        reclamação | reclamar | quero fazer uma queixa | fui mal atendido | péssimo atendimento`,
      Sugestão: `sugestão | sugerir | tenho uma ideia | dar uma sugestão`,
      Dúvida: `duvida | perguntar | tenho uma dúvida | uma pergunta | queria saber uma coisa`,
    },
    none: `oi | elogio ou sugestão | nada | obrigado`,
  },
  {
    menu: 'explicações',
    options: ['Pix', 'Cartão', 'Boleto'],
    answers: {
      Pix: `pix, tá? | pix amigo | pix pra mim`,
      Cartão: `cartão, tá bom? | cartão patrão`,
      Boleto: `boleto mano | é no boleto tá`,
    },
    none: `
      o que é pix? | oq é boleto | o que seria o boleto? | qualquer coisa menos boleto |
      qualquer um menos pix`,
  },
  {
    menu: 'prazo',
    options: ['Em até 3 meses', 'Mais de 3 meses', 'Ainda não sei'],
    answers: {
      'Em até 3 meses': `em 2 meses | menos de 3 meses | 2 meses tá`,
      'Mais de 3 meses': `acima de 3 meses pra mim | mais de 3 meses amigo | mais de 6 meses eu acho`,
    },
    none: `mais de 2 meses | qualquer coisa menos mais de 3 meses`,
  },
];
