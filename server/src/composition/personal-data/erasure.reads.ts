import type { Erasure } from '@sohbet/contract/people/users'
import { fromMinor, toMinor } from '@sohbet/domain/course/price'
import { isExpired } from '@sohbet/domain/credits/lots'
import { and, eq, gt } from 'drizzle-orm'
import type { SignedInContext } from '../../context/context.ts'
import { readCredits } from '../../credits/credits.reads.ts'
import { guestSeats } from '../../db/tables/learning/guest-seats.ts'
import { lessonSeats } from '../../db/tables/lessons/lessons.ts'
import { readOwnEnrollments } from '../../enrollments/own-enrollments.reads.ts'
import { findDisputedSeats } from '../../payments/disputes/disputes.reads.ts'
import { readOwnPacks } from '../../payments/packs/packs.reads.ts'

/** What erasing the caller's account refunds, and what is lost with it. */
export async function readErasure(ctx: SignedInContext): Promise<Erasure> {
  const isAhead = and(
    eq(lessonSeats.userId, ctx.actor.userId),
    eq(lessonSeats.status, 'booked'),
    gt(lessonSeats.startsAt, ctx.now),
  )
  const isGuestAhead = and(
    eq(guestSeats.userId, ctx.actor.userId),
    eq(guestSeats.status, 'booked'),
    gt(guestSeats.startsAt, ctx.now),
  )
  const [{ enrollments }, { balance, extraGroups }, disputed, lessons, guests, packs] = await Promise.all([
    readOwnEnrollments(ctx),
    readCredits(ctx.db, ctx.actor.userId, ctx.now),
    findDisputedSeats(ctx.db, ctx.actor.userId),
    ctx.db.$count(lessonSeats, isAhead),
    ctx.db.$count(guestSeats, isGuestAhead),
    readLostPacks(ctx),
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
    guestSeats: guests,
    packs,
    disputed: [...new Set(disputed.map(({ course }) => course.name))],
  }
}

/** Packs that are worth something to the learner: credits that have not expired, or a refund. */
async function readLostPacks({ db, actor, now }: SignedInContext): Promise<Erasure['packs']> {
  const packs = await readOwnPacks(db, { userId: actor.userId, now })
  return packs
    .filter(({ status }) => status === 'paid')
    .map(({ id, size, left, price, currency, refund, expiresOn }) => {
      const isOver = expiresOn === null || isExpired({ expiresOn }, now)
      return { id, size, left: isOver ? 0 : left, price, currency, refund: refund ?? 0 }
    })
    .filter(({ left, refund }) => left > 0 || refund > 0)
}
