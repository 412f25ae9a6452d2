// npm run lessons: writes the sample lessons into web/public/lessons. The same sources give the same bytes.
import { createWriteStream, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { languages, type Language } from '@sohbet/domain/language'
import Pdf from 'pdfkit'
import { drawLesson } from './draw-lesson.ts'
import type { Lesson } from './lesson.ts'
import { lessons } from './lessons.ts'
import { labels } from './labels.ts'

const folder = join(import.meta.dirname, '../../web/public/lessons')
/** A fixed creation date: today's would change the file in every run. */
const written = new Date('2026-01-05T09:00:00Z')

const fileOf = ({ number }: Lesson, language: Language) =>
  language === 'tr' ? `modul-${number}.pdf` : `en/module-${number}.pdf`

async function writeLesson(lesson: Lesson, language: Language): Promise<void> {
  const title = `${labels[language].module} ${lesson.number}: ${lesson.title[language]}`
  const doc = new Pdf({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    lang: language,
    displayTitle: true,
    info: { Title: title, Subject: lesson.goal[language], CreationDate: written },
  })
  drawLesson(doc, lesson, language)
  doc.end()
  await finished(doc.pipe(createWriteStream(join(folder, fileOf(lesson, language)))))
}

mkdirSync(join(folder, 'en'), { recursive: true })
for (const language of languages) {
  for (const lesson of lessons) await writeLesson(lesson, language)
}
