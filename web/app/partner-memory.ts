import { partnerCodeForm, rememberedDays } from '@sohbet/domain/partner/partner'
import { preferenceKeys, readPreference, removePreference, writePreference } from './preferences.ts'

/** A code as the server knows it; undefined for anything else. */
export const partnerCode = (text: string | null | undefined): string | undefined =>
  text && partnerCodeForm.test(text) ? text : undefined

/** Only after the visitor agreed. A newer link replaces an older one. */
export const rememberPartner = (code: string, now: number): void =>
  writePreference(preferenceKeys.partner, `${now} ${code}`)

/** The remembered code for 60 days; after that it is removed. */
export function rememberedPartner(now: number): string | undefined {
  const [since = '', code] = readPreference(preferenceKeys.partner)?.split(' ') ?? []
  if (since === '') return undefined
  const age = now - Number(since)
  const isFresh = age >= 0 && age < rememberedDays * 86_400_000
  if (isFresh) return partnerCode(code)
  removePreference(preferenceKeys.partner)
  return undefined
}
