import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { currentModule } from '@sohbet/domain/course/current-module'
import { hoursBefore } from '@sohbet/domain/moment'
import type { RubricMark } from '@sohbet/domain/speaking/rubric'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'
import { queryRows } from '../db/query-rows.ts'
import { speakingTaskLists, speakingTasks } from '../db/tables/catalogue/speaking-tasks.ts'
import { speakingRecordings } from '../db/tables/learning/speaking-recordings.ts'
import { pictureFiles, voiceFiles } from '../speaking-tasks/speaking-files.ts'
import type { DemoFiles } from './catalogue/add-lessons.ts'

const [learnerEmail, coachEmail] = ['learner@sohbet.test', 'coach@sohbet.test']
/** Of the sample MP3 files. */
const bitsPerSecond = 40_000
/** How many of the learner's latest modules have tasks. */
const modulesWithTasks = 3

const prompts = [
  'Tell us about a place that you know well. What can you see, hear and smell there?',
  'What did you do last weekend? Speak for half a minute, and do not stop when a word is missing.',
  'You are late for a class. Call the school: say who you are, what happened, and when you will be there.',
]
/** Recordings that wait for the coach. */
const waitingFiles = ['good-weekend-3', 'running-late-1', 'tell-me-a-story-3', 'any-plans-2', 'first-day-2']

const words = z.array(
  z.object({ term: z.string(), translation: z.string(), audioUrl: z.string().nullable() }),
)
const moduleRow = z.object({ id: z.string(), words, heard: z.string().nullable() })
type DemoModule = z.output<typeof moduleRow>
const seatRow = z.object({
  userId: z.string(),
  coachUserId: z.string(),
  courseId: z.string(),
  typeId: z.string(),
  startDate: z.string(),
  endDate: z.string(),
})

/** Tasks in the latest modules of the demo learner, an answered recording, and some that wait for the coach. */
export async function addSpeaking(db: Db, { now, ...from }: DemoFiles & { now: Date }): Promise<void> {
  const [seat] = await queryRows(
    db,
    seatRow,
    sql`select seat.user_id as "userId", (select id from users where email = ${coachEmail}) as "coachUserId",
        course.id as "courseId", course.type_id as "typeId",
        course.start_date as "startDate", course.end_date as "endDate"
      from enrollments as seat join users as person on person.id = seat.user_id
      join courses as course on course.id = seat.course_id
      where person.email = ${learnerEmail} and seat.status = 'active'
        and course.start_date <= ${now}::date and course.end_date >= ${now}::date
      order by course.end_date limit 1`,
  )
  if (!seat) throw new Error('the demo learner has no running course')
  const modules = await readModules(db, seat.typeId)
  const reached = currentModule(seat, modules.length, now) ?? 0
  const shown = modules.slice(Math.max(0, reached + 1 - modulesWithTasks), reached + 1)
  const tasks = await addTasks(db, { modules: shown, now, ...from })
  await addRecordings(db, { seat, tasks, now, ...from })
}

const readModules = (db: Db, typeId: string): Promise<DemoModule[]> =>
  queryRows(
    db,
    moduleRow,
    sql`select module.id,
        (select coalesce(json_agg(json_build_object('term', word.term, 'translation', word.translation,
          'audioUrl', word.audio_url) order by word.position), '[]')
          from module_words as word where word.module_id = module.id) as words,
        (select question.audio_url from quizzes as quiz join quiz_questions as question on question.quiz_id = quiz.id
          where quiz.module_id = module.id and question.audio_url is not null
          order by question.position limit 1) as heard
      from modules as module where module.course_type_id = ${typeId} and not module.is_draft
      order by module."order"`,
  )

type Tasks = (typeof speakingTasks.$inferSelect)[]

