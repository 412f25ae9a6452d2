import type { Language } from '@sohbet/domain/language'
import { drawFooter, drawHeader, drawHeading, drawRoute, inner, page } from './draw-parts.ts'
import type { Lesson } from './lesson.ts'
import { drawStreet } from './draw-street.ts'
import { colours, heightOf, linesOf, widthOf, write, type Box } from '@sohbet/server/pdf/typeset'
import { labels } from './labels.ts'

type Doc = PDFKit.PDFDocument

/** Texts around a lesson: its kind, and the number of modules. */
type Frame = { sample: string; stops: readonly string[]; phrases: string; modules: number }

export function drawLesson(
  doc: Doc,
  lesson: Lesson,
  language: Language,
  frame: Frame = { ...labels[language], modules: 4 },
): void {
  drawTalk(doc.addPage(), lesson, { language, frame })
  drawPractice(doc.addPage(), lesson, { language, frame })
}

type Setting = { language: Language; frame: Frame }

const left = page.margin
const street = page.height - 60
const streetHeight = 84

/** Page one: the place in the course, the goal, and the talk. */
function drawTalk(doc: Doc, lesson: Lesson, { language, frame }: Setting): void {
  const { goal, dialogue, note, next } = labels[language]
  drawHeader(doc, { number: lesson.number, language, sample: frame.sample })
  const title = { face: 'headline', size: 29, leading: 1.12 } as const
  let y = write(doc, lesson.title[language], { x: left, y: 86, width: inner }, title) + 8
  const goalWidth = widthOf(doc, `${goal}: `, { face: 'strong', size: 11 })
  write(doc, `${goal}:`, { x: left, y, width: goalWidth }, { face: 'strong', size: 11, colour: colours.red })
  y =
    write(
      doc,
      lesson.goal[language],
      { x: left + goalWidth + 3, y, width: inner - goalWidth },
      { size: 11 },
    ) + 22
  drawRoute(doc, { x: left + 14, y, width: inner - 28 }, { stops: frame.stops, from: 0, to: 0 })
  y = drawHeading(doc, dialogue, { x: left, y: y + 36, width: inner })
  y = write(
    doc,
    lesson.scene[language],
    { x: left, y, width: inner },
    { face: 'italic', size: 10.5, colour: colours.soft },
  )
  y = drawDialogue(doc, lesson.dialogue, y + 9)
  y = drawNote(doc, { title: note, text: lesson.note[language] }, { x: left, y: y + 8, width: inner })
  y = write(doc, next, { x: left, y: y + 8, width: inner }, { size: 9.5, colour: colours.soft })
  if (y > street - streetHeight)
    throw new Error(`The talk of module ${lesson.number} is too long (${language})`)
  drawStreet(doc, { y: street, width: page.width, stop: lesson.number, stops: frame.modules })
  drawFooter(doc, { number: 1 })
}

const bubble = { widest: 350, pad: 9 } as const

/** Chat bubbles on two sides: the first speaker is on the left. */
function drawDialogue(doc: Doc, dialogue: Lesson['dialogue'], top: number): number {
  const style = { size: 11, leading: 1.3 } as const
  let y = top
  for (const { who, says } of dialogue) {
    const isFirst = who === dialogue[0]?.who
    const lines = linesOf(doc, says, style, bubble.widest)
    const text = Math.max(...lines.map((line) => widthOf(doc, line, style)))
    const width = text + 2 * bubble.pad + 4
    const height = lines.length * style.size * style.leading + 2 * 6.5
    const x = isFirst ? left + 58 : page.width - left - 58 - width
    const ground = isFirst ? colours.raised : colours.coolSoft
    const edge = isFirst ? colours.line : colours.coolSoft
    doc.roundedRect(x, y, width, height, 9).lineWidth(0.9).fillAndStroke(ground, edge)
    write(doc, says, { x: x + bubble.pad, y: y + 6.5, width: text + 2 }, style)
    drawSpeaker(doc, who, { y: y + height / 2, isFirst })
    y += height + 6
  }
  return y
}

function drawSpeaker(doc: Doc, who: string, { y, isFirst }: { y: number; isFirst: boolean }): void {
  const style = { face: 'strong', size: 9, colour: isFirst ? colours.red : colours.cool } as const
  const width = widthOf(doc, who, style)
  const x = isFirst ? left + 50 - width : page.width - left - 50
  write(doc, who, { x, y: y - 6, width: width + 2 }, style)
}

function drawNote(doc: Doc, { title, text }: { title: string; text: string }, { x, y, width }: Box): number {
  const style = { size: 10 } as const
  const height = heightOf(doc, text, style, width - 34) + 32
  doc.roundedRect(x, y, width, height, 8).fill(colours.sunken)
  doc.rect(x, y + 8, 4, height - 16).fill(colours.red)
  const below = write(
    doc,
    title,
    { x: x + 18, y: y + 8, width },
    { face: 'strong', size: 10, colour: colours.red },
  )
  write(doc, text, { x: x + 18, y: below + 1, width: width - 34 }, style)
  return y + height
}

