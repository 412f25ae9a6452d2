import type { DemoLesson } from './lesson.ts'

/** File name of the recording of the question at this index. */
export const recordingOf = ({ slug }: DemoLesson, place: number): string => `${slug}-${place + 1}.mp3`

/** File name of the recording of the phrase at this index. */
export const phraseRecordingOf = ({ slug }: DemoLesson, place: number): string => `${slug}-${place + 1}.mp3`
