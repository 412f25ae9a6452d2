import * as availability from '@sohbet/contract/lessons/availability'
import * as coach from '@sohbet/contract/lessons/coach-lessons'
import * as settings from '@sohbet/contract/lessons/lesson-settings'
import { enterLesson as enterLessonCall } from '@sohbet/contract/lessons/lesson-door'
import * as contract from '@sohbet/contract/lessons/lessons'
import * as shared from '@sohbet/contract/lessons/shared-lessons'
import type { Bind } from '../context/context.ts'
import { changeAvailability, readAvailability, requireCoachId, requireOwnCoachId } from './availability.ts'
import { bookLesson } from './book-lesson.ts'
import { cancelByStaff } from './cancel-by-staff.ts'
import { cancelLesson } from './cancel-lesson.ts'
import { changeLink } from './requests/change-link.ts'
import { readCoachLessons } from './coach-lessons.reads.ts'
import { declineInvitation } from './duo/decline-invitation.ts'
import { findPartner } from './duo/find-partner.ts'
import { readKnownLearners } from './duo/known-learners.reads.ts'
import { makePrivate } from './duo/make-private.ts'
import { enterLesson } from './enter-lesson.ts'
import { listFreeTimes, listTeachers } from './free-times.reads.ts'
import { openGroupClass } from './group/open-group-class.ts'
import { readLessonRules } from '../settings/lesson-rules.reads.ts'
import { moveLesson } from './move-lesson.ts'
import { listFreeCoaches } from './requests/free-coaches.reads.ts'
import { rateLesson } from './rate-lesson.ts'
import { giveFeedback, sayWhoCame } from './teach-lesson.ts'
import { changeCoachRates, listCoachRates } from './settings/coach-rates.ts'
import { changeLessonSettings, readLessonSettings } from './settings/lesson-settings.ts'
import { joinLesson } from './seats/join-lesson.ts'
import { readOffers } from './seats/offers.reads.ts'
import { readOwnLessons, requireOwnLesson } from './own-lessons.reads.ts'

export function lessonRoutes(bind: Bind) {
  bind(contract.getLessonRules, ({ db }) => readLessonRules(db))
  bind(contract.listLessonTeachers, (ctx, { query }) => listTeachers(ctx, query.kind))
  bind(contract.listFreeTimes, (ctx, { query }) => listFreeTimes(ctx, query))
  bind(contract.listOwnLessons, (ctx) => readOwnLessons(ctx))
  bind(contract.bookLesson, (ctx, { body }) => bookLesson(ctx, body))
  bind(contract.getOwnLesson, (ctx, { params }) => requireOwnLesson(ctx, params.id))
  bind(contract.cancelLesson, (ctx, { params, body }) => cancelLesson(ctx, { ...params, ...body }))
  bind(contract.moveLesson, (ctx, { params, body }) => moveLesson(ctx, { ...params, ...body }))
  bind(enterLessonCall, (ctx, { params }) => enterLesson(ctx, params.id))
  bind(contract.rateLesson, (ctx, { params, body }) => rateLesson(ctx, { ...params, ...body }))
  bind(shared.listOffers, (ctx) => readOffers(ctx))
  bind(shared.joinLesson, (ctx, { params, body }) => joinLesson(ctx, { ...params, ...body }))
  bind(shared.declineInvitation, (ctx, { params }) => declineInvitation(ctx, params.id))
  bind(shared.listKnownLearners, (ctx) => readKnownLearners(ctx))
  bind(shared.findPartner, (ctx, { params, body }) => findPartner(ctx, { ...params, choice: body }))
  bind(shared.makePrivate, (ctx, { params }) => makePrivate(ctx, params.id))
  bind(shared.openGroupClass, (ctx, { body }) => openGroupClass(ctx, body))
  bind(coach.listCoachLessons, (ctx, { query }) => readCoachLessons(ctx, query))
  bind(coach.cancelLessonByStaff, (ctx, { params, body }) => cancelByStaff(ctx, { ...params, ...body }))
  bind(coach.changeLessonLink, (ctx, { params, body }) => changeLink(ctx, { ...params, ...body }))
  bind(coach.listFreeCoaches, (ctx, { params }) => listFreeCoaches(ctx, params.id))
  bind(coach.sayWhoCame, (ctx, { params, body }) => sayWhoCame(ctx, { ...params, ...body }))
  bind(coach.giveFeedback, (ctx, { params, body }) => giveFeedback(ctx, params, body))
  bind(availability.getOwnAvailability, async (ctx) =>
    readAvailability(ctx.db, await requireOwnCoachId(ctx), ctx.now),
  )
  bind(availability.changeOwnAvailability, async (ctx, { body }) =>
    changeAvailability(ctx, await requireOwnCoachId(ctx), body),
  )
  bind(availability.getAvailability, async (ctx, { params }) =>
    readAvailability(ctx.db, await requireCoachId(ctx.db, params.id), ctx.now),
  )
  bind(availability.changeAvailability, (ctx, { params, body }) => changeAvailability(ctx, params.id, body))
  bind(settings.getLessonSettings, ({ db }) => readLessonSettings(db))
  bind(settings.changeLessonSettings, (ctx, { body }) => changeLessonSettings(ctx, body))
  bind(settings.listCoachRates, ({ db }) => listCoachRates(db))
  bind(settings.changeCoachRates, (ctx, { params, body }) => changeCoachRates(ctx, { ...params, ...body }))
}
