import type { DemoLesson } from './lesson.ts'

/** The file of what is heard in the question at this place, from 0. */
export const recordingOf = ({ slug }: DemoLesson, place: number): string => `${slug}-${place + 1}.mp3`
