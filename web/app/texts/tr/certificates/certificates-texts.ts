import { certificates } from './certificates.ts'

export const texts = { certificates }
