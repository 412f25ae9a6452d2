import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'

test('a call without an access rule does not compile', () => {
  // @ts-expect-error there is no access
  const call = endpoint({ method: 'GET', path: '/open', summary: 'Who may?', reply: z.object({}) })
  expect(call).not.toHaveProperty('access')
})
