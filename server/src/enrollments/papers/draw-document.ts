import { buffer } from 'node:stream/consumers'
import type { SalesDocument } from '@sohbet/contract/selling/sales-documents'
import type { Language } from '@sohbet/domain/language'
import PdfDocument from 'pdfkit'
import { moment } from '../../emails/words.ts'
import { drawLetterhead, type Letterhead } from '../../pdf/letterhead.ts'
import { richBlocks, richLines, type RichBlock } from '../../pdf/rich-text.ts'
import { margin } from '../../pdf/paper.ts'
import { colours, heightOf, widthOf, write } from '../../pdf/typeset.ts'

const bottom = 64
const size = 10.5
const lineHeight = size * 1.45
const indent = 18

const words = {
  en: {
    accepted: (when: string) => `Accepted on ${when}`,
    version: (name: string) => `Version ${name}`,
    page: (number: number, count: number) => `Page ${number} of ${count}`,
  },
  tr: {
    accepted: (when: string) => `Kabul edildi: ${when}`,
    version: (name: string) => `Sürüm ${name}`,
    page: (number: number, count: number) => `Sayfa ${number} / ${count}`,
  },
} as const

type Accepted = {
  document: SalesDocument
  language: Language
  version: string
  acceptedAt: Date
  head: Letterhead
}
type Place = { doc: PDFKit.PDFDocument; width: number }

/** An accepted document as a PDF, in the language in which it was shown. */
export async function drawDocument({
  document,
  language,
  version,
  acceptedAt,
  head,
}: Accepted): Promise<Buffer> {
  const { brand } = head
  const doc = new PdfDocument({
    size: 'A4',
    margin,
    lang: language,
    bufferPages: true,
    info: {
      Title: `${document.title} · ${brand.name}`,
      Author: brand.name,
      Subject: version,
      CreationDate: acceptedAt,
    },
  })
  const place = { doc, width: doc.page.width - 2 * margin }
  const box = { x: margin, width: place.width }
  const top = drawLetterhead(doc, head, box)
  let y = write(doc, document.title, { ...box, y: top + 8 }, { face: 'headline', size: 26 })
  const say = words[language]
  const facts = `${say.accepted(moment(acceptedAt, { language }))} · ${say.version(version)}`
  y = write(doc, facts, { ...box, y: y + 4 }, { size: 9, colour: colours.soft }) + 10
  for (const { title, body } of document.parts) y = drawPart(place, { title, blocks: richBlocks(body) }, y)
  numberPages(doc, say.page)
  doc.end()
  return buffer(doc)
}

/** The place of the next `height`, on a new page if this one has no room. */
function room({ doc }: Place, y: number, height: number): number {
  if (y + height <= doc.page.height - bottom) return y
  doc.addPage()
  return margin
}

/** A title stays with the first lines of its part. */
function drawPart(place: Place, { title, blocks }: { title: string; blocks: RichBlock[] }, y: number) {
  const { doc, width } = place
  const style = { face: 'strong', size: 12 } as const
  const height = heightOf(doc, title, style, width)
  const top = room(place, y + 10, height + 2 * lineHeight)
  let end = title === '' ? top : write(doc, title, { x: margin, y: top, width }, style) + 3
  for (const block of blocks) end = drawBlock(place, block, end) + 4
  return end
}

function drawBlock(place: Place, block: RichBlock, y: number): number {
  const { doc } = place
  const left = margin + block.depth * indent
  let end = y
  for (const [position, line] of richLines(doc, block, {
    size,
    width: place.width - (left - margin),
  }).entries()) {
    end = room(place, end, lineHeight)
    if (position === 0 && block.sign !== '')
      write(doc, block.sign, { x: left - indent, y: end, width: indent }, { size })
    for (const { text, face, x } of line)
      write(doc, text, { x: left + x, y: end, width: doc.page.width }, { face, size })
    end += lineHeight
  }
  return end
}

function numberPages(doc: PDFKit.PDFDocument, say: (number: number, count: number) => string) {
  const { count } = doc.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page)
    const text = say(page + 1, count)
    const style = { size: 9, colour: colours.soft }
    const width = widthOf(doc, text, style)
    // Below the margin PDFKit would start a new page
    doc.page.margins.bottom = 0
    write(doc, text, { x: doc.page.width - margin - width, y: doc.page.height - 44, width: width + 4 }, style)
  }
}
