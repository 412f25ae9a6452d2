import { optionIds, type OptionId } from '@sohbet/domain/quiz/question'

/** The options of a question, from the columns optionA to optionD. */
export const optionsOf = (cell: (column: `option${OptionId}`) => string) =>
  optionIds.map((id) => ({ id, text: cell(`option${id}`) }))

/** The column of a question's field. */
export const questionColumnOf = (path: string): string =>
  path
    .replace(/^options\.(\d)\.text$/, (_, place: string) => `option${optionIds[Number(place)] ?? ''}`)
    .replace(/\.\d+$/, '')
