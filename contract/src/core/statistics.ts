import { currencies } from '@sohbet/domain/course/price'
import { courseStatuses } from '@sohbet/domain/course/status'
import { defaultMonthRange, monthRanges } from '@sohbet/domain/figures/periods'
import { z } from 'zod'
import { endpoint, only } from '../endpoint.ts'
import { id, isFresh, moment } from '../fields.ts'

const count = z.number().int()
const month = z.string().regex(/^\d{4}-\d{2}$/)

export const getUserDistribution = endpoint({
  method: 'GET',
  path: '/users/distribution',
  summary: 'Count accounts, those with a level and those with a course',
  access: only('admin'),
  query: z.object({ isFresh }),
  reply: z.object({
    computedAt: moment,
    totalUsers: count,
    usersWithLevelTest: count,
    usersWithCourseEnrollment: count,
    /** Users with a level and without a course, so that no user is in two slices of the pie. */
    usersWithLevelTestOnly: count,
  }),
})
export type UserDistribution = z.infer<typeof getUserDistribution.reply>

/** Every month of the range in each currency with payments, including months without any. */
const moneyOfMonth = z.object({
  month,
  currency: z.enum(currencies),
  /** Payments minus refunds of that month. */
  income: z.number(),
  paid: z.number(),
  refunded: z.number(),
  refundCount: count,
})

/** Longest list by course or by coach. */
export const maxStatisticsRows = 50

export const statistics = z.object({
  computedAt: moment,
  range: z.object({ from: z.iso.date(), to: z.iso.date() }),
  /** Running today, by course type. */
  activeCoursesPerLevel: z.array(z.object({ typeId: id, name: z.string(), count })),
  /** Paid seats, by the month of activation. */
  soldCoursesMonthly: z.array(z.object({ month, count })),
  /** Lessons by appointment, by the month in which they began. */
  lessonsMonthly: z.array(
    z.object({
      month,
      taught: count,
      learnerAbsent: count,
      coachAbsent: count,
      /** Seats that learners cancelled too late. */
      late: count,
    }),
  ),
  /** By the Monday of their week. */
  newUsersWeekly: z.array(z.object({ week: z.iso.date(), count })),
  incomeMonthly: z.array(moneyOfMonth),
  incomeByCourse: z.array(
    z.object({
      /** Null for packs of credits; then the name is empty. */
      courseId: id.nullable(),
      name: z.string(),
      currency: z.enum(currencies),
      income: z.number(),
      paid: z.number(),
      refunded: z.number(),
    }),
  ),
  /** Seats of the range that got a reduction, by discount code; without a code it was the early-bird price. */
  campaigns: z.array(
    z.object({
      code: z.string().nullable(),
      currency: z.enum(currencies),
      uses: count,
      /** What these orders brought, without refunds. */
      revenue: z.number(),
      reduction: z.number(),
    }),
  ),
  /** Learners who registered in the range. */
  funnel: z.object({ registered: count, tested: count, enrolled: count, active: count }),
  /** Running and upcoming courses, the soonest first. */
  seatFill: z.array(
    z.object({
      courseId: id,
      name: z.string(),
      status: z.enum(courseStatuses),
      seats: count,
      taken: count,
      percentage: count,
    }),
  ),
  /** From live sessions that were held. */
  coachHours: z.array(
    z.object({
      coachId: id,
      /** Null after the account was erased. */
      name: z.string().nullable(),
      sessions: count,
      hours: z.number(),
      /** In courses where they are the second coach. */
      secondHours: z.number(),
    }),
  ),
  /** Rows that the longest lists leave out. */
  more: z.object({ incomeByCourse: count, campaigns: count, seatFill: count, coachHours: count }),
})
export type Statistics = z.infer<typeof statistics>

const months = z.enum(monthRanges).default(defaultMonthRange)

export const getStatistics = endpoint({
  method: 'GET',
  path: '/admin/statistics',
  summary: 'Get the figures of the charts, by months in the school’s time zone',
  access: only('admin'),
  query: z.object({ months, isFresh }),
  reply: statistics,
})

export const charts = [
  'userDistribution',
  'activeCoursesPerLevel',
  'soldCoursesMonthly',
  'lessonsMonthly',
  'newUsersWeekly',
  'incomeMonthly',
  'incomeByCourse',
  'campaigns',
  'funnel',
  'seatFill',
  'coachHours',
  'refundsMonthly',
] as const
export type Chart = (typeof charts)[number]

export const exportStatistics = endpoint({
  method: 'GET',
  path: '/admin/statistics/export',
  summary: 'Export a chart as CSV; cells that look like formulas are marked as text',
  access: only('admin'),
  query: z.object({ chart: z.enum(charts), months }),
  reply: z.object({ fileName: z.string(), csv: z.string() }),
})
