import { buffer } from 'node:stream/consumers'
import { schoolDay } from '@sohbet/domain/calendar'
import type { Language } from '@sohbet/domain/language'
import { hoursOf } from '@sohbet/domain/live-session/participation'
import PdfDocument from 'pdfkit'
import { drawLetterhead, type Letterhead } from '../pdf/letterhead.ts'
import { colours, heightOf, widthOf, write } from '../pdf/typeset.ts'
import type { CertificateRow } from './certificate.reads.ts'
import { dayOf, hoursText, words } from './certificate-words.ts'
import { drawQr } from './draw-qr.ts'

const margin = 56
const qrSize = 118
const factGap = 24

type Doc = PDFKit.PDFDocument
type Reader = { language: Language; head: Letterhead; checkUrl: string }
export type NamedCertificate = CertificateRow & { holderName: string }
type Place = Reader & { doc: Doc; inner: number }

/** One page of A4, in one language. */
export async function drawCertificate(certificate: NamedCertificate, reader: Reader): Promise<Buffer> {
  const { language, head } = reader
  const say = words[language]
  const title = say.titles[certificate.kind]
  const doc = new PdfDocument({
    size: 'A4',
    layout: 'landscape',
    margin,
    lang: language,
    info: {
      Title: `${title} · ${certificate.schoolName}`,
      Subject: certificate.number,
      Author: certificate.schoolName,
      CreationDate: certificate.issuedAt,
    },
  })
  const place = { ...reader, doc, inner: doc.page.width - 2 * margin }
  const top = drawLetterhead(doc, head, { x: margin, width: place.inner })
  drawLine(place, top + 30)
  let y = write(doc, title, box(place, top + 50), { face: 'headline', size: 40, leading: 1.15 })
  y = write(doc, say.confirms(certificate.schoolName), box(place, y + 14), { size: 13, colour: colours.soft })
  y = writeFitted(place, certificate.holderName, { y: y + 4, size: 34, most: 2 })
  y = write(doc, say.did[certificate.kind], box(place, y + 8), { size: 13, colour: colours.soft })
  writeFitted(place, certificate.courseName, { y: y + 4, size: 24, most: 2 })
  drawFacts(place, certificate)
  drawCheck(place, certificate)
  doc.end()
  return buffer(doc)
}

const box = ({ inner }: Place, y: number) => ({ x: margin, y, width: inner })

/** The route of the course: a line with a filled station at its end. */
function drawLine({ doc, inner, head }: Place, y: number) {
  const end = margin + inner - 6
  doc.moveTo(margin, y).lineTo(end, y).lineWidth(3).stroke(colours.ink)
  for (let place = 0; place < 6; place += 1)
    doc.circle(margin + 6 + (place * (inner - 12)) / 6, y, 5).fill(colours.ink)
  doc.circle(end, y, 9).fill(head.brand.primary)
  doc.circle(end, y, 3.5).fill('#ffffff')
}

/** A long text becomes smaller until it has at most so many lines. */
function writeFitted(
  { doc, inner }: Place,
  text: string,
  { y, size, most }: { y: number; size: number; most: number },
): number {
  const style = { face: 'strong', leading: 1.2 } as const
  let fitting = size
  while (fitting > 14 && heightOf(doc, text, { ...style, size: fitting }, inner) > most * fitting * 1.2 + 1)
    fitting -= 2
  return write(doc, text, { x: margin, y, width: inner }, { ...style, size: fitting })
}

function levelOf({ fromLevel, toLevel }: CertificateRow): string {
  const shown = [fromLevel, toLevel].filter((level) => level !== null)
  return [...new Set(shown)].join('–')
}

/** Label above value, in a row along the foot of the page. */
function drawFacts({ doc, inner, language }: Place, certificate: NamedCertificate) {
  const say = words[language]
  const { startDate, endDate, minutes, issuedAt } = certificate
  const level = levelOf(certificate)
  const facts: [string, string][] = [
    ...(level === '' ? [] : [[say.level, level] satisfies [string, string]]),
    [say.hours, hoursText(hoursOf(minutes), language)],
    [say.dates, `${dayOf(startDate, language)} – ${dayOf(endDate, language)}`],
    [say.issued, dayOf(schoolDay(issuedAt), language)],
  ]
  const width = (inner - qrSize - 2 * factGap) / 2
  const bottom = doc.page.height - margin
  facts.forEach(([label, value], place) => {
    const x = margin + (place % 2) * (width + factGap)
    const y = bottom - (place < 2 ? 92 : 44)
    const end = write(doc, label, { x, y, width }, { size: 9.5, colour: colours.soft })
    write(doc, value, { x, y: end + 1, width }, { face: 'strong', size: 13 })
  })
}

/** The QR code at the right, with the number and the address for readers without a camera. */
function drawCheck({ doc, language, checkUrl }: Place, { number }: NamedCertificate) {
  const say = words[language]
  const x = doc.page.width - margin - qrSize
  const y = doc.page.height - margin - qrSize - 14
  drawQr(doc, checkUrl, { x, y, size: qrSize })
  const line = `${say.number} ${number}`
  const style = { face: 'strong', size: 9.5 } as const
  write(
    doc,
    line,
    { x: x + (qrSize - widthOf(doc, line, style)) / 2, y: y + qrSize + 1, width: qrSize + 40 },
    style,
  )
  const address = `${say.check} ${checkUrl}`
  const small = { size: 8, colour: colours.soft } as const
  write(doc, address, { x: margin, y: doc.page.height - margin - 2, width: x - margin - factGap }, small)
}
