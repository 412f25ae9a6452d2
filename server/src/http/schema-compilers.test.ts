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
