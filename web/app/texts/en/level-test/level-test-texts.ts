import { levelTest } from './level-test.ts'

export const texts = { levelTest }
