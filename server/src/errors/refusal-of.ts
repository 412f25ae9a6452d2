import { errors } from '@sohbet/contract/errors'
import type { Language } from '@sohbet/domain/language'
import { AppError } from './app-error.ts'

/** Why one step of several was refused, in the caller's language; null when it was done. Other errors rise. */
export async function refusalOf(language: Language, step: () => Promise<void>): Promise<string | null> {
  try {
    await step()
    return null
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { code, about } = error
    return errors[code][language].replace('{about}', () => about)
  }
}
