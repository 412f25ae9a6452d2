import type { answerLessonRequests } from '@sohbet/contract/lessons/lesson-requests'
import { answerSessionRequests } from '@sohbet/contract/live-sessions/substitutes'
import { listNotifications } from '@sohbet/contract/notifications/notifications'
import type { TestUser } from '../rows/builders.ts'
import type { TestApp } from './test-app.ts'

type Answering = { app: TestApp; as: TestUser }

/** Answers of the coach who is asked to take sessions or lessons. The app and the coach are made after the calls. */
export function requestCalls(
  endpoint: typeof answerSessionRequests | typeof answerLessonRequests,
  answering: () => Answering,
) {
  const answer = (ids: string[], isAccepted: boolean, as = answering().as) =>
    answering().app.call(endpoint, { body: { ids, isAccepted } }, { as })
  /** Why each could not be answered; null for success. */
  const results = async (reply: ReturnType<typeof answer>) =>
    answerSessionRequests.reply.shape.results
      .parse(Object((await reply).body).results)
      .map(({ message }) => message)
  const newsOf = async (as: TestUser, state?: 'unread') => {
    const { body } = await answering().app.call(listNotifications, { query: { state } }, { as })
    return listNotifications.reply.parse(body).data.map(({ notice }) => notice)
  }
  return { answer, results, newsOf }
}
