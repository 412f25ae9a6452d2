import { optionIds, type OptionId, type QuestionType } from '@sohbet/domain/quiz/question'

type Line = { voice: 'woman' | 'man'; says: string }
type Four = [a: string, b: string, c: string, d: string]

export type DemoQuestion = {
  questionType: QuestionType
  content: string
  options: { id: OptionId; text: string }[]
  correctAnswer: string | null
  acceptedAnswers: string[]
  explanation: string
  /** Spoken lines; scripts/catalogue makes the recording from them. */
  heard?: Line[]
  /** One of the pictures that scripts/catalogue draws. */
  picture?: string
}

const lettered = (texts: Four) => optionIds.map((id, place) => ({ id, text: texts[place] ?? '' }))

export const choose = (content: string, options: Four, key: OptionId, explanation: string): DemoQuestion => ({
  questionType: 'multi-option',
  content,
  options: lettered(options),
  correctAnswer: key,
  acceptedAnswers: [],
  explanation,
})

const typed =
  (questionType: 'fill_blank' | 'sentence') =>
  (content: string, right: string | [string, ...string[]], explanation: string): DemoQuestion => {
    const [correctAnswer, ...acceptedAnswers] = typeof right === 'string' ? [right] : right
    return { questionType, content, options: [], correctAnswer, acceptedAnswers, explanation }
  }

/** One or a few words are missing. */
export const gap = typed('fill_blank')

/** The learner writes a whole sentence; the first answer is the model. */
export const write = typed('sentence')

export const order = (content: string, pieces: Four, explanation: string): DemoQuestion => ({
  questionType: 'drag-drop',
  content,
  options: lettered(pieces),
  correctAnswer: null,
  acceptedAnswers: [],
  explanation,
})

export const hear = (heard: Line[], question: DemoQuestion): DemoQuestion => ({ ...question, heard })
export const see = (picture: string, question: DemoQuestion): DemoQuestion => ({ ...question, picture })

export const woman = (says: string): Line => ({ voice: 'woman', says })
export const man = (says: string): Line => ({ voice: 'man', says })
