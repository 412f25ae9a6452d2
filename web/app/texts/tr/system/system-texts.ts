import { system } from './system.ts'

export const texts = { system }
