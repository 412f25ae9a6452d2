import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { coachFields } from '@sohbet/contract/people/coaches'
import { courseFields } from '@sohbet/contract/catalogue/course-fields'
import { courseTypeFields } from '@sohbet/contract/catalogue/course-types'
import { moduleFields } from '@sohbet/contract/catalogue/modules'
import { quizQuestionFields } from '@sohbet/contract/catalogue/quiz-questions'
import { fromMinor, mayCost } from '@sohbet/domain/course/price'
import {
  courseStatus,
  isSoon,
  daysLeft,
  progressBand,
  progressPercentage,
} from '@sohbet/domain/course/status'
import { overlap } from '@sohbet/domain/course/zoom-times'
import { isCorrect } from '@sohbet/domain/quiz/marking'
import { questionTypes } from '@sohbet/domain/quiz/question'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDecoder } from '../../media/decoder.ts'
import { inspectAudio } from '../../media/inspect-audio.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/databases/database.ts'
import { demoFiles } from '../../testing/files/demo-files.ts'
import { memoryFiles } from '../../testing/files/memory-files.ts'
import { coaches } from '../../db/tables/people/coaches.ts'
import { courseTypes } from '../../db/tables/catalogue/course-types.ts'
import { courses, courseZoomTimes } from '../../db/tables/catalogue/courses.ts'
import { modules as allModules, publishedModules as modules } from '../../db/tables/catalogue/modules.ts'
import { quizQuestions, quizzes } from '../../db/tables/catalogue/quizzes.ts'
import { resources } from '../../db/tables/catalogue/resources.ts'
import { liveSessions } from '../../db/tables/learning/live-sessions.ts'
import { users } from '../../db/tables/people/users.ts'
import { insertDemoData } from '../demo-data.ts'
import { datesOf, demoCourses } from './demo-courses.ts'
import { demoTracks } from './tracks.ts'

const now = new Date('2026-03-05T09:00:00Z')
const files = memoryFiles()
const publicFolder = join(import.meta.dirname, '../../../../web/public')

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await insertDemoData(database.db, { now, files, demoFiles })
})
afterAll(() => database.drop())

const decoder = createDecoder()
afterAll(() => decoder.close())

test('both tracks are complete: 26 modules of one week, and 6 of two weeks', async () => {
  const rows = await database.db.select().from(courseTypes).orderBy(courseTypes.name)
  for (const row of rows) courseTypeFields.parse(row)
  const counts = rows.map(async ({ id, name }) => [
    name,
    await database.db.$count(modules, eq(modules.courseTypeId, id)),
  ])
  expect(await Promise.all(counts)).toEqual([
    ['A1-A2', 26],
    ['B1-B2', 6],
  ])
  expect(demoTracks.map(({ moduleDuration }) => moduleDuration)).toEqual([7, 14])
  expect(await database.db.$count(allModules, eq(allModules.isDraft, true))).toBe(1)
})

test('every module passes the form’s validation, and all its files exist', async () => {
  for (const { videoTitle, videoDescription, videoSource, ...row } of await database.db
    .select()
    .from(modules)) {
    const video = { title: videoTitle, description: videoDescription, source: videoSource }
    const { docs } = moduleFields.parse({ ...row, video })
    expect((await stat(join(publicFolder, videoSource))).size).toBeGreaterThan(20_000)
    for (const language of ['en', 'tr'])
      expect((await stat(join(publicFolder, videoSource.replace('.mp4', `.${language}.vtt`)))).isFile()).toBe(
        true,
      )
    for (const { source } of docs) {
      expect(source).toMatch(/^\/api\/courses\/documents\/[0-9a-f]{32}\.pdf$/)
      const bytes = await files.read(`documents/${source.split('/').at(-1)}`)
      expect(Buffer.from(bytes?.subarray(0, 5) ?? []).toString()).toBe('%PDF-')
    }
  }
})

/** From the header of the film. */
async function secondsOf(path: string): Promise<number> {
  const bytes = await readFile(join(publicFolder, path))
  const header = bytes.indexOf('mvhd')
  return bytes.readUInt32BE(header + 20) / bytes.readUInt32BE(header + 16)
}

