import type { AriaLabelConfig } from '@xyflow/react';

/** What the canvas tells a screen reader, in Portuguese. */
export const ariaWords: Partial<AriaLabelConfig> = {
  'node.a11yDescription.default':
    'Enter configura o passo, as setas levam ao passo ao lado e Delete apaga. O modo lista tem tudo pelo teclado.',
  'node.a11yDescription.keyboardDisabled':
    'Enter configura o passo, as setas levam ao passo ao lado e Delete apaga. Interrogação mostra todas as teclas.',
  'node.a11yDescription.ariaLiveMessage': ({
    direction,
    x,
    y,
  }: {
    direction: string;
    x: number;
    y: number;
  }) => `Passo movido: ${directions[direction] ?? direction}. Posição ${Math.round(x)}, ${Math.round(y)}`,
  'edge.a11yDescription.default': 'Enter escolhe a conexão. Delete apaga e Escape cancela.',
  'controls.ariaLabel': 'Controles do desenho',
  'minimap.ariaLabel': 'Mapa do desenho',
  'handle.ariaLabel': 'Ponto de conexão',
};

const directions: Record<string, string> = {
  up: 'para cima',
  down: 'para baixo',
  left: 'para a esquerda',
  right: 'para a direita',
};
