const side = 512;

/** Returns a drawn smile on a transparent background as a `data:` URL. */
export function sampleSticker(): string {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser cannot draw');
  const circle = (x: number, y: number, radius: number) => {
    pen.beginPath();
    pen.arc(x, y, radius, 0, Math.PI * 2);
    pen.fill();
  };
  pen.fillStyle = '#fff';
  circle(256, 256, 244);
  pen.fillStyle = '#f2b632';
  circle(256, 256, 224);
  pen.fillStyle = '#4a2c17';
  circle(180, 210, 30);
  circle(332, 210, 30);
  pen.lineWidth = 26;
  pen.lineCap = 'round';
  pen.strokeStyle = '#4a2c17';
  pen.beginPath();
  pen.arc(256, 266, 120, 0.15 * Math.PI, 0.85 * Math.PI);
  pen.stroke();
  return canvas.toDataURL('image/webp', 0.85);
}
