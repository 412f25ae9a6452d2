import type { Db } from '../../db/connect.ts'
import { moduleWords } from '../../db/tables/catalogue/module-words.ts'
import { reviewCards } from '../../db/tables/review/review.ts'
import { aModule } from './catalogue.ts'

let made = 0

/** The words of a module, in their order. */
export async function someWords(db: Db, { moduleId, count }: { moduleId: string; count: number }) {
  return db
    .insert(moduleWords)
    .values(
      Array.from({ length: count }, (_, position) => ({
        moduleId,
        position,
        term: `Phrase ${(made += 1)}`,
        translation: `Kalıp ${made}`,
      })),
    )
    .returning()
}

type Fields = Partial<Omit<typeof reviewCards.$inferInsert, 'userId'>> & { userId: string }

/** A due card; of a new word, unless the fields name something else. */
export async function aReviewCard(db: Db, fields: Fields) {
  const isOfOther = fields.wordId ?? fields.questionId ?? fields.phrase
  const [word] = isOfOther ? [] : await someWords(db, { moduleId: (await aModule(db)).id, count: 1 })
  const [card] = await db
    .insert(reviewCards)
    .values({
      wordId: word?.id ?? null,
      due: new Date('2026-03-01T21:00:00Z'),
      createdAt: new Date('2026-02-20T09:00:00Z'),
      ...fields,
    })
    .returning()
  if (!card) throw new Error('an inserted row was not returned')
  return card
}
