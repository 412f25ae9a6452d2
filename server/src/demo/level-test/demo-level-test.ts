import { gradeAttempt } from '@sohbet/domain/level-test/grade'
import { optionIds, type OptionId } from '@sohbet/domain/level-test/question'
import { levels, maxScore } from '@sohbet/domain/level-test/level'
import { closedSeconds } from '@sohbet/domain/level-test/time-spent'
import { eq, isNotNull } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { levelTestAnswers, levelTestAttempts } from '../../db/tables/learning/level-test-attempts.ts'
import { levelTestQuestions, levelTests } from '../../db/tables/catalogue/level-tests.ts'
import { users } from '../../db/tables/people/users.ts'
import { listeningQuestions } from './listening-questions.ts'
import { quickTestQuestions } from './quick-test-questions.ts'
import { textQuestions } from './text-questions.ts'

type QuestionRow = typeof levelTestQuestions.$inferSelect

const day = 24 * 60 * 60 * 1000
/** A question with a doubtful key: better learners choose another option. */
const doubtfulPosition = 23
/** Both parts go from A1 to C1. */
const textsPerLevel = textQuestions.length / levels.length
const recordingsPerLevel = listeningQuestions.length / levels.length

/** Adds the active test, an older version, and the attempts of every learner with a level. */
export async function addLevelTest(db: Db, now: Date): Promise<void> {
  await addVersion(db, { version: 1, isActive: false, createdAt: new Date(now.getTime() - 400 * day) })
  const createdAt = new Date(now.getTime() - 120 * day)
  const questions = await addVersion(db, { version: 2, isActive: true, createdAt })
  await addQuickQuestions(db, { testId: questions[0]?.testId ?? '', createdAt })
  const tested = await db.select().from(users).where(isNotNull(users.levelScore)).orderBy(users.email)
  for (const [index, { id: userId, levelScore, createdAt: joinedAt }] of tested.entries())
    await addAttempt(db, {
      questions,
      userId,
      index,
      ability: (levelScore ?? 0) / maxScore,
      startedAt: new Date(joinedAt.getTime() + 3 * 60 * 60 * 1000),
      isFirst: true,
    })
}

async function addVersion(
  db: Db,
  test: { version: number; isActive: boolean; createdAt: Date },
): Promise<QuestionRow[]> {
  const [row] = await db
    .insert(levelTests)
    .values({ ...test, updatedAt: test.createdAt })
    .returning()
  if (!row) throw new Error('an inserted level test was not returned')
  return addQuestions(db, { testId: row.id, createdAt: test.createdAt })
}

/** Adds the questions that the product brings, with their recordings. */
export async function addQuestions(
  db: Db,
  { testId, createdAt }: { testId: string; createdAt: Date },
): Promise<QuestionRow[]> {
  const dates = { testId, createdAt, updatedAt: createdAt }
  const questions = [
    ...textQuestions.map((question, place) => ({
      ...question,
      level: levels[Math.floor(place / textsPerLevel)] ?? null,
      type: 'text' as const,
      audioUrl: null,
      audioSeconds: null,
    })),
    ...listeningQuestions.map(({ name, seconds, ...question }, place) => ({
      ...question,
      skill: null,
      level: levels[Math.floor(place / recordingsPerLevel)] ?? null,
      type: 'listening' as const,
      audioUrl: `/audio/level-test/${name}.mp3`,
      audioSeconds: seconds,
    })),
  ]
  return db
    .insert(levelTestQuestions)
    .values(
      questions.map(({ options: [optionA, optionB, optionC, optionD], key, ...question }, position) => ({
        ...dates,
        position,
        type: question.type,
        text: question.text,
        optionA,
        optionB,
        optionC,
        optionD,
        correctOptionId: key,
        skill: question.skill,
        level: question.level,
        audioUrl: question.audioUrl,
        audioSeconds: question.audioSeconds,
      })),
    )
    .returning()
}

/** Adds the quick test that the product brings. */
export async function addQuickQuestions(
  db: Db,
  { testId, createdAt }: { testId: string; createdAt: Date },
): Promise<void> {
  await db.insert(levelTestQuestions).values(
    quickTestQuestions.map(({ text, options: [optionA, optionB, optionC, optionD], key }, position) => ({
      testId,
      isQuick: true,
      position,
      type: 'text' as const,
      text,
      optionA,
      optionB,
      optionC,
      optionD,
      correctOptionId: key,
      createdAt,
      updatedAt: createdAt,
    })),
  )
}

/** Deterministic pseudo-random number between 0 and 1, so that every fresh school looks alike. */
const chance = (...of: number[]): number => {
  const mixed = of.reduce(
    (sum, value, place) => sum + Math.sin(value * 12.9898 + place * 78.233) * 43_758.5453,
    0,
  )
  return mixed - Math.floor(mixed)
}

/** Difficulty of a question, 0 to 1: each part of the test goes from A1 to C1. */
const difficultyOf = ({ position, type }: QuestionRow): number =>
  type === 'text'
    ? position / textQuestions.length
    : (position - textQuestions.length) / listeningQuestions.length

function choose(question: QuestionRow, ability: number, index: number): OptionId | null {
  const { position, correctOptionId } = question
  const luck = chance(index + 1, position + 1)
  const others = optionIds.filter((option) => option !== correctOptionId)
  const other = others[Math.floor(chance(index + 7, position + 3) * others.length)] ?? null
  const knows = 1 / (1 + Math.exp((difficultyOf(question) - ability) * 6))
  if (position === doubtfulPosition) return luck < knows ? (others[0] ?? null) : correctOptionId
  if (luck < 0.2 + 0.8 * knows) return correctOptionId
  return luck > 0.985 ? null : other
}

type Taken = {
  questions: readonly QuestionRow[]
  userId: string
  /** Of the learner, for their luck. */
  index: number
  /** 0 to 1. */
  ability: number
  startedAt: Date
  isFirst: boolean
}

/** Answers as a learner of this ability would, graded like real attempts. The level follows from it. */
export async function addAttempt(
  db: Db,
  { questions, userId, index, ability, startedAt, isFirst }: Taken,
): Promise<void> {
  let clock = startedAt.getTime()
  const saved = questions.map((question) => {
    const shownAt = new Date(clock)
    clock += (closedSeconds(question) + 3 + 14 * chance(index + 11, question.position + 5)) * 1000
    return {
      questionId: question.id,
      selectedOptionId: choose(question, ability, index),
      shownAt,
      answeredAt: new Date(clock),
    }
  })
  const { answers, points, maxPoints, score, level } = gradeAttempt({
    questions,
    saved,
    given: [],
    running: undefined,
    now: new Date(clock),
  })
  const [attempt] = await db
    .insert(levelTestAttempts)
    .values({
      userId,
      testId: questions[0]?.testId ?? '',
      questionIds: questions.map(({ id }) => id),
      startedAt,
      completedAt: new Date(clock),
      position: questions.length,
      points,
      maxPoints,
      score,
      level,
      isFirst,
    })
    .returning({ id: levelTestAttempts.id })
  if (!attempt) throw new Error('an inserted attempt was not returned')
  const times = new Map(saved.map((answer) => [answer.questionId, answer]))
  await db.insert(levelTestAnswers).values(
    answers.map((answer) => ({
      ...answer,
      attemptId: attempt.id,
      shownAt: times.get(answer.questionId)?.shownAt ?? null,
      answeredAt: times.get(answer.questionId)?.answeredAt ?? null,
    })),
  )
  await db.update(users).set({ level, levelScore: score }).where(eq(users.id, userId))
}