test('clips, replays and films of the library have a believable length and small files', async () => {
  const clips = await database.db.select({ path: modules.videoSource }).from(modules)
  const replays = await database.db.selectDistinct({ path: liveSessions.replayLink }).from(liveSessions)
  const library = await database.db
    .select({ path: resources.link })
    .from(resources)
    .where(eq(resources.type, 'video'))
  const paths = new Set([...clips, ...replays, ...library].flatMap(({ path }) => path ?? []))
  expect(paths.size).toBe(35)
  const measured = await Promise.all(
    [...paths].map(async (path) => ({
      path,
      seconds: await secondsOf(path),
      bytes: (await stat(join(publicFolder, path))).size,
    })),
  )
  expect(measured.filter(({ seconds }) => seconds < 30 || seconds > 60)).toEqual([])
  expect(measured.filter(({ bytes }) => bytes > 300_000)).toEqual([])
})

test('every question passes the form’s validation, accepts its own key, and has an explanation', async () => {
  for (const row of await database.db.select().from(quizQuestions)) {
    const question = quizQuestionFields.parse(row)
    expect(question.explanation).toBeTruthy()
    const key = { ...question, correctAnswer: question.correctAnswer ?? null }
    const right = question.correctAnswer ?? question.options.map(({ id }) => id)
    expect(isCorrect(right, key)).toBe(true)
    for (const other of question.acceptedAnswers) expect(isCorrect(other, key)).toBe(true)
    expect(new Set(question.options.map(({ text }) => text)).size).toBe(question.options.length)
  }
})

test('every quiz has 6 to 10 questions, all four types and a recording', async () => {
  const questions = await database.db.select().from(quizQuestions)
  const all = await database.db.select().from(quizzes)
  expect(all).toHaveLength(32)
  for (const { id } of all) {
    const own = questions.filter(({ quizId }) => quizId === id)
    expect(own.length).toBeGreaterThanOrEqual(6)
    expect(own.length).toBeLessThanOrEqual(10)
    expect(new Set(own.map(({ questionType }) => questionType))).toEqual(new Set(questionTypes))
    expect(own.some(({ sourceType }) => sourceType === 'audio')).toBe(true)
  }
  const keys = questions.flatMap(({ correctAnswer, questionType }) =>
    questionType === 'multi-option' ? [correctAnswer] : [],
  )
  for (const letter of ['A', 'B', 'C', 'D'])
    expect(keys.filter((key) => key === letter).length).toBeGreaterThan(15)
})

test('recordings and pictures are readable', async () => {
  const questions = await database.db.select().from(quizQuestions)
  for (const { audioUrl } of questions) {
    if (!audioUrl) continue
    const bytes = await files.read(audioUrl.replace('/api/quizes/audio/', 'quiz_audio/'))
    const { kind, seconds } = await inspectAudio({ decoder }, bytes ?? new Uint8Array())
    expect([kind, seconds > 1 && seconds < 30]).toEqual(['mp3', true])
  }
  for (const { id, imageVersion } of questions) {
    if (!imageVersion) continue
    const bytes = await files.read(`quiz_questions/${id}.jpg`)
    expect((await sharp(bytes).metadata()).format).toBe('jpeg')
  }
  expect(questions.filter(({ imageVersion }) => imageVersion).length).toBeGreaterThanOrEqual(15)
})

test('coaches have accounts; one is passive, and all four combinations exist', async () => {
  const rows = await database.db.select().from(coaches).innerJoin(users, eq(users.id, coaches.userId))
  expect(rows).toHaveLength(6)
  for (const { coaches: coach, users: user } of rows) {
    coachFields.parse(coach)
    const photo = await files.read(`user_photos/${user.id}.jpg`)
    expect((await sharp(photo).metadata()).width).toBe(512)
    expect(coach.profilePhoto).toBe(`/api/images/user_photos/${user.id}.jpg`)
    expect(user.role).toBe('coach')
  }
  expect(rows.filter(({ coaches: { isActive } }) => !isActive)).toHaveLength(1)
  expect(new Set(rows.map(({ coaches: { isNative, isZoomOnly } }) => `${isNative}${isZoomOnly}`)).size).toBe(
    4,
  )
  expect(rows.find(({ users: { email } }) => email === 'coach@sohbet.test')?.users.username).toBe(
    'Oliver Hart',
  )
})

