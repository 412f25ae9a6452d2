import type { Db } from '../../db/connect.ts'
import { quizAttempts, type GivenAnswer } from '../../db/tables/learning/quiz-attempts.ts'
import { staffNotes } from '../../db/tables/people/staff-notes.ts'
import { aUser } from './builders.ts'
import { aCourse, aCourseType, aModule, aQuiz, aQuizQuestion } from './catalogue.ts'
import { anEnrollment } from './selling.ts'

/** At the tests' clock the second of four modules is current; each lasts four weeks. */
export const halfWay = { startDate: '2026-02-02', endDate: '2026-05-24' }

/** A type with four modules and an ongoing course that has reached the second. */
export async function aCourseOfFour(db: Db, dates: { startDate: string; endDate: string } = halfWay) {
  const type = await aCourseType(db)
  const all = []
  for (const order of [1, 2, 3, 4]) all.push(await aModule(db, { courseTypeId: type.id, order }))
  const [first, current, third, last] = all
  if (!first || !current || !third || !last) throw new Error('four modules were made')
  const course = await aCourse(db, { typeId: type.id, ...dates })
  return { type, course, modules: [first, current, third, last] as const }
}

/** A module that is open to a learner, in its own course. */
export async function anOpenModule(db: Db, userId: string) {
  const module = await aModule(db)
  const course = await aCourse(db, { typeId: module.courseTypeId, ...halfWay })
  await anEnrollment(db, { userId, courseId: course.id })
  return { module, course }
}

const letters = ['A', 'B', 'C', 'D'] as const
const optionsOf = (...texts: string[]) =>
  letters.map((id, place) => ({ id, text: texts[place] ?? `option ${id}` }))

/** One question of each type, in this order; the answers are below. */
export async function aQuizOfFour(db: Db, moduleId: string) {
  const quiz = await aQuiz(db, { moduleId })
  const rows = [
    { questionType: 'multi-option', options: optionsOf('go', 'goes', 'going', 'gone'), correctAnswer: 'B' },
    { questionType: 'fill_blank', correctAnswer: 'are', acceptedAnswers: ["'re"] },
    { questionType: 'sentence', correctAnswer: 'I would like a cup of tea, please.' },
    {
      questionType: 'drag-drop',
      options: optionsOf('Mind', 'the', 'gap', 'please'),
      correctAnswer: null,
      content: 'Put the words in order',
    },
  ] as const
  const questions = []
  for (const [position, row] of rows.entries())
    questions.push(
      await aQuizQuestion(db, {
        quizId: quiz.id,
        position,
        explanation: `Because of ${row.questionType}`,
        ...row,
        acceptedAnswers: 'acceptedAnswers' in row ? [...row.acceptedAnswers] : [],
      }),
    )
  const [choice, blank, sentence, pieces] = questions
  if (!choice || !blank || !sentence || !pieces) throw new Error('four questions were made')
  return { quiz, choice, blank, sentence, pieces }
}

export async function aQuizAttempt(
  db: Db,
  fields: { userId: string; quizId: string; startedAt?: Date; answers?: Record<string, GivenAnswer> },
) {
  const [attempt] = await db
    .insert(quizAttempts)
    .values({ startedAt: new Date('2026-03-01T09:00:00Z'), ...fields })
    .returning()
  if (!attempt) throw new Error('an inserted row was not returned')
  return attempt
}

/** A note on a learner. */
export async function aStaffNote(db: Db, fields: Partial<typeof staffNotes.$inferInsert> = {}) {
  const [note] = await db
    .insert(staffNotes)
    .values({
      userId: fields.userId ?? (await aUser(db)).id,
      text: 'Speaks more in small groups',
      createdAt: new Date('2026-03-01T09:00:00Z'),
      ...fields,
    })
    .returning()
  if (!note) throw new Error('an inserted row was not returned')
  return note
}
