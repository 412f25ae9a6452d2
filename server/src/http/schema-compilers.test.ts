import { listNotifications } from '@sohbet/contract/notifications/notifications'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { fastSerializerCompiler } from './schema-compilers.ts'

test('serializes an enum that is null inside a union', () => {
  const kind = z.enum(['private', 'duo']).nullable()
  const schema = z.discriminatedUnion('what', [
    z.object({ what: z.literal('lesson'), items: z.array(z.object({ kind })) }),
    z.object({ what: z.literal('session') }),
  ])
  const stringify = fastSerializerCompiler({ schema, method: 'GET', url: '/' })
  const reply = { what: 'lesson', items: [{ kind: null }, { kind: 'duo' }] }
  expect(JSON.parse(stringify(reply))).toEqual(reply)
})

test('a list of notices keeps only the named fields of their kind', () => {
  const stringify = fastSerializerCompiler({ schema: listNotifications.reply, method: 'GET', url: '/' })
  const id = '0190a3c4-0000-7000-8000-0000000000f3'
  const notice = { kind: 'module_opened', courseId: id, course: 'Camden', moduleId: id, module: 'Small talk' }
  const row = { id, createdAt: '2026-03-02T09:00:00.000Z', readAt: null, notice }
  const reply = { data: [{ ...row, notice: { ...notice, hidden: 'x' } }], totalCount: 1 }
  expect(JSON.parse(stringify(reply))).toEqual({ data: [row], totalCount: 1 })
})
