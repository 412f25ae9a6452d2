import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { endpoints } from './endpoints.ts'

test('a call without an access rule does not compile', () => {
  // @ts-expect-error there is no access
  const call = endpoint({ method: 'GET', path: '/open', summary: 'Who may?', reply: z.object({}) })
  expect(call).not.toHaveProperty('access')
})

test('summaries and access rules spell “enrolment” as the glossary does', () => {
  const texts = [...endpoints.values()].flatMap(({ summary, access }) => [
    summary,
    'own' in access ? access.own : '',
  ])
  expect(texts.filter((text) => /enroll/i.test(text ?? ''))).toEqual([])
})
