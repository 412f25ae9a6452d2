import type { Review, ReviewCard } from '@sohbet/contract/learning/review'
import { schoolZone, type Day } from '@sohbet/domain/calendar'
import { askingOf, reviewSize } from '@sohbet/domain/review/card'
import { dayIn, startOfDayIn } from '@sohbet/domain/zoned-day'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { SignedInContext } from '../context/context.ts'
import type { Db } from '../db/connect.ts'
import { queryRows } from '../db/query-rows.ts'
import { sqlMoment } from '../db/sql-moment.ts'
import { questionRow, toQuestion, type QuestionRow } from '../quiz-attempts/attempt-rows.ts'
import { rightOrder } from '../quiz-attempts/shown-options.ts'
import { audioFiles } from '../quizzes/audio-files.ts'
import { addOpenWords } from './add-open-words.ts'

const cardRow = z.object({
  id: z.string(),
  reps: z.number(),
  word: z
    .object({
      term: z.string(),
      translation: z.string().nullable(),
      example: z.string(),
      audioUrl: z.string().nullable(),
    })
    .nullable(),
  question: questionRow.nullable(),
})
type CardRow = z.output<typeof cardRow>

const reviewRow = z.object({
  cards: z.array(cardRow),
  due: z.number(),
  doneToday: z.number(),
  nextDue: z.coerce.date().nullable(),
  cardsAddedOn: z.string().nullable(),
})

type Wanted = { userId: string; now: Date; today: Date }

/** The first due cards, longest due first, by the index of the due times. */
const dueCards = ({ userId, now }: Wanted) => sql`(
  select coalesce(json_agg(json_build_object('id', card.id, 'reps', card.reps,
    'word', case when word.id is not null then json_build_object('term', word.term, 'translation', word.translation,
        'example', word.example, 'audioUrl', word.audio_url)
      when card.phrase is not null then json_build_object('term', card.phrase, 'translation', null, 'example', '',
        'audioUrl', null) end,
    'question', case when question.id is not null then json_build_object('id', question.id, 'content', content,
      'sourceType', source_type, 'questionType', question_type, 'options', options, 'correctAnswer', correct_answer,
      'acceptedAnswers', accepted_answers, 'explanation', explanation, 'audioUrl', question.audio_url,
      'imageVersion', image_version) end) order by card.due, card.id), '[]')
  from (select * from review_cards where user_id = ${userId} and due <= ${sqlMoment(now)}
      order by due, id limit ${reviewSize}) as card
    left join module_words as word on word.id = card.word_id
    left join quiz_questions as question on question.id = card.question_id)`

async function readRow(db: Db, wanted: Wanted) {
  const { userId, now, today } = wanted
  const [row] = await queryRows(
    db,
    reviewRow,
    sql`select ${dueCards(wanted)} as cards,
      (select count(*)::int from review_cards
        where user_id = ${userId} and due <= ${sqlMoment(now)}) as due,
      (select count(*)::int from review_ratings
        where user_id = ${userId} and rated_at >= ${sqlMoment(today)}) as "doneToday",
      (select min(due) from review_cards
        where user_id = ${userId} and due > ${sqlMoment(now)}) as "nextDue",
      (select cards_added_on::text from learner_habits where user_id = ${userId}) as "cardsAddedOn"`,
  )
  if (!row) throw new Error('a statement without a table has one row')
  return row
}

/** The due cards. The first call of the learner's day adds the words of the modules that are open. */
export async function readReview(ctx: SignedInContext): Promise<Review> {
  const { db, actor, now } = ctx
  const zone = actor.account.timeZone ?? schoolZone
  const day: Day = dayIn(zone, now)
  const wanted = { userId: actor.userId, now, today: startOfDayIn(zone, day) }
  const read = await readRow(db, wanted)
  const isComplete = read.cardsAddedOn === day
  if (!isComplete) await addOpenWords(db, { userId: actor.userId, now, day })
  const row = isComplete ? read : await readRow(db, wanted)
  return {
    cards: row.cards.map((card) => toCard(ctx, card)),
    more: row.due - row.cards.length,
    doneToday: row.doneToday,
    nextDue: row.nextDue?.toISOString() ?? null,
  }
}

function toCard(ctx: SignedInContext, { id, reps, word, question }: CardRow): ReviewCard {
  const audioUrl = word?.audioUrl ? audioFiles.opensAt(ctx, word.audioUrl) : null
  return {
    id,
    isNew: reps === 0,
    asking: word
      ? askingOf({ translation: word.translation, hasSound: audioUrl !== null, reps })
      : 'question',
    word: word && { ...word, audioUrl },
    question: question && toAskedAgain(ctx, question, id),
  }
}

/** The card's id shuffles the pieces, so that their order differs from that of the attempt. */
function toAskedAgain(ctx: SignedInContext, question: QuestionRow, seed: string) {
  const { questionType, correctAnswer, acceptedAnswers, explanation } = question
  const right = questionType === 'drag-drop' ? rightOrder(question, seed) : (correctAnswer ?? '')
  return { ...toQuestion(ctx, question, seed), correctAnswer: right, acceptedAnswers, explanation }
}
