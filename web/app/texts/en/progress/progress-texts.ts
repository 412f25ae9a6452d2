import { progress } from './progress.ts'

export const texts = { progress }
