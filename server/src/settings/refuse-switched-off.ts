import { contactOf } from '@sohbet/domain/brand/brand'
import type { FeatureSwitch } from '@sohbet/domain/school'
import { AppError } from '../errors/app-error.ts'
import type { Context } from '../context/context.ts'

const refusals = {
  registration: 'REGISTRATION_CLOSED',
  contactForm: 'CONTACT_CLOSED',
  waitingList: 'WAITING_LIST_CLOSED',
} as const satisfies Record<FeatureSwitch, string>

/** Refuses a feature that the school has switched off. The message contains the school's contact. */
export function refuseSwitchedOff(
  {
    cachedSchool,
    cachedOpening,
    cachedBrand,
  }: Pick<Context, 'cachedSchool' | 'cachedOpening' | 'cachedBrand'>,
  feature: FeatureSwitch,
): void {
  const school = cachedSchool.current()
  const about = contactOf(school, cachedBrand.current()).email
  if (feature === 'registration' && !cachedOpening.current()) throw new AppError('SCHOOL_NOT_OPEN', { about })
  if (!school[feature]) throw new AppError(refusals[feature], { about })
}
