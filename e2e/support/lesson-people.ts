import { changeOwnAvailability } from '@sohbet/contract/lessons/availability'
import { createCoach } from '@sohbet/contract/people/coaches'
import { getUserByEmail } from '@sohbet/contract/people/users'
import { changeCredits, getOwnCredits } from '@sohbet/contract/credits/credits'
import type { APIRequestContext } from '@playwright/test'
import { aLearner, asAdmin, signIn } from './enrolling.ts'
import { newPerson, openAccount } from './mailbox.ts'

/** A learner of this journey alone, with credits of the school. */
export async function aPupil(request: APIRequestContext, credits: number) {
  const [admin, learner] = await Promise.all([asAdmin(request), aLearner(request)])
  const { id } = await admin(getUserByEmail, { params: { email: learner.email } })
  await admin(changeCredits, { params: { id }, body: { credits, note: 'For a journey' } })
  const left = async () => (await learner.call(getOwnCredits, {})).usable.credits
  return { ...learner, id, left }
}

/** A coach of this journey alone, without lesson hours. */
export async function aCoach(request: APIRequestContext, { isPublic = false } = {}) {
  const person = newPerson('Coach')
  await openAccount(request, person)
  const admin = await asAdmin(request)
  const { id: userId } = await admin(getUserByEmail, { params: { email: person.email } })
  const { id } = await admin(createCoach, {
    body: {
      userId,
      personalSummary: 'Teaches in journeys.',
      isActive: true,
      isNative: true,
      isZoomOnly: false,
      isPublic,
    },
  })
  return { ...person, id, call: await signIn(request, person) }
}

const allDay = [{ from: 9 * 60, until: 18 * 60 }]

/** A coach of this journey alone, who gives lessons every day from 9 to 18 h. */
export async function aTeacher(request: APIRequestContext) {
  const coach = await aCoach(request)
  await coach.call(changeOwnAvailability, {
    body: {
      meetingLink: 'https://meet.example.test/journey',
      kinds: ['private', 'duo', 'group'],
      week: {
        monday: allDay,
        tuesday: allDay,
        wednesday: allDay,
        thursday: allDay,
        friday: allDay,
        saturday: allDay,
        sunday: allDay,
      },
      days: {},
      maxPerDay: null,
      revision: 0,
    },
  })
  return coach
}
