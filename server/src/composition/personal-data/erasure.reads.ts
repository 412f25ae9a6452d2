import type { Erasure } from '@sohbet/contract/people/users'
import { fromMinor, toMinor } from '@sohbet/domain/course/price'
import { and, eq, gt } from 'drizzle-orm'
import type { SignedInContext } from '../../context/context.ts'
import { readCredits } from '../../credits/credits.reads.ts'
import { lessonSeats } from '../../db/tables/lessons/lessons.ts'
import { readOwnEnrollments } from '../../enrollments/own-enrollments.reads.ts'
import { findDisputedSeats } from '../../payments/disputes/disputes.reads.ts'

/** What erasing the caller's account refunds, and what is lost with it. */
export async function readErasure(ctx: SignedInContext): Promise<Erasure> {
  const isAhead = and(
    eq(lessonSeats.userId, ctx.actor.userId),
    eq(lessonSeats.status, 'booked'),
    gt(lessonSeats.startsAt, ctx.now),
  )
  const [{ enrollments }, { balance, extraGroups }, disputed, lessons] = await Promise.all([
    readOwnEnrollments(ctx),
    readCredits(ctx.db, ctx.actor.userId, ctx.now),
    findDisputedSeats(ctx.db, ctx.actor.userId),
    ctx.db.$count(lessonSeats, isAhead),
  ])
  const active = enrollments.filter(({ status }) => status === 'active')
  const seats = active.map(({ id, course, movements, refundPending, refund, currency }) => {
    const booked = movements.reduce((sum, { amount }) => sum + toMinor(amount), 0)
    const paid = fromMinor(booked - toMinor(refundPending))
    return { id, course: course.name, paid, refund, currency }
  })
  return {
    seats: seats.filter(({ paid }) => paid > 0),
    credits: balance,
    extraGroups,
    lessons,
    disputed: [...new Set(disputed.map(({ course }) => course.name))],
  }
}