/** In each module a line to shadow and a question; the last one also has a picture and a recording to answer. */
async function addTasks(
  db: Db,
  { modules, now, files, demoFiles }: DemoFiles & { modules: readonly DemoModule[]; now: Date },
): Promise<Tasks> {
  const picture = await readFile(join(demoFiles, 'pictures', 'tea.jpg'))
  const pictureUrl = await pictureFiles.save(files, 'jpg', picture)
  const dates = { createdAt: now, updatedAt: now }
  const rows = modules.flatMap(({ id: moduleId, words: [first, second], heard }, turn) => {
    const isLast = turn === modules.length - 1
    const tasks: Omit<typeof speakingTasks.$inferInsert, 'moduleId'>[] = [
      { kind: 'answer', seconds: 60, text: prompts[turn % prompts.length] ?? '', modelUrl: second?.audioUrl },
    ]
    if (first?.audioUrl)
      tasks.unshift({
        kind: 'shadow',
        seconds: 15,
        text: `${first.term}\n${first.translation}`,
        modelUrl: first.audioUrl,
      })
    if (isLast)
      tasks.push({ kind: 'answer', seconds: 45, text: 'What do you see? What happens next?', pictureUrl })
    if (isLast && heard)
      tasks.push({
        kind: 'answer',
        seconds: 30,
        text: 'Listen, then tell it in your own words.',
        audioUrl: heard,
      })
    return tasks.map((task, position) => ({ ...task, ...dates, moduleId, position }))
  })
  await db.insert(speakingTaskLists).values(modules.map(({ id: moduleId }) => ({ moduleId, updatedAt: now })))
  return db.insert(speakingTasks).values(rows).returning()
}

type Recordings = DemoFiles & { seat: z.output<typeof seatRow>; tasks: Tasks; now: Date }

async function addRecordings(db: Db, { seat, tasks, now, files, demoFiles }: Recordings): Promise<void> {
  const voice = async (name: string) => {
    const bytes = await readFile(join(demoFiles, 'recordings', `${name}.mp3`))
    const link = await voiceFiles.save(files, 'mp3', bytes)
    return { id: randomUUID(), link, bytes: bytes.length, seconds: (bytes.length * 8) / bitsPerSecond }
  }
  const answers = tasks.filter(({ kind }) => kind === 'answer')
  const [first] = answers
  const shadow = tasks.find(({ kind }) => kind === 'shadow')
  if (!first) throw new Error('the demo school has no speaking task')
  const ago = (hours: number) => hoursBefore(now, hours)
  const coachVoice = await readFile(join(demoFiles, 'voices', 'coach.m4a'))
  const mark = (one: RubricMark) => one
  const answered = {
    answeredAt: ago(20),
    answeredBy: seat.coachUserId,
    answerId: randomUUID(),
    feedbackText: 'Lovely rhythm! Mind the past tense: “I went”, not “I go”. Try it once more.',
    feedbackLink: await voiceFiles.save(files, 'm4a', coachVoice),
    feedbackSeconds: 11.8,
    clear: mark(3),
    flow: mark(4),
    words: mark(3),
    grammar: mark(2),
  }
  const own = { userId: seat.userId, attempt: 1 as const }
  const rows: (typeof speakingRecordings.$inferInsert)[] = [
    { ...own, ...(await voice('my-day-3')), taskId: first.id, sentAt: ago(30), ...answered },
  ]
  if (shadow) rows.push({ ...own, ...(await voice('lovely-weather-2')), taskId: shadow.id, sentAt: ago(5) })
  const others = await queryRows(
    db,
    z.object({ userId: z.string() }),
    sql`select seat.user_id as "userId" from enrollments as seat where seat.course_id = ${seat.courseId}
      and seat.status = 'active' and seat.user_id <> ${seat.userId} order by seat.created_at, seat.id
      limit ${waitingFiles.length}`,
  )
  for (const [turn, { userId }] of others.entries())
    rows.push({
      userId,
      attempt: 1,
      ...(await voice(waitingFiles[turn] ?? '')),
      taskId: answers[turn % answers.length]?.id ?? first.id,
      sentAt: ago(44 - turn * 8),
    })
  await db.insert(speakingRecordings).values(rows)
}
