import { listen } from './listen.ts'

export const texts = { listen }
