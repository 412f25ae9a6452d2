import { levelTests } from './level-tests.ts'

export const texts = { levelTests }
