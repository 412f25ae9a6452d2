import { login } from '@sohbet/contract/people/auth'
import { createEnrollment } from '@sohbet/contract/selling/enrollments'
import { getActiveLevelTest, saveAnswer } from '@sohbet/contract/level-tests/level-test-attempts'
import { getLevelTestHealth } from '@sohbet/contract/level-tests/level-tests'
import { requestPath } from '@sohbet/contract/request'
import { updateQuizQuestion } from '@sohbet/contract/catalogue/quizzes'
import { getUser, listUsers } from '@sohbet/contract/people/users'
import type { BenchCall } from './bench-call.ts'
import { courseCalls } from './courses.ts'
import { figureCalls } from './figures.ts'
import { firstBenchTest, runningAttempts } from './level-tests.ts'
import { playerCalls } from './player.ts'
import { publicPageCalls } from './public-pages.ts'
import { questionSaves } from './quizzes.ts'
import { deciding, sellingCalls } from './selling.ts'
import { reviewCalls } from './review.ts'
import { signed } from './signing.ts'
import { lessonCalls } from './lessons.ts'
import { messageCalls } from './messages.ts'
import { notificationCalls } from './notifications.ts'
import { liveSessionCalls } from './live-sessions.ts'
import { views } from './views.ts'

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

export const calls: readonly BenchCall[] = [
  ...publicPageCalls,
  // Before the calls that write thousands of rows, whose jobs go on after them
  ...views,
  {
    name: 'GET /healthz',
    limit: 'bare',
    request: async () => ({ path: '/healthz' }),
  },
  {
    name: 'GET /users/{id}',
    limit: 'select',
    required: 20,
    request: async ({ signIn }) => {
      const { user, accessToken } = await signIn('learner@sohbet.test')
      return { path: requestPath(getUser, { params: { id: user.id } }), headers: bearer(accessToken) }
    },
  },
  {
    name: 'GET /users (first page)',
    limit: 'select',
    request: async ({ signIn }) => {
      const { accessToken } = await signIn('admin@sohbet.test')
      return {
        path: requestPath(listUsers, { query: { sortBy: 'username:asc' } }),
        headers: bearer(accessToken),
      }
    },
  },
  {
    name: 'GET /users (search)',
    limit: 'select',
    request: async ({ signIn }) => {
      const { accessToken } = await signIn('admin@sohbet.test')
      return {
        path: requestPath(listUsers, { query: { searchText: 'elif.yildiz' } }),
        headers: bearer(accessToken),
      }
    },
  },
  {
    name: 'POST /auth/login',
    limit: 'hash',
    required: 70,
    request: async ({ password, people }) => ({
      path: requestPath(login, {}),
      method: login.method,
      headers: { 'content-type': 'application/json' },
      connections: 8,
      bodies: (await people()).map((email) => JSON.stringify({ email, password })),
    }),
  },
  {
    name: 'GET /level-tests/active',
    limit: 'select',
    required: 6,
    request: async ({ signIn }) => {
      // The first request starts the attempt; the later ones find it running
      const { accessToken } = await signIn('newcomer@sohbet.test')
      return { path: requestPath(getActiveLevelTest, {}), headers: bearer(accessToken) }
    },
  },
  {
    name: 'PUT level-test answer',
    limit: 'select',
    required: 5,
    request: async ({ pool, dataDir }) => ({
      path: '/',
      method: saveAnswer.method,
      rows: await signed(dataDir, await runningAttempts(pool, 2000)),
    }),
  },
  {
    name: 'PUT quiz question',
    limit: 'select',
    required: 8,
    request: async ({ signIn, pool }) => {
      const { accessToken } = await signIn('admin@sohbet.test')
      return {
        path: '/',
        method: updateQuizQuestion.method,
        rows: await questionSaves(pool, bearer(accessToken)),
      }
    },
  },
  {
    name: 'GET /level-tests/{id}/health',
    limit: 'select',
    request: async ({ signIn, pool }) => {
      const { accessToken } = await signIn('admin@sohbet.test')
      const id = await firstBenchTest(pool)
      return {
        path: requestPath(getLevelTestHealth, { params: { id }, query: {} }),
        headers: bearer(accessToken),
      }
    },
  },
  ...courseCalls,
  ...playerCalls,
  ...reviewCalls,
  ...liveSessionCalls,
  ...notificationCalls,
  ...messageCalls,
  ...figureCalls,
  {
    name: 'POST /enrollments',
    limit: 'select',
    required: 1,
    request: async ({ pool, dataDir }) => ({
      path: '/',
      method: createEnrollment.method,
      rows: await signed(dataDir, await deciding(pool, { learners: 20_000, courses: 100 })),
    }),
  },
  ...sellingCalls,
  ...lessonCalls,
]
