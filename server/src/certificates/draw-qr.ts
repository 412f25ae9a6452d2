import { encodeQR } from 'qr'

/** Draws a QR code with its quiet zone as shapes, on white, so that every reader finds it. */
export function drawQr(
  doc: PDFKit.PDFDocument,
  text: string,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 })
  const side = size / rows.length
  doc.rect(x, y, size, size).fill('#ffffff')
  rows.forEach((row, line) =>
    row.forEach((isDark, column) => {
      if (isDark) doc.rect(x + column * side, y + line * side, side, side)
    }),
  )
  doc.fill('#000000')
}
