import { schoolDay } from '@sohbet/domain/calendar'
import { monthOf, monthsAfter, type Month } from '@sohbet/domain/month'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { OngoingCourse } from './course-dashboard.queries.ts'
import { isMonth } from './month.ts'

const views = ['timeline', 'table'] as const
type View = (typeof views)[number]

/** The month and view in the URL; this month's timeline by default. Steps go as far as there are courses. */
export function useShownMonth(courses: readonly OngoingCourse[]) {
  const [params, setParams] = useSearchParams()
  const [today] = useState(() => schoolDay(new Date()))
  const current = monthOf(today)
  const asked = params.get('month') ?? ''
  const month = isMonth(asked) ? asked : current
  const view: View = params.get('view') === 'table' ? 'table' : 'timeline'
  const earliest = courses.map(({ startDate }) => monthOf(startDate)).reduce(lower, current)
  const latest = courses.map(({ endDate }) => monthOf(endDate)).reduce(higher, current)

  const change = (values: { month?: Month; view?: View }) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (values.month) next.set('month', values.month)
        if (values.month === current) next.delete('month')
        if (values.view) next.set('view', values.view)
        if (values.view === 'timeline') next.delete('view')
        return next
      },
      { replace: true, preventScrollReset: true },
    )

  return {
    today,
    month,
    view,
    isCurrent: month === current,
    canStepBack: month > earliest,
    canStepOn: month < latest,
    step: (count: 1 | -1) => change({ month: monthsAfter(month, count) }),
    showToday: () => change({ month: current }),
    show: (next: View) => change({ view: next }),
  }
}

const lower = (a: Month, b: Month) => (a < b ? a : b)
const higher = (a: Month, b: Month) => (a > b ? a : b)