/** Page two: the phrases, the sound, the exercise. */
function drawPractice(doc: Doc, lesson: Lesson, { language, frame }: Setting): void {
  const { sound, exercise, key } = labels[language]
  drawHeader(doc, { number: lesson.number, language, sample: frame.sample })
  drawRoute(doc, { x: left + 14, y: 92, width: inner - 28 }, { stops: frame.stops, from: 1, to: 3 })
  let y = drawHeading(doc, frame.phrases, { x: left, y: 122, width: inner })
  y = drawPhrases(doc, lesson.phrases, { y: y + 2, language })
  y = drawSound(doc, lesson.sound, { x: left, y: y + 12, width: inner }, { heading: sound, language })
  y = drawHeading(doc, exercise, { x: left, y: y + 16, width: inner })
  y = drawExercise(doc, lesson.exercise, y + 2)
  if (y > page.height - 64)
    throw new Error(`The practice of module ${lesson.number} is too long (${language})`)
  drawKey(doc, `${key}: ${lesson.exercise.map(({ answer }, index) => `${index + 1} ${answer}`).join(' · ')}`)
  drawFooter(doc, { number: 2 })
}

/** Two columns with half of the phrases each. */
function drawPhrases(
  doc: Doc,
  phrases: Lesson['phrases'],
  { y, language }: { y: number; language: Language },
): number {
  const row = 43
  const half = Math.ceil(phrases.length / 2)
  const columns = [phrases.slice(0, half), phrases.slice(half)]
  for (const [column, stops] of columns.entries()) {
    const x = left + column * (inner / 2 + 6)
    const first = y + 15
    doc.lineCap('round').lineWidth(4)
    doc
      .moveTo(x + 10, first)
      .lineTo(x + 10, first + (stops.length - 1) * row)
      .stroke(colours.red)
    for (const [index, phrase] of stops.entries()) {
      const middle = first + index * row
      const number = String(column * half + index + 1)
      doc
        .circle(x + 10, middle, 9)
        .lineWidth(2.5)
        .fillAndStroke(colours.raised, colours.ink)
      const small = { face: 'strong', size: 8.5 } as const
      write(doc, number, { x: x + 10 - widthOf(doc, number, small) / 2, y: middle - 5.8, width: 20 }, small)
      const width = inner / 2 - 36
      write(doc, phrase.phrase, { x: x + 27, y: middle - 15, width }, { face: 'strong', size: 12 })
      write(doc, phrase[language], { x: x + 27, y: middle + 1, width }, { size: 10.5, colour: colours.soft })
    }
  }
  return y + half * row
}

function drawSound(
  doc: Doc,
  { title, text, examples }: Lesson['sound'],
  { x, y, width }: Box,
  { heading, language }: { heading: string; language: Language },
): number {
  const words = { size: 10.5, leading: 1.42 } as const
  const textWidth = width - 236
  const headline = { face: 'headline', size: 16, leading: 1.2, colour: colours.cool } as const
  const titleHeight = heightOf(doc, title[language], headline, textWidth)
  const height = Math.max(
    heightOf(doc, text[language], words, textWidth) + titleHeight + 48,
    examples.length * 33 + 28,
  )
  doc.roundedRect(x, y, width, height, 8).fill(colours.coolSoft)
  write(doc, heading, { x: x + 16, y: y + 13, width }, { face: 'strong', size: 9, colour: colours.cool })
  const below = write(doc, title[language], { x: x + 16, y: y + 26, width: textWidth }, headline)
  write(doc, text[language], { x: x + 16, y: below + 4, width: textWidth }, words)
  const cardX = x + width - 200
  const step = (height - 28) / examples.length
  doc.roundedRect(cardX, y + 14, 186, height - 28, 6).fill(colours.raised)
  for (const [index, { written, said }] of examples.entries()) {
    const top = y + 14 + index * step
    if (index > 0)
      doc
        .moveTo(cardX + 10, top)
        .lineTo(cardX + 176, top)
        .lineWidth(0.6)
        .stroke(colours.line)
    write(
      doc,
      written,
      { x: cardX + 12, y: top + step / 2 - 14, width: 170 },
      { size: 9, colour: colours.soft },
    )
    write(
      doc,
      said,
      { x: cardX + 12, y: top + step / 2 - 2, width: 170 },
      { face: 'strong', size: 11.5, colour: colours.cool },
    )
  }
  return y + height
}

function drawExercise(doc: Doc, exercise: Lesson['exercise'], top: number): number {
  const style = { size: 12 } as const
  let y = top
  for (const [index, { sentence }] of exercise.entries()) {
    write(doc, `${index + 1}`, { x: left, y, width: 20 }, { face: 'strong', size: 12, colour: colours.red })
    const [before = '', after = ''] = sentence.split('____')
    const x = left + 20
    const gap = x + widthOf(doc, before, style)
    write(doc, before, { x, y, width: inner }, style)
    doc
      .moveTo(gap, y + 14.5)
      .lineTo(gap + 62, y + 14.5)
      .lineWidth(1)
      .stroke(colours.ink)
    write(doc, after, { x: gap + 62, y, width: inner }, style)
    y += 29
  }
  return y
}

/** The key, upside down at the foot of the page. */
function drawKey(doc: Doc, text: string): void {
  const style = { size: 8.5, colour: colours.soft } as const
  const width = widthOf(doc, text, style)
  const y = page.height - 54
  doc.save().rotate(180, { origin: [page.width / 2, y] })
  write(doc, text, { x: (page.width - width) / 2, y: y - 6, width: width + 2 }, style)
  doc.restore()
}
