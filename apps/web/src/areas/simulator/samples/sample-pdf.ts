const lines = [
  'Comprovante de pagamento',
  'Pedido 48213',
  'Valor: R$ 189,90',
  'Forma: Pix, à vista',
  'Documento de exemplo do simulador',
];

/** Returns a one-page receipt as a PDF file. */
export function samplePdf(): Uint8Array<ArrayBuffer> {
  const drawing = lines
    .map((line, at) => `/F1 ${at === 0 ? 20 : 12} Tf 0 ${at === 0 ? 0 : -28} Td (${line}) Tj`)
    .join('\n');
  const content = `BT 56 360 Td\n${drawing}\nET`;
  return latin(
    assemble([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 420 420] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>',
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  );
}

/** Joins objects numbered from 1 and the table of their offsets. One character is one byte. */
function assemble(objects: readonly string[]): string {
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return `${file}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
}

function latin(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Array.from(text), (letter) => letter.charCodeAt(0));
}
