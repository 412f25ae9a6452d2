/** `answer`: speak about the prompt. `shadow`: say the recording of the task along, or after it. */
export const speakingKinds = ['answer', 'shadow'] as const
export type SpeakingKind = (typeof speakingKinds)[number]

/** The longest recording of a task, chosen by an admin. */
export const taskSeconds = { min: 10, max: 90 } as const

/** Tasks of one module. */
export const maxTasks = 10

export const promptLength = 1000
