import { updateUser, type User } from '@sohbet/contract/people/users'
import type { Language } from '@sohbet/domain/language'
import { call } from '../api/call.ts'
import { chooseLanguage, chosenLanguage } from '../texts/language.ts'
import { replaceUser } from './keep-user-fresh.ts'
import { getSession } from './session.ts'

/**
 * Sets the language of this browser and of the user's mails. The page changes at once, without waiting for the
 * server.
 */
export async function chooseOwnLanguage(language: Language): Promise<void> {
  chooseLanguage(language)
  const user = getSession()?.user
  if (!user) return
  try {
    await replaceUser(await call(updateUser, { params: { id: user.id }, body: { language } }))
  } catch {
    // On failure the mails keep their language until the next choice
  }
}

/** At log-in the user's choice applies to this browser; without one, the browser's choice becomes the user's. */
export async function agreeOnLanguage({ language }: User): Promise<void> {
  const here = chosenLanguage()
  if (language) chooseLanguage(language)
  else if (here) await chooseOwnLanguage(here)
}
