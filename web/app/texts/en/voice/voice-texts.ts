import { recorder } from './recorder.ts'

export const texts = { recorder }
