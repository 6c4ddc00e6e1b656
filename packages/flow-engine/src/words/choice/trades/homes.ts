import type { Trade } from './trade.ts';

/** The words of where one lives: internet, condominiums, real estate, hotels. */
export const homeTrades: readonly Trade[] = [
  {
    '2ª via': 'minha conta, pagar a conta, código de barras',
    'contratar plano':
      'colocar internet, quero ser cliente, ser cliente, novo cliente, assinatura nova, instalar, nova assinatura, instalar internet',
    'sem sinal': 'sem internet, internet caiu, não conecta, luz vermelha',
    'sem internet':
      'internet caiu, não conecta, luz vermelha, sem sinal, não está funcionando a internet, internet não funciona, internet parou, fora do ar',
    'internet lenta': 'devagar, travando, carroça, velocidade baixa, não carrega, net ruim',
    'mudanca de endereco': 'mudar de casa, casa nova, levar a internet, me mudar, mudei de endereço',
    cancelamento: 'encerrar o plano, não quero mais a internet',
    cancelar: 'encerrar o plano, não quero mais a internet, encerrar contrato, encerrar meu contrato',
    'segunda via': 'boleto, fatura',
    'mudar de plano': 'aumentar a velocidade, mais mega, plano maior',
    contratar:
      'colocar internet, quero ser cliente, ser cliente, assinatura nova, nova assinatura, instalar internet',
    'mudar de endereco':
      'mudar de casa, casa nova, levar a internet, transferir a internet, transferir a net',
    'cancelar plano': 'encerrar o plano, encerrar contrato, encerrar meu contrato, não quero mais a internet',
  },
  {
    'reserva do salao de festas': 'salão, salão de festas, alugar o salão',
    manutencao:
      'elevador quebrado, elevador parado, lâmpada queimada, vazamento, portão quebrado, portão quebrou, goteira, infiltração, consertar',
    'reclamacao de barulho': 'barulho, som alto, zoada, barulheira, festa do vizinho',
    portaria: 'interfone, porteiro',
  },
  {
    'reservar salao de festas': 'salão, salão de festas, alugar o salão',
    reclamacao: '',
    'segunda via': '',
  },
  {
    comprar: '',
    alugar: '',
    anunciar: 'vender, vender minha casa, vender meu imóvel, sou proprietário, sou proprietária, por no site',
    vender: 'vender minha casa',
    avaliar: 'avaliação, quanto vale',
    'pedir reparo':
      'vazamento, infiltração, goteira, torneira quebrou, torneira pingando, cano estourou, consertar',
    'segunda via': 'boleto, boleto do aluguel',
    'comprar terreno': 'lote, pedaço de terra',
    'comprar apartamento': 'cobertura',
  },
  {
    casa: 'sobrado, casinha',
    apartamento: 'studio, kitnet, cobertura',
    terreno: 'lote, chácara, sítio',
    comercial: 'galpão, sala comercial, ponto comercial, loja',
  },
  {
    'quarto individual': 'solteiro',
    'quarto casal': 'duplo',
    'quarto de casal': 'duplo',
  },
  {
    'fazer reserva': 'nova reserva, hospedar, quarto para dois, quarto para duas pessoas, tem vaga',
    valores: 'preço da diária, preço do quarto, valor da diária, diária',
    'cancelar reserva': 'desistir, desmarcar',
    'alterar reserva': 'mudar a data, trocar as datas, remarcar',
    'consultar precos': 'preço da diária, preço do quarto, valor da diária',
  },
  {
    '2ª via | segunda via':
      'pagar a fatura, não recebi o boleto, não recebi a fatura, boleto de novo, mandar o boleto, perdi o boleto, boleto não chegou, fatura não chegou',
    'internet lenta ou':
      'wifi não está pegando, wifi não pega, wi-fi não pega, luz vermelha, luz do modem vermelha, modem piscando, sem internet, internet caiu, não conecta, sem sinal, estou sem net, net caiu, caindo toda hora',
    'sem internet':
      'wifi não está pegando, wifi não pega, wi-fi não pega, luz do modem vermelha, net caiu, estou sem net',
    'contratar plano': 'ainda não sou cliente, não sou cliente, quero um plano, assinar',
    'mudanca de endereco': 'mudar de bairro, transferir a internet, mudar a internet de lugar',
    cancelamento: 'encerrar o contrato, encerrar contrato, não quero mais o serviço, desistir do plano',
    'falar com atendente': '',
  },
  {
    'quero alugar': 'procuro apartamento para locação, para locação',
    'quero comprar': 'sair do aluguel, comprar meu apartamento',
    'anunciar meu imovel':
      'divulgar um imóvel, divulgar meu imóvel, por minha casa para vender, por minha vender minha casa, vender meu apartamento, por no site',
    'ja sou inquilino': 'sou inquilino, sou inquilina, moro num imóvel de vocês, alugo com vocês',
    'ja sou proprietario':
      'sou proprietário, sou proprietária, sou dono de um apartamento, meu imóvel está alugado, meu imóvel já está alugado',
  },
  {
    'internet tv':
      'combo com tv, o combo com tv, internet com televisão, internet com tv, com tv, com televisão',
    'plano empresarial | empresarial':
      'empresa, loja, minha loja, escritório, meu escritório, firma, minha firma, cnpj',
    'plano residencial': 'casa, minha casa',
    residencial: 'casa, minha casa',
  },
  {
    'sem conexao':
      'luz vermelha, luz vermelha piscando, wifi não funciona, wifi não pega, wifi não está pegando, internet caiu, internet ruim, sem internet, sem sinal, net caiu',
    'contratar plano': '',
    '2ª via': '',
  },
  {
    'sou inquilino$':
      'moro de aluguel, moro de aluguel com vocês, alugo com vocês, já alugo com vocês, moro num imóvel de vocês',
    'sou proprietario$':
      'sou dono do imóvel, sou dona do imóvel, sou o dono do apartamento, sou dono do apartamento, meu imóvel está alugado',
    'quero comprar': 'financiar, casa própria, financiar minha casa própria',
    'quero alugar': '',
  },
  {
    'pacotes nacionais':
      'porto de galinhas, gramado, no brasil, nordeste, fortaleza, maceió, natal, foz do iguaçu, bonito, pacote para gramado, pacote nacional',
    'pacotes internacionais':
      'disney, cancun, europa, fora do brasil, exterior, portugal, paris, orlando, caribe, argentina, buenos aires, chile, pacote internacional',
    cruzeiro: 'navio, viagem de navio',
    'passagens aereas': 'passagem, avião, voo, passagem de avião',
    'seguro viagem': 'seguro',
    'ja comprei': 'voucher, quero o voucher, minha viagem, já tenho reserva',
  },
  {
    'sofas e poltronas': 'sofá, poltrona, sofá retrátil',
    'guarda roupas': 'roupeiro, armário',
    'acompanhar entrega':
      'quando chega meu sofá, quando chega, ainda não entregaram, comprei e não entregaram, não entregaram',
    'montagem e assistencia':
      'montador, montador não veio, o montador não veio, montar, faltando parafuso, veio faltando parafuso, veio riscado',
    'camas e colchoes': 'cama box, colchão, box',
    'mesas e cadeiras': '',
  },
];
