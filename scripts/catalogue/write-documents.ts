import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import Pdf from 'pdfkit'
import { documentsOf } from '../../server/src/demo/catalogue/documents.ts'
import type { DemoLesson } from '../../server/src/demo/catalogue/lesson.ts'
import type { DemoTrack } from '../../server/src/demo/catalogue/tracks.ts'
import { drawLesson } from '../lessons/draw-lesson.ts'
import type { Lesson } from '../lessons/lesson.ts'
import { drawCards, drawRoles } from './draw-cards.ts'
import { catalogueLabels } from './labels.ts'

/** A fixed creation date: today's would change the file in every run. */
const written = new Date('2026-01-05T09:00:00Z')

const both = (text: string) => ({ tr: text, en: text })

/** In the shape of a sample lesson; a lesson of a course has one language only. */
const asLesson = ({ name, goal, scene, talk, note, phrases, sound, practice }: DemoLesson, number: number) =>
  ({
    number,
    title: both(name),
    goal: both(goal),
    scene: both(scene),
    dialogue: talk.map(([who, says]) => ({ who, says })),
    note: both(note),
    phrases: phrases.map(([phrase, meaning]) => ({ phrase, ...both(meaning) })),
    sound: {
      title: both(sound.title),
      text: both(sound.text),
      examples: sound.examples.map(([written, said]) => ({ written, said })),
    },
    exercise: practice.map(([sentence, answer]) => ({ sentence, answer })),
  }) satisfies Lesson

export async function writeDocuments(folder: string, { language, lessons }: DemoTrack): Promise<void> {
  for (const [index, lesson] of lessons.entries()) {
    const place = { number: index + 1, language }
    for (const { kind, title, description, file } of documentsOf(lesson, language)) {
      const doc = new Pdf({
        size: 'A4',
        margin: 0,
        autoFirstPage: false,
        lang: language,
        displayTitle: true,
        info: { Title: title, Subject: description, CreationDate: written },
      })
      const frame = { ...catalogueLabels[language], modules: lessons.length }
      if (kind === 'notes') drawLesson(doc, asLesson(lesson, place.number), language, frame)
      else if (kind === 'cards') drawCards(doc, lesson, place)
      else drawRoles(doc, lesson, place)
      doc.end()
      await finished(doc.pipe(createWriteStream(join(folder, file))))
    }
  }
}
