import { updateUser, type User } from '@sohbet/contract/people/users'
import type { Language } from '@sohbet/domain/language'
import { call } from '../api/call.ts'
import { chooseLanguage, chosenLanguage } from '../texts/language.ts'
import { replaceUser } from './keep-user-fresh.ts'
import { getSession } from './session.ts'

/** The language of this browser and, for our mail, of the user. The pages change at once, whatever the server says. */
export async function chooseOwnLanguage(language: Language): Promise<void> {
  chooseLanguage(language)
  const user = getSession()?.user
  if (!user) return
  try {
    await replaceUser(await call(updateUser, { params: { id: user.id }, body: { language } }))
  } catch {
    // Nobody waits for it: the mail keeps its language until the next choice
  }
}

/** At log-in: the user's own choice comes to this browser; who made none takes over what was chosen here. */
export async function agreeOnLanguage({ language }: User): Promise<void> {
  const here = chosenLanguage()
  if (language) chooseLanguage(language)
  else if (here) await chooseOwnLanguage(here)
}
