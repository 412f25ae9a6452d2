import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Files } from '../../adapters/files/files.ts'
import { saveImage } from '../../images/image-files.ts'
import { documentFiles } from '../../media/document-files.ts'
import { audioFiles } from '../../quizzes/audio-files.ts'
import type { Db } from '../../db/connect.ts'
import { modules } from '../../db/tables/catalogue/modules.ts'
import { moduleWordLists, moduleWords } from '../../db/tables/catalogue/module-words.ts'
import { quizQuestions, quizzes } from '../../db/tables/catalogue/quizzes.ts'
import { documentsOf } from './documents.ts'
import type { DemoLesson } from './lesson.ts'
import type { DemoQuestion } from './question.ts'
import { phraseRecordingOf, recordingOf } from './recordings.ts'
import type { DemoTrack } from './tracks.ts'

/** The file storage, and the folder of the sample files. */
export type DemoFiles = { files: Files; demoFiles: string }

const videoOf = ({ slug }: DemoLesson) => `/videos/lessons/${slug}.mp4`

const videoWords = {
  tr: {
    title: 'Koçun dilinden',
    description: 'Bu haftanın cümleleri, koçun ağzından: dinle, boşluklarda sen söyle.',
  },
  en: {
    title: 'From your coach',
    description: 'The phrases of this module, from your coach: listen, then say them in the pauses.',
  },
} as const

/** Adds the modules of a track with their documents, and a quiz with recordings and pictures for each. */
export async function addLessons(
  db: Db,
  { track, courseTypeId, now, ...from }: DemoFiles & { track: DemoTrack; courseTypeId: string; now: Date },
): Promise<void> {
  const dates = { createdAt: now, updatedAt: now }
  const rows = await Promise.all(
    track.lessons.map(async (lesson, index) => ({
      courseTypeId,
      order: index + 1,
      name: lesson.name,
      description: lesson.description,
      videoTitle: `${videoWords[track.language].title}: “${lesson.clip[0][0]}”`,
      videoDescription: videoWords[track.language].description,
      videoSource: videoOf(lesson),
      docs: await keepDocuments(lesson, track, from),
      ...dates,
    })),
  )
  const inserted = await db.insert(modules).values(rows).returning({ id: modules.id, order: modules.order })
  await addWords(db, { track, inserted, now, ...from })
  const quizOf = await addQuizzes(db, inserted, now)
  const questions = await Promise.all(
    track.lessons.map((lesson, index) =>
      Promise.all(
        lesson.quiz.map(async (question, position) => ({
          ...(await columnsOf(lesson, { question, position }, from)),
          quizId: quizOf(index + 1),
          position,
          ...dates,
        })),
      ),
    ),
  )
  await addQuestions(db, questions.flat(), from)
}

type DemoModuleIds = { id: string; order: number }[]

/** The phrases of each lesson are the words of its module; the first line of the talk that has one is its example. */
async function addWords(
  db: Db,
  {
    track,
    inserted,
    now,
    files,
    demoFiles,
  }: DemoFiles & { track: DemoTrack; inserted: DemoModuleIds; now: Date },
): Promise<void> {
  const rows = await Promise.all(
    inserted.flatMap(({ id: moduleId, order }) => {
      const lesson = track.lessons[order - 1]
      return (lesson?.phrases ?? []).map(async ([term, translation], position) => {
        const file =
          lesson && (await readFile(join(demoFiles, 'phrases', phraseRecordingOf(lesson, position))))
        const said = lesson?.talk.find(([, line]) => line.includes(term) && line !== term)
        return {
          moduleId,
          position,
          term,
          translation,
          example: said?.[1] ?? '',
          audioUrl: file ? await audioFiles.save(files, 'mp3', file) : null,
          createdAt: now,
          updatedAt: now,
        }
      })
    }),
  )
  await db.insert(moduleWords).values(rows)
  await db.insert(moduleWordLists).values(inserted.map(({ id: moduleId }) => ({ moduleId, updatedAt: now })))
}

/** One quiz per module; the result is in the order of the modules. */
async function addQuizzes(db: Db, of: { id: string; order: number }[], createdAt: Date) {
  const rows = await db
    .insert(quizzes)
    .values(of.map(({ id }) => ({ moduleId: id, createdAt })))
    .returning({ id: quizzes.id, moduleId: quizzes.moduleId })
  const byModule = new Map(rows.map(({ id, moduleId }) => [moduleId, id]))
  const byOrder = new Map(of.map(({ id, order }) => [order, byModule.get(id)]))
  return (order: number): string => byOrder.get(order) ?? ''
}

const keepDocuments = (lesson: DemoLesson, { language }: DemoTrack, { files, demoFiles }: DemoFiles) =>
  Promise.all(
    documentsOf(lesson, language).map(async ({ title, description, file }) => ({
      title,
      description,
      source: await documentFiles.save(files, 'pdf', await readFile(join(demoFiles, 'documents', file))),
    })),
  )

async function columnsOf(
  lesson: DemoLesson,
  { question, position }: { question: DemoQuestion; position: number },
  { files, demoFiles }: DemoFiles,
) {
  const { heard, picture, ...columns } = question
  const recording = heard && (await readFile(join(demoFiles, 'recordings', recordingOf(lesson, position))))
  const image = picture && (await readFile(join(demoFiles, 'pictures', `${picture}.jpg`)))
  return {
    ...columns,
    sourceType: recording ? ('audio' as const) : ('text' as const),
    audioUrl: recording ? await audioFiles.save(files, 'mp3', recording) : null,
    imageVersion: image ? createHash('sha256').update(image).digest('base64url').slice(0, 8) : null,
    image,
  }
}

type NewQuestion = typeof quizQuestions.$inferInsert & { image: Uint8Array | '' | undefined }

/** A picture is stored under the id of its question, which the database generates. */
async function addQuestions(db: Db, questions: NewQuestion[], { files }: DemoFiles) {
  const inserted = await db
    .insert(quizQuestions)
    .values(questions.map(({ image: _file, ...columns }) => columns))
    .returning({ id: quizQuestions.id, quizId: quizQuestions.quizId, position: quizQuestions.position })
  const ids = new Map(inserted.map(({ id, quizId, position }) => [`${quizId}/${position}`, id]))
  await Promise.all(
    questions.map(async ({ image, quizId, position }) => {
      const id = ids.get(`${quizId}/${position}`)
      if (image && id) await saveImage(files, { type: 'quiz_questions', id }, image)
    }),
  )
}
