import type { Trade } from './trade.ts';

/** The words of workshops, and of who insures and repairs. */
export const vehicleTrades: readonly Trade[] = [
  {
    'troca de oleo':
      'óleo, olio, filtro, filtro de óleo, filtro de ar, óleo e filtro, óleo do motor, trocar o óleo',
    freio:
      'pastilha, pastilhas, disco de freio, pastilha de freio, trocar pastilha, trocar a pastilha, freio chiando, disco',
    suspensao:
      'amortecedor, amortecedores, batendo embaixo, barulho embaixo, trocar amortecedor, trocar amortecedores',
    bateria:
      'bateria morreu, bateria arriou, trocar a bateria, não dá partida, bateria descarregou, bateria pifou, bateria arriada',
    'ar condicionado':
      'ar não gela, ar parou de gelar, gás do ar, arrumar o ar, carga de gás, higienização do ar, limpeza do ar, limpar o ar, ar não está gelando, ar não está gelado',
    alinhamento:
      'balanceamento, puxando, puxando para o lado, puxando para o lado direito, puxando para um lado, volante tremendo, volante torto, alinhar e balancear, alinha e balanceia, alinhar, balancear',
    funilaria: 'lanternagem, latoaria, amassado, amassei, repintar, arranhado, arranhão',
    pneu: 'furou, furado, borracharia',
    eletrica: 'luz do painel, farol, lanterna, vidro elétrico, alternador',
    'parte eletrica': 'luz do painel, farol, lanterna, vidro elétrico, alternador, eletricista',
    'status do carro':
      'carro pronto, carro está pronto, carro ficou pronto, carro já está pronto, buscar o carro, posso buscar o carro, andamento do carro, andamento do serviço, deixei o carro, deixei meu carro',
    revisao: 'revisar, dar uma geral, checkup, check-up',
  },
  {
    'orcamento de pecas':
      'peça, bateria, pastilha, pastilha de freio, amortecedor, filtro, quanto custa a peça, preço de peça, pneu',
    'comprar pecas': 'peça, bateria, pastilha, pastilha de freio, amortecedor, filtro, pneu',
    oficina:
      'revisão, agendar revisão, trocar o óleo, troca de óleo, alinhamento, balanceamento, consertar o carro, arrumar o carro, barulho no motor, carro não liga, carro não pega',
    'agendar servico':
      'revisão, agendar revisão, trocar o óleo, troca de óleo, alinhamento, balanceamento, consertar o carro, arrumar o carro',
    'acompanhar servico':
      'carro pronto, carro está pronto, carro ficou pronto, buscar o carro, andamento do carro',
    garantia: 'peça com defeito, voltou a dar problema, deu problema de novo, defeito de novo',
  },
  {
    'tela quebrada': 'trocar a tela, troca de tela, tela trincada, trincou a tela, quebrei a tela',
    bateria: 'trocar bateria, trocar a bateria, bateria não dura, bateria viciada, bateria acaba rápido',
    'nao carrega': 'não está carregando, conector, carregador não funciona',
  },
  {
    'seguro auto':
      'carro, seguro do carro, meu carro, onix, hb20, gol, palio, corolla, civic, hilux, celta, corsa, fiesta, saveiro, renegade, compass, creta, kwid, sandero, logan, argo, mobi, polo, virtus, tracker, prisma, kicks, t-cross, caminhonete',
    'seguro de carro': 'carro, auto, automóvel, caminhonete',
    'seguro moto': 'motoca, seguro da motoca, titan, biz, cg, lander, xre, scooter, minha moto',
    'seguro residencial': 'casa, minha casa, apartamento, proteger a casa, seguro da casa, contra incêndio',
    'seguro de vida': '',
    sinistro:
      'bati o carro, bati a moto, bateram no meu carro, guincho, reboque, preciso de guincho, roubaram minha moto, roubaram meu carro, carro quebrado, acidente, pane',
    'assistencia 24h':
      'guincho, reboque, preciso de guincho, carro quebrado, pane, bateria arriou, pneu furou',
  },
  {
    orcamento: '',
    'agendar revisao':
      'revisão dos 10 mil, revisão dos 20 mil, levar o carro para revisão, carro para revisão, prazo da revisão',
    'meu carro ja esta na oficina':
      'carro pronto, meu carro está pronto, carro ficou pronto, ficou pronto, deixei o carro aí, deixei meu carro aí, já está aí, ele já está aí, notícia do carro, andamento do carro',
    'meu carro esta na oficina':
      'carro pronto, meu carro está pronto, carro ficou pronto, ficou pronto, deixei o carro aí, andamento do carro',
    guincho:
      'carro quebrou, meu carro quebrou, parado na estrada, parada na estrada, carro parado, não liga mais, pane, socorro, bateria arriou',
  },
  {
    'troca de tela':
      'tela quebrada, tela quebrou, quebrei a tela, trincou a tela, tela trincada, display, quebrei o vidro, vidro quebrado, trocar a tela',
    'troca de bateria':
      'bateria viciada, bateria estufou, bateria estufada, bateria não dura, bateria não dura nada, bateria não segura, trocar a bateria',
    'nao carrega': 'conector, entrada do carregador, entrada do carregador ruim, não está carregando',
    'caiu na agua':
      'molhou, caiu na piscina, caiu no vaso, caiu na privada, derrubei na privada, banho de água, molhado',
    'consultar andamento':
      'já está pronto, celular já está pronto, ficou pronto, já arrumou, já arrumaram, já consertaram',
    'capas e peliculas': 'película, película 3d, capinha, capa',
  },
  {
    'troca de oleo': '',
    'suspensao e alinhamento':
      'alinhar, balancear, alinhar e balancear, balanceamento, puxando para o lado, carro puxando, amortecedor, barulho na roda',
    'parte eletrica':
      'alternador, bateria não segura, bateria arriou, farol, farol não acende, farol queimado, luz do painel, não dá partida, motor de arranque',
    guincho: 'parado na br, parado na estrada, carro quebrou na estrada, carro quebrou, pane, socorro',
    freio: '',
  },
];
