import { randomUUID } from 'node:crypto'
import { saveRating } from '@sohbet/contract/learning/ratings'
import { getReview } from '@sohbet/contract/learning/review'
import { requestPath } from '@sohbet/contract/request'
import type { Pool, PoolClient } from 'pg'
import type { BenchCall } from './bench-call.ts'
import { typeName } from './player.ts'
import { bearerOf, signed, type Sending } from './signing.ts'

const wordsOfModule = 10
const modulesOfCards = 10
/** With 100 cards each: a million card states from size 334 on. */
const mostLearners = 10_000

/** Due cards of each learner; the others come in the next weeks. */
const dueCards = 25

/** Adds words to the modules of the bench, and cards of them with a rating each to the learners of running courses. */
export async function growReviews(client: PoolClient) {
  await client.query(
    `insert into module_words (module_id, position, term, translation, example, audio_url)
     select modules.id, n, 'What are you up to, number ' || n || '?', 'Ne yapıyorsun, ' || n || '?',
       'Hiya! What are you up to?', '/api/quizes/audio/' || md5(modules.id::text || n) || '.mp3'
     from modules join course_types as type on type.id = course_type_id, generate_series(0, $2::int - 1) as n
     where type.name = $1 and not exists (select from module_words where module_id = modules.id)`,
    [typeName, wordsOfModule],
  )
  const { rows: learners } = await client.query<{ id: string }>(
    `select users.id from users where email like 'studying%@bench.test'
       and not exists (select from review_cards where user_id = users.id) order by users.id limit $1`,
    [mostLearners],
  )
  // One statement for all would exceed the memory of a small machine
  for (let from = 0; from < learners.length; from += learnersAtOnce)
    await client.query(cardsOfLearners, [
      learners.slice(from, from + learnersAtOnce).map(({ id }) => id),
      typeName,
      modulesOfCards,
      dueCards,
    ])
}

const learnersAtOnce = 500

/** The times of PostgreSQL are finer than those of the app, which compares them. */
const today = `date_trunc('day', now() at time zone 'Europe/Istanbul') at time zone 'Europe/Istanbul'`
const cardState = `15.4 as stability, 5.1 as difficulty, 14 as scheduled_days, 3 as reps, 1 as lapses, 2 as state`

const cardsOfLearners = `
  with word as (
    select word.id, row_number() over (order by modules."order", position) as n
    from module_words as word join modules on modules.id = module_id join course_types as type on type.id = course_type_id
    where type.name = $2 and modules."order" <= $3
  ), made as (
    insert into review_cards (user_id, word_id, due, stability, difficulty, scheduled_days, reps, lapses, state,
      last_review, created_at)
    select learner.id, word.id, ${today} + ((word.n - $4)::int * interval '1 day') / 4, stability, difficulty,
      scheduled_days, reps, lapses, state, ${today} - interval '14 days', ${today} - interval '60 days'
    from unnest($1::uuid[]) as learner (id) cross join word cross join (select ${cardState}) as state
    returning id, user_id
  ), rated as (
    insert into review_ratings (id, user_id, card_id, grade, asking, rated_at, time_zone, seconds, received_at)
    select gen_random_uuid(), user_id, id, 3, 'translate', ${today} - interval '14 days', 'Europe/Istanbul', 6,
      ${today} - interval '14 days'
    from made
  )
  insert into learner_habits (user_id, cards_added_on, updated_at)
  select id, (now() at time zone 'Europe/Istanbul')::date, now() from unnest($1::uuid[]) as learner (id)
  on conflict (user_id) do update set cards_added_on = excluded.cards_added_on`

/** A learner with due cards, with a session. */
async function someReviewer({ pool, dataDir }: { pool: Pool; dataDir: string }) {
  const bearer = await bearerOf(dataDir)
  const { rows } = await pool.query<{ session: string }>(
    `with learner as (
       update learner_habits set cards_added_on = (now() at time zone 'Europe/Istanbul')::date
       where user_id = (select users.id from users where email like 'studying%@bench.test'
         and exists (select from review_cards where user_id = users.id) order by users.id limit 1)
       returning user_id
     )
     insert into sessions (user_id, rotated_at, created_at, expires_at, address, user_agent)
     select user_id, now(), now(), now() + interval '1 day', '', '' from learner returning id as session`,
  )
  const [row] = rows
  if (!row) throw new Error('no learner of a running course has cards')
  return bearer(row.session)
}

/** Adds learners with due cards, and returns the requests that rate them once. */
async function rating(pool: Pool, learners: number): Promise<Sending[]> {
  const { rows } = await pool.query<{ session: string; cards: string[] }>(
    `with people as (
       insert into users (username, email, password_hash, is_verified, level, level_score)
       select 'Reviewing', 'reviewing-' || $2::text || '-' || n || '@bench.test', '', true, 'A2', 1200
       from generate_series(1, $1::int) as n returning id
     ), session as (
       insert into sessions (user_id, rotated_at, created_at, expires_at, address, user_agent)
       select id, now(), now(), now() + interval '1 day', '', '' from people returning id, user_id
     ), word as (
       select word.id from module_words as word join modules on modules.id = module_id
         join course_types as type on type.id = course_type_id
       where type.name = $3 order by modules."order", position limit $4
     ), card as (
       insert into review_cards (user_id, word_id, due, stability, difficulty, scheduled_days, reps, lapses, state,
         last_review, created_at)
       select people.id, word.id, ${today}, stability, difficulty, scheduled_days, reps, lapses, state,
         ${today} - interval '14 days', ${today} - interval '60 days'
       from people cross join word cross join (select ${cardState}) as state returning id, user_id
     )
     select session.id as session, array_agg(card.id) as cards from session join card using (user_id) group by 1`,
    [learners, randomUUID(), typeName, dueCards],
  )
  const path = requestPath(saveRating, {})
  return rows.map(({ session, cards }) => ({
    session,
    requests: cards.map((cardId) => ({
      path,
      body: JSON.stringify({
        id: randomUUID(),
        cardId,
        grade: 3,
        asking: 'translate',
        ratedAt: new Date().toISOString(),
        seconds: 6,
      }),
    })),
  }))
}

export const reviewCalls: readonly BenchCall[] = [
  {
    name: 'GET due cards',
    limit: 'select',
    required: 8,
    request: async (school) => ({ path: requestPath(getReview, {}), headers: await someReviewer(school) }),
  },
  {
    name: 'POST rating of a card',
    limit: 'select',
    required: 8,
    request: async ({ pool, dataDir }) => ({
      path: '/',
      method: saveRating.method,
      rows: await signed(dataDir, await rating(pool, 800)),
    }),
  },
]
