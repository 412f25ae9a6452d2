import { login } from '@sohbet/contract/people/auth'
import { listCourses } from '@sohbet/contract/catalogue/courses'
import { getAdminDashboard } from '@sohbet/contract/core/dashboards'
import { saveAnswer } from '@sohbet/contract/level-tests/level-test-attempts'
import { getLearnerDashboard } from '@sohbet/contract/learning/learner-dashboard'
import { getShell } from '@sohbet/contract/people/shell'
import { getLearnerCourse, getLearnerModule } from '@sohbet/contract/learning/progress'
import { submitAnswer } from '@sohbet/contract/learning/quiz-attempts'
import { getThread, listThreads, sendMessage, startThread } from '@sohbet/contract/messaging/threads'
import type { Sending } from '../calls/signing.ts'
import { ask, json, written, type Walk } from './ask.ts'

type Studying = { course: string; module: string; answers: Sending['requests'] }

const atATime = 5

/** A learner: opens the dashboard and a module, answers its quiz and writes to the school. */
export function* studies({ course, module, answers }: Studying, said: (threadId: string) => void): Walk {
  const begun = yield ask('start a conversation', startThread, {
    body: { to: 'school', subject: 'A question', ...written('When is the next session?') },
  })
  const { threadId } = startThread.reply.parse(begun)
  said(threadId)
  for (let given = 0; ; given += atATime) {
    yield ask('learner’s dashboard', getLearnerDashboard, {})
    yield ask('account and unread counts', getShell, {})
    yield ask('course player', getLearnerCourse, { params: { id: course } })
    yield ask('module', getLearnerModule, { params: { id: module } })
    for (const answer of answers.slice(given, given + atATime))
      yield { ...answer, kind: 'quiz answer', method: submitAnswer.method, headers: json }
    yield ask('account and unread counts', getShell, {})
    yield ask('conversation', getThread, { params: { id: threadId }, query: {} })
    yield ask('message', sendMessage, { params: { id: threadId }, body: written('Thank you!') })
    said(threadId)
  }
}

/** A learner in the level test. */
export function* isTested(answers: Sending['requests']): Walk {
  for (const answer of answers)
    yield { ...answer, kind: 'level-test answer', method: saveAnswer.method, headers: json }
}

/** Learners who log in, one after the other. */
export function* signIn(emails: readonly string[], password: string): Walk {
  for (;;) for (const email of emails) yield ask('log-in', login, { body: { email, password } })
}

/** Visitors of the public site. */
export function* visits(): Walk {
  const page = (path: string) => ({
    kind: 'public page',
    method: 'GET',
    path,
    headers: { 'accept-encoding': 'br' },
  })
  for (;;) {
    yield page('/')
    yield page('/contact')
  }
}

/** An admin: answers messages and opens the course list and the dashboard. */
export function* runsTheSchool({
  nextToAnswer,
  answered,
}: {
  nextToAnswer: () => string | undefined
  answered: (threadId: string) => void
}): Walk {
  for (;;) {
    yield ask('inbox', listThreads, { query: {} })
    const threadId = nextToAnswer()
    if (threadId) {
      yield ask('message', sendMessage, { params: { id: threadId }, body: written('At seven, as always.') })
      answered(threadId)
    }
    yield ask('courses', listCourses, { query: {} })
    yield ask('admin’s dashboard', getAdminDashboard, { query: {} })
  }
}
