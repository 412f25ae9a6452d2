import type { WordList, wordListFields } from '@sohbet/contract/catalogue/module-words'
import type { z } from 'zod'
import type { ZodForm } from '../../ui/form/use-zod-form.ts'

type WordValues = z.input<typeof wordListFields>
export type WordsFormState = ZodForm<WordValues, z.output<typeof wordListFields>>

export const emptyWord: WordValues['words'][number] = {
  term: '',
  translation: '',
  example: '',
  audioUrl: '',
}

export const valuesOf = ({ words, revision }: WordList): WordValues => ({
  words: words.map(({ id, term, translation, example, audioUrl }) => ({
    id,
    term,
    translation,
    example,
    audioUrl: audioUrl ?? '',
  })),
  revision,
})

/** The place of the word that an invalid field belongs to. */
export const placeOf = (path: string): number => Number(/^words\.(\d+)\./.exec(path)?.[1] ?? -1)
