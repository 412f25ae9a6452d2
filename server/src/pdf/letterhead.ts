import type { Brand } from '@sohbet/domain/brand/brand'
import { heightOf, widthOf, write } from './typeset.ts'

/** The brand, and its logo as PNG if it has one. */
export type Letterhead = { brand: Brand; logo: Uint8Array | undefined }

const top = 38
const logoHeight = 32
const widestLogo = 180
const gap = 12
const nameStyle = { face: 'headline', size: 18 } as const

type Place = { x: number; width: number }

/** Draws the school’s colours, logo and name, and returns where they end. A name without room beside the logo is below it. */
export function drawLetterhead(
  doc: PDFKit.PDFDocument,
  { brand, logo }: Letterhead,
  { x, width }: Place,
): number {
  doc.rect(0, 0, doc.page.width, 10).fill(brand.primary)
  doc.rect(0, 10, doc.page.width, 3).fill(brand.accent)
  const style = { ...nameStyle, colour: brand.primary }
  if (!logo) return write(doc, brand.name, { x, y: top + 6, width }, style)
  const size = drawLogo(doc, logo, { x, width })
  const end = top + size.height
  if (!brand.showsName) return end
  const room = width - size.width - gap
  if (widthOf(doc, brand.name, style) > room) return write(doc, brand.name, { x, y: end + 6, width }, style)
  const middle = top + (size.height - heightOf(doc, brand.name, style, room)) / 2
  write(doc, brand.name, { x: x + size.width + gap, y: middle, width: room }, style)
  return end
}

/** Draws the logo as large as there is room and returns its size. */
function drawLogo(doc: PDFKit.PDFDocument, logo: Uint8Array, { x, width }: Place) {
  const png = Buffer.from(logo)
  const [wide, high] = [png.readUInt32BE(16), png.readUInt32BE(20)]
  const scale = Math.min(logoHeight / high, Math.min(widestLogo, width) / wide)
  const size = { width: wide * scale, height: high * scale }
  doc.image(png, x, top, size)
  return size
}
