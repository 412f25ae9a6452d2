export const questionTypes = ['text', 'listening'] as const
export type QuestionType = (typeof questionTypes)[number]

export const optionIds = ['A', 'B', 'C', 'D'] as const
export type OptionId = (typeof optionIds)[number]

/** So long may an answer take. */
export const limitSeconds: Record<QuestionType, number> = { text: 30, listening: 20 }

/** Before the audio of a listening question plays. */
export const countdownSeconds = 3

/** The longest recording. */
export const maxAudioSeconds = 300

/** More than anybody would sit through; keeps an attempt to a few statements. */
export const maxQuestions = 200

/** A listening question whose recording is missing: there is nothing to wait for, so it is asked like any other. */
export const isSilent = ({ type, audioUrl }: { type: QuestionType; audioUrl: string | null }): boolean =>
  type === 'listening' && audioUrl === null
