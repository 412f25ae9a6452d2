export const questionTypes = ['multi-option', 'fill_blank', 'sentence', 'drag-drop'] as const
export type QuestionType = (typeof questionTypes)[number]

export const sourceTypes = ['text', 'audio'] as const
export type SourceType = (typeof sourceTypes)[number]

export const optionIds = ['A', 'B', 'C', 'D'] as const
export type OptionId = (typeof optionIds)[number]

export type Option = { id: OptionId; text: string }

/** Drag-drop and multi-option have options; typed questions have none. */
export const hasOptions = (type: QuestionType): boolean => type === 'multi-option' || type === 'drag-drop'

export const maxAcceptedAnswers = 10
export const maxQuestions = 100
