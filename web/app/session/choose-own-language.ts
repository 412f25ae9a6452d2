import { updateUser, type User } from '@sohbet/contract/people/users'
import type { Language } from '@sohbet/domain/language'
import { call } from '../api/call.ts'
import { translate } from '../texts/use-translation.ts'
import { chosenLanguage } from '../texts/language.ts'
import { chooseLanguage } from '../texts/load-texts.ts'
import { showError } from '../ui/feedback/toasts.tsx'
import { replaceUser } from './keep-user-fresh.ts'
import { getSession } from './session.ts'

/** Sets the language of this browser and of the user's mails. The page changes without waiting for the server's reply. */
export async function chooseOwnLanguage(language: Language): Promise<void> {
  try {
    await chooseLanguage(language)
  } catch {
    showError(translate('errorOccurred', { reason: translate('unreachable') }))
    return
  }
  await saveLanguage(language)
}

async function saveLanguage(language: Language): Promise<void> {
  const user = getSession()?.user
  if (!user) return
  try {
    await replaceUser(await call(updateUser, { params: { id: user.id }, body: { language } }))
  } catch {
    // On failure the mails keep their language until the next choice
  }
}

/** Before the session starts, so that the first page after log-in is in the user's language. */
export async function showUserLanguage({ language }: User): Promise<void> {
  try {
    if (language) await chooseLanguage(language)
  } catch {
    // The texts could not be loaded: the pages keep their language
  }
}

/** After log-in: a user without a saved language gets this browser's choice. */
export async function adoptLanguage({ language }: User): Promise<void> {
  const here = chosenLanguage()
  if (!language && here) await saveLanguage(here)
}
