import { z } from 'zod'

/** A table of questions or modules, as a file or pasted. */
export const maxCsvCharacters = 500 * 1024
export const maxTableRows = 1000

/** A preview changes nothing. */
export const tableImportBody = z.object({
  csv: z.string().max(maxCsvCharacters),
  isPreview: z.boolean().default(false),
})

/** All rows are imported, or none if one has a problem. */
export const tableImportReply = z.object({
  rows: z.array(
    z.object({
      line: z.number().int(),
      text: z.string(),
      /** Names the column and the fault. */
      problem: z.string().nullable(),
      /** The same text is there already; it is imported nevertheless. */
      isRepeated: z.boolean(),
      /** A module that becomes a draft. */
      isDraft: z.boolean().optional(),
    }),
  ),
  imported: z.number().int(),
})
export type TableImport = z.infer<typeof tableImportReply>

/** The columns of a table of quiz questions. The first line names them, in any order. */
export const quizTable = {
  required: ['content', 'questionType'],
  columns: [
    'module',
    'content',
    'questionType',
    'sourceType',
    'optionA',
    'optionB',
    'optionC',
    'optionD',
    'correctAnswer',
    'acceptedAnswers',
    'explanation',
    'audioUrl',
  ],
  /** Between accepted answers in one cell. */
  answerSeparator: '|',
} as const

/** The columns of a table of words. */
export const wordTable = {
  required: ['term', 'translation'],
  columns: ['module', 'term', 'translation', 'example', 'audioUrl'],
} as const

/** The columns of a table of modules. A module without a video or document becomes a draft. An empty title or description of a video or document is the module's own. */
export const moduleTable = {
  required: ['name'],
  columns: [
    'order',
    'name',
    'description',
    'status',
    'videoTitle',
    'videoDescription',
    'videoSource',
    'document1Title',
    'document1Description',
    'document1Source',
    'document2Title',
    'document2Description',
    'document2Source',
    'document3Title',
    'document3Description',
    'document3Source',
    'document4Title',
    'document4Description',
    'document4Source',
  ],
} as const
