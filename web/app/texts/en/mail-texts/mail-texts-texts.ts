import { mailTexts } from './mail-texts.ts'

export const texts = { mailTexts }
