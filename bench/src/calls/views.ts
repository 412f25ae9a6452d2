import { getAdminDashboard } from '@sohbet/contract/core/dashboards'
import { getLearnerDashboard } from '@sohbet/contract/learning/learner-dashboard'
import { getPlayer } from '@sohbet/contract/learning/player'
import { getShell } from '@sohbet/contract/people/shell'
import { requestPath } from '@sohbet/contract/request'
import type { School } from '../school.ts'
import type { BenchCall } from './bench-call.ts'
import { coachWithGroups } from './coach-groups.ts'
import { someLearner } from './player.ts'

type Headers = Record<string, string>
/** The page's own call, beside the one of its frame. */
type Page = { path: string; call: string; headers: Headers }

/** A view is its document and all its calls, as a browser asks for them. */
const view = (name: string, required: number, pageOf: (school: School) => Promise<Page>): BenchCall => ({
  name: `View: ${name}`,
  limit: 'select',
  required,
  request: async (school) => {
    const { path, call, headers } = await pageOf(school)
    const sent = (to: string, more: Headers = {}) => ({
      path: to,
      headers: { 'accept-encoding': 'br', ...more },
    })
    return { path, view: [sent(path), sent(requestPath(getShell, {}), headers), sent(call, headers)] }
  },
})

/** The player and the quiz of a module make the same calls. */
const courseView = (search: string) => async (school: School) => {
  const { course, module, headers } = await someLearner(school)
  const call = requestPath(getPlayer, { params: { id: course }, query: { module } })
  return { path: `/learner/course/${course}?module=${module}${search}`, call, headers }
}

const adminHome = async ({ signIn }: School) => {
  const { accessToken } = await signIn('admin@sohbet.test')
  const headers = { authorization: `Bearer ${accessToken}` }
  return { path: '/admin', call: requestPath(getAdminDashboard, { query: {} }), headers }
}

export const views: readonly BenchCall[] = [
  view('learner’s home', 1, async (school) => {
    const { headers } = await someLearner(school)
    return { path: '/learner', call: requestPath(getLearnerDashboard, {}), headers }
  }),
  view('course', 2, courseView('')),
  view('quiz', 2, courseView('&view=quiz')),
  view('coach’s home, 12 groups', 1, coachWithGroups),
  view('admin’s home', 2, adminHome),
]
