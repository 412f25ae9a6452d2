import { buffer } from 'node:stream/consumers'
import { schoolDay } from '@sohbet/domain/calendar'
import type { Language } from '@sohbet/domain/language'
import { hoursOf } from '@sohbet/domain/live-session/participation'
import PdfDocument from 'pdfkit'
import { drawLetterhead, type Letterhead } from '../pdf/letterhead.ts'
import { colours, heightOf, widthOf, write } from '../pdf/typeset.ts'
import type { CertificateRow } from './certificate.reads.ts'
import { dayOf, hoursText, words } from './certificate-words.ts'
import { busSize, drawBus } from './draw-bus.ts'
import { drawQr } from './draw-qr.ts'

const margin = 60
const qrSize = 104
const factGap = 24
/** Of the route line, above the foot with the facts. */
const lineAboveBottom = 176

type Doc = PDFKit.PDFDocument
type Reader = { language: Language; head: Letterhead; checkUrl: string }
type NamedCertificate = CertificateRow & { holderName: string }
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
  drawPaper(place)
  const top = drawLetterhead(doc, head, { x: margin, width: place.inner })
  let y = write(doc, title, box(place, top + 16), { face: 'headline', size: 42, leading: 1.15 })
  y = write(doc, say.confirms(certificate.schoolName), box(place, y + 10), { size: 13, colour: colours.soft })
  y = writeFitted(place, certificate.holderName, { y: y + 2, size: 42, most: 60 })
  y = write(doc, say.did[certificate.kind], box(place, y + 6), { size: 13, colour: colours.soft })
  writeFitted(place, certificate.courseName, { y: y + 2, size: 24, most: 58 })
  drawLine(place)
  drawFacts(place, certificate)
  drawCheck(place, certificate)
  doc.end()
  return buffer(doc)
}

const box = ({ inner }: Place, y: number) => ({ x: margin, y, width: inner })

/** Warm paper with a double frame. */
function drawPaper({ doc, head }: Place) {
  const { width, height } = doc.page
  doc.rect(0, 0, width, height).fill(colours.paper)
  const frame = (inset: number) =>
    doc.rect(inset, inset + 4, width - 2 * inset, height - 2 * inset - 4).lineJoin('miter')
  frame(24).lineWidth(2.5).stroke(colours.ink)
  frame(30).lineWidth(0.8).stroke(head.brand.primary)
}

/** The route of the course: the bus has reached the last station. */
function drawLine({ doc, inner, head }: Place) {
  const y = doc.page.height - margin - lineAboveBottom
  const end = margin + inner - 12
  doc.moveTo(margin, y).lineTo(end, y).lineWidth(4).stroke(colours.ink)
  for (let place = 0; place < 6; place += 1)
    doc.circle(margin + 6 + (place * (inner - 12)) / 6, y, 5.5).fill(colours.ink)
  doc.circle(end, y, 11).fill(head.brand.primary)
  doc.circle(end, y, 4.5).fill(colours.raised)
  drawBus(doc, {
    x: end - busSize.width - 20,
    y: y - busSize.height - 2,
    colour: head.brand.primary,
  })
}

/** A long text becomes smaller until it is at most so high. */
function writeFitted(
  { doc, inner }: Place,
  text: string,
  { y, size, most }: { y: number; size: number; most: number },
): number {
  const style = { face: 'strong', leading: 1.2 } as const
  let fitting = size
  while (fitting > 12 && heightOf(doc, text, { ...style, size: fitting }, inner) > most) fitting -= 1
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
    { x: x + Math.min(0, qrSize - widthOf(doc, line, style)), y: y + qrSize + 1, width: qrSize + 40 },
    style,
  )
  const address = `${say.check} ${checkUrl}`
  const small = { size: 8, colour: colours.soft } as const
  write(doc, address, { x: margin, y: doc.page.height - margin - 2, width: x - margin - factGap }, small)
}
