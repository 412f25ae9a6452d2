export const questionTypes = ['text', 'listening'] as const
export type QuestionType = (typeof questionTypes)[number]

/** What a question measures. A listening question measures listening; a text question may have no tag. */
export const skills = ['grammar', 'vocabulary', 'listening'] as const
export type Skill = (typeof skills)[number]
export const textSkills = ['grammar', 'vocabulary'] as const
export type TextSkill = (typeof textSkills)[number]

export const skillOf = ({ type, skill }: { type: QuestionType; skill: TextSkill | null }): Skill | null =>
  type === 'listening' ? 'listening' : skill

/** The stored tag of a given one: listening follows from the type. */
export const textSkillOf = (type: QuestionType, skill: Skill | null): TextSkill | null =>
  type === 'listening' || skill === 'listening' ? null : skill

export const optionIds = ['A', 'B', 'C', 'D'] as const
export type OptionId = (typeof optionIds)[number]

/** Time limit of an answer, in seconds. */
export const limitSeconds: Record<QuestionType, number> = { text: 30, listening: 20 }

/** Seconds before the audio of a listening question plays. */
export const countdownSeconds = 3

/** The longest recording, in seconds. */
export const maxAudioSeconds = 300
/** The largest recording of a question, in bytes. */
export const maxAudioBytes = 5 * 1024 * 1024

/** Keeps an attempt to a few SQL statements; no learner would finish a longer test. */
export const maxQuestions = 200

/** A listening question without a recording is asked like a text question. */
export const isSilent = ({ type, audioUrl }: { type: QuestionType; audioUrl: string | null }): boolean =>
  type === 'listening' && audioUrl === null
