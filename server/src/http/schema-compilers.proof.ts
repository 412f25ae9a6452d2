import { endpoints } from '@sohbet/contract/endpoints'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { tries } from '../testing/proofs.ts'
import { fastSerializerCompiler, strictSerializerCompiler } from './schema-compilers.ts'

type JsonSchema = z.core.JSONSchema.BaseSchema

/** Random values of a JSON schema, as far as replies use it. */
function values(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.const !== undefined) return fc.constant(schema.const)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((one) => values(Object(one))))
  if (Array.isArray(schema.type))
    return fc.oneof(...schema.type.map((type: unknown) => values(Object({ ...schema, type }))))
  switch (schema.type) {
    case 'object': {
      const keys = Object.entries(schema.properties ?? {}).map(
        ([key, one]) => [key, values(Object(one))] as const,
      )
      const { additionalProperties: others } = schema
      if (typeof others === 'object' && schema.required)
        return fc.record(Object.fromEntries(schema.required.map((key) => [key, values(others)])))
      // Further keys of a record
      if (typeof others === 'object')
        return fc.dictionary(fc.stringMatching(/^[a-z]+(_[a-z]+)?$/), fc.jsonValue())
      return fc.record(Object.fromEntries(keys), { requiredKeys: schema.required ?? [] })
    }
    case 'array':
      return fc.array(values(Object(schema.items)), { maxLength: 3 })
    case 'boolean':
      return fc.boolean()
    case 'integer':
      // Numbers without zod bounds get safe ones
      return fc.integer({
        min: Math.max(schema.minimum ?? -1e9, -1e9),
        max: Math.min(schema.maximum ?? 1e9, 1e9),
      })
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true })
    case 'null':
      return fc.constant(null)
    default:
      if (schema.format === 'uuid') return fc.uuid()
      if (schema.format === 'date') return ourDates.map((date) => date.toISOString().slice(0, 10))
      if (schema.format === 'date-time') return ourDates.map((date) => date.toISOString())
      return texts(schema).map((text) => text.trim()) // as they are stored
  }
}

const texts = ({ pattern }: JsonSchema) =>
  // Unicode classes are too large to generate
  pattern && !pattern.includes('\\p{')
    ? fc.stringMatching(new RegExp(pattern, 'u'))
    : fc.oneof(fc.string({ unit: 'grapheme' }), fc.constant('info@sohbet.test'))

/** Our schemas accept years of four digits only. */
const ourDates = fc.date({
  min: new Date('2000-01-01'),
  max: new Date('2099-12-31'),
  noInvalidDate: true,
})

const route = { method: 'GET', url: '/' }

const inJson = [...endpoints].filter(([, { binary }]) => binary === undefined)

test.each(inJson)('the fast reply of %s equals the checked one', (_, { reply }) => {
  const fast = fastSerializerCompiler({ schema: reply, ...route })
  const strict = strictSerializerCompiler({ schema: reply, ...route })
  fc.assert(
    fc.property(values(z.toJSONSchema(reply)), (data) => {
      fc.pre(reply.safeParse(data).success)
      expect(JSON.parse(fast(data))).toEqual(JSON.parse(strict(data)))
    }),
    { numRuns: tries(100, 20) },
  )
})

test('the fast reply leaves out fields that the schema does not name', () => {
  const write = fastSerializerCompiler({ schema: z.object({ shown: z.string() }), ...route })
  expect(write({ shown: 'a', hidden: 'b' })).toBe('{"shown":"a"}')
})
