import type { WordFields } from '@sohbet/contract/catalogue/module-words'
import type { Context } from '../context/context.ts'
import { audioFiles } from '../quizzes/audio-files.ts'

/** The columns of an admin's input. A recording of our own must exist. */
export const toColumns = async (ctx: Context, { term, translation, example, audioUrl }: WordFields) => ({
  term,
  translation,
  example,
  audioUrl: audioUrl ? await audioFiles.storedLink(ctx, audioUrl) : null,
})