const readCourses = async () => {
  const times = await database.db.select().from(courseZoomTimes)
  const rows = await database.db.select().from(courses)
  return rows.map((row) => ({ ...row, zoomTimes: times.filter(({ courseId }) => courseId === row.id) }))
}

test('courses are past, running and upcoming, and pass the form’s validation', async () => {
  const all = await readCourses()
  for (const { priceMinor, earlyBirdMinor, levelTestScore, requiredCourseTypeId, ...row } of all) {
    courseFields.parse({
      ...row,
      price: fromMinor(priceMinor),
      earlyBirdPrice: earlyBirdMinor === null ? null : fromMinor(earlyBirdMinor),
      prerequisites: { levelTestScore, requiredCourseTypeId },
    })
    expect(mayCost({ priceMinor, currency: row.currency }).allowed).toBe(true)
    expect(row.zoomTimes).toHaveLength(3)
  }
  const having = (status: string) => all.filter((course) => courseStatus(course, now) === status)
  expect(['completed', 'ongoing', 'upcoming'].map((status) => having(status).length)).toEqual([2, 5, 8])
  expect(all.filter(({ priceMinor }) => priceMinor === 0)).toHaveLength(1)
  expect(new Set(all.map(({ currency }) => currency))).toEqual(new Set(['TRY']))
  expect(all.filter(({ isActive }) => !isActive)).toHaveLength(1)
  expect(all.filter(({ isClosedToEnrolments }) => isClosedToEnrolments)).toHaveLength(2)
})

test.each([1, 2, 3, 4, 5, 6, 7])(
  'on any day of the week all progress bands are shown and one course begins soon (%i)',
  (day) => {
    const today = new Date(Date.UTC(2026, 10, day, 9))
    const dates = demoTracks.flatMap((track) =>
      demoCourses
        .filter((course) => course.track === track.name)
        .map((course) => datesOf(course, track, today)),
    )
    const ongoing = dates.filter((course) => courseStatus(course, today) === 'ongoing')
    const bands = ongoing.map((course) => progressBand(progressPercentage(course, today)))
    expect([bands.length, new Set(bands).size]).toEqual([5, 5])
    const soon = dates.filter((course) => {
      const left = daysLeft(course, today)
      return left > 0 && isSoon(left)
    })
    expect(soon).toHaveLength(1)
  },
)

test('no coach teaches two sessions at once', async () => {
  const all = (await readCourses()).filter(({ isActive }) => isActive)
  const clashes = all.flatMap((one, index) =>
    all.slice(index + 1).flatMap((other) => {
      const meet = one.startDate <= other.endDate && other.startDate <= one.endDate
      const shared = [one.primaryCoachId, one.secondaryCoachId].some(
        (coach) => coach && [other.primaryCoachId, other.secondaryCoachId].includes(coach),
      )
      const same = one.zoomTimes.some((time) => other.zoomTimes.some((later) => overlap(time, later)))
      return meet && shared && same ? [`${one.name} and ${other.name}`] : []
    }),
  )
  expect(clashes).toEqual([])
})

test('texts are NFC-normalised and clean: no lost or doubled characters', () => {
  const texts = JSON.stringify(demoTracks)
  expect(texts).toBe(texts.normalize('NFC'))
  expect(texts).not.toMatch(/\p{Mn}|\u00ad|\ufffd|Ã|Ä±|\?\?| {2}(?!B:)|'/u)
  for (const letter of 'çğıöşüÇİÖŞ') expect(texts).toContain(letter)
  const slugs = demoTracks.flatMap(({ lessons }) => lessons.map(({ slug }) => slug))
  expect(new Set(slugs).size).toBe(32)
})

test('lessons are complete', () => {
  for (const { phrases, practice, talk, sound } of demoTracks.flatMap(({ lessons }) => lessons)) {
    expect([phrases.length, practice.length, sound.examples.length]).toEqual([8, 5, 3])
    expect(new Set(talk.map(([who]) => who)).size).toBeGreaterThanOrEqual(2)
    for (const [sentence, answer] of practice) {
      expect(sentence.split('____')).toHaveLength(2)
      expect(answer).toMatch(/^\S+$/)
    }
  }
})
