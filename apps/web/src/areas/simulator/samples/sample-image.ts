const width = 640;
const height = 480;

/** Returns a drawn picture of a mug on a table as a `data:` URL. */
export function sampleImage(): string {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser cannot draw');
  fill(pen, { color: '#dfe9e4', draw: () => pen.rect(0, 0, width, height) });
  fill(pen, { color: '#c59a6b', draw: () => pen.rect(0, 330, width, 150) });
  fill(pen, { color: '#a97f52', draw: () => pen.rect(0, 330, width, 8) });
  fill(pen, { color: 'rgb(60 40 20 / 25%)', draw: () => pen.ellipse(330, 386, 150, 22, 0, 0, 7) });
  pen.lineWidth = 24;
  pen.strokeStyle = '#0b8a6a';
  pen.beginPath();
  pen.arc(424, 282, 46, 0, Math.PI * 2);
  pen.stroke();
  fill(pen, { color: '#0b8a6a', draw: () => pen.roundRect(210, 180, 210, 205, [10, 10, 46, 46]) });
  fill(pen, { color: '#0a7c5f', draw: () => pen.roundRect(360, 180, 60, 205, [0, 10, 46, 0]) });
  fill(pen, { color: '#076049', draw: () => pen.ellipse(315, 182, 105, 22, 0, 0, 7) });
  fill(pen, { color: '#4a2c17', draw: () => pen.ellipse(315, 186, 92, 16, 0, 0, 7) });
  return canvas.toDataURL('image/jpeg', 0.85);
}

function fill(pen: CanvasRenderingContext2D, { color, draw }: { color: string; draw: () => void }): void {
  pen.fillStyle = color;
  pen.beginPath();
  draw();
  pen.fill();
}
