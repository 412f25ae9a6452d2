import type { Language } from '@sohbet/domain/language'
import type { DemoLesson } from '../../server/src/demo/catalogue/lesson.ts'
import { drawFooter, drawHeader, drawHeading, inner, page } from '../lessons/draw-parts.ts'
import { colours, heightOf, write } from '@sohbet/server/pdf/typeset'
import { catalogueLabels } from './labels.ts'

type Doc = PDFKit.PDFDocument
type Place = { number: number; language: Language }

const left = page.margin

function drawTop(doc: Doc, { name }: DemoLesson, place: Place, part: 'cards' | 'roles'): number {
  const labels = catalogueLabels[place.language]
  drawHeader(doc, { ...place, sample: labels.sample })
  const title = { face: 'headline', size: 26, leading: 1.12 } as const
  const y = drawHeading(doc, labels[part], { x: left, y: 86, width: inner })
  const below = write(doc, name, { x: left, y: y + 2, width: inner }, title)
  return write(
    doc,
    labels[`${part}Hint`],
    { x: left, y: below + 6, width: inner },
    { size: 10.5, colour: colours.soft },
  )
}

/** Eight cards to cut out: the phrase and its meaning. */
export function drawCards(doc: Doc, lesson: DemoLesson, place: Place): void {
  doc.addPage()
  const top = drawTop(doc, lesson, place, 'cards') + 16
  const gap = 12
  const width = (inner - gap) / 2
  const height = 122
  for (const [index, [english, turkish]] of lesson.phrases.entries()) {
    const x = left + (index % 2) * (width + gap)
    const y = top + Math.floor(index / 2) * (height + gap)
    doc.roundedRect(x, y, width, height, 10).fill(colours.raised)
    doc.dash(4, { space: 4 }).roundedRect(x, y, width, height, 10).lineWidth(0.9).stroke(colours.soft)
    doc.undash()
    const phrase = { face: 'headline', size: 17, leading: 1.2 } as const
    const meaning = { size: 11.5, colour: colours.cool } as const
    const text = width - 36
    const all = heightOf(doc, english, phrase, text) + 10 + heightOf(doc, turkish, meaning, text)
    const below = write(doc, english, { x: x + 18, y: y + (height - all) / 2, width: text }, phrase)
    doc.rect(x + 18, below + 3, 26, 3).fill(colours.red)
    write(doc, turkish, { x: x + 18, y: below + 10, width: text }, meaning)
  }
  drawFooter(doc, { number: 1, of: 1 })
}

/** Two role cards for two learners, with useful phrases. */
export function drawRoles(doc: Doc, lesson: DemoLesson, place: Place): void {
  const labels = catalogueLabels[place.language]
  doc.addPage()
  let y = drawTop(doc, lesson, place, 'roles') + 18
  const task = { size: 15, leading: 1.4 } as const
  for (const [index, text] of (lesson.roles ?? []).entries()) {
    const height = 132
    doc.roundedRect(left, y, inner, height, 12).fill(index === 0 ? colours.raised : colours.coolSoft)
    doc.rect(left, y + 14, 5, height - 28).fill(index === 0 ? colours.red : colours.cool)
    const label = { face: 'headline', size: 18, colour: index === 0 ? colours.red : colours.cool } as const
    const below = write(doc, labels.role[index] ?? '', { x: left + 24, y: y + 16, width: 200 }, label)
    write(doc, text, { x: left + 24, y: below + 6, width: inner - 48 }, task)
    y += height + 16
  }
  y = drawHeading(doc, labels.useful, { x: left, y: y + 6, width: inner }) + 2
  for (const [english, turkish] of lesson.phrases) {
    write(doc, english, { x: left, y, width: inner / 2 - 8 }, { face: 'strong', size: 11.5 })
    const meaning = { size: 11, colour: colours.soft } as const
    write(doc, turkish, { x: left + inner / 2, y, width: inner / 2 }, meaning)
    y += 25
  }
  drawFooter(doc, { number: 1, of: 1 })
}
