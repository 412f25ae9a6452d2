import { colours } from '../pdf/typeset.ts'

/** Width and height with the wheels. */
export const busSize = { width: 104, height: 66 }

const windows = 5

/** A double-decker that stands with its wheels on the line. */
export function drawBus(
  doc: PDFKit.PDFDocument,
  { x, y, colour }: { x: number; y: number; colour: string },
): void {
  const { width, height } = busSize
  const body = height - 7
  doc.roundedRect(x, y, width, body, 9).fill(colour)
  doc.rect(x, y + body - 8, width, 3).fill(colours.ink)
  doc.rect(x, y + 26, width, 2.5).fill(colours.raised)
  for (const top of [y + 9, y + 33]) {
    for (let place = 0; place < windows; place += 1)
      doc.roundedRect(x + 8 + place * 17.5, top, 14, 12, 2).fill(colours.coolSoft)
    // The window of the driver reaches the front
    doc.roundedRect(x + 8 + windows * 17.5, top, width - 8 - windows * 17.5, 12, 2).fill(colours.coolSoft)
  }
  for (const wheel of [x + 25, x + width - 25]) {
    doc.circle(wheel, y + height - 8, 9).fill(colours.paper)
    doc.circle(wheel, y + height - 8, 7.5).fill(colours.ink)
    doc.circle(wheel, y + height - 8, 3).fill(colours.line)
  }
}
