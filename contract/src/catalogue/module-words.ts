import { z } from 'zod'
import { endpoint, only, own, staff } from '../endpoint.ts'
import { say } from './say.ts'
import { id, link, oneLine, plainText, requiredText, revision, seenRevision } from '../fields.ts'
import { tableImportBody, tableImportReply } from './table-import.ts'

export const maxWords = 100
const limits = { term: 200, example: 500 } as const

/** A word or phrase of a module, as an admin enters it. */
export const wordFields = z.object({
  /** The id of a word that stays; learners keep what they know of it. */
  id: id.optional(),
  term: requiredText(limits.term, say('English is required')).pipe(oneLine(limits.term)),
  translation: requiredText(limits.term, say('Turkish is required')).pipe(oneLine(limits.term)),
  example: plainText(limits.example).trim().default(''),
  /** A form sends an empty field when there is no recording. */
  audioUrl: z.union([z.literal('').transform(() => null), link]).nullish(),
})
export type WordFields = z.output<typeof wordFields>

export const wordListFields = z.object({
  words: z.array(wordFields).max(maxWords, say('A module has at most 100 words')),
  revision: seenRevision,
})

const wordList = z.object({
  words: z.array(
    z.object({
      id,
      term: z.string(),
      translation: z.string(),
      example: z.string(),
      audioUrl: z.string().nullable(),
      /** URL that plays the recording. URLs of our own uploads are valid for ten minutes. */
      playUrl: z.string().nullable(),
    }),
  ),
  revision,
})
export type WordList = z.infer<typeof wordList>

const params = z.object({ id })

export const listWords = endpoint({
  method: 'GET',
  path: '/courses/modules/:id/words',
  summary: 'List the words of a module; coaches only see course types they teach',
  access: own('the module', staff),
  params,
  reply: wordList,
})

export const saveWords = endpoint({
  method: 'PUT',
  path: '/courses/modules/:id/words',
  summary: 'Replace the words of a module; a word that keeps its id keeps what learners know of it',
  access: only('admin'),
  params,
  body: wordListFields,
  reply: wordList,
})

export const importWords = endpoint({
  method: 'POST',
  path: '/courses/types/:id/words/csv',
  summary:
    'Import words of the modules of a course type from CSV, all or none; a preview only returns the errors of each row',
  access: only('admin'),
  params,
  body: tableImportBody,
  reply: tableImportReply,
})
