import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { badValues, badWords } from './bad-values.ts'
import { aShooter, everyCall, pathsIn, shoot, takesJson, withAt, type Answer } from './every-call.ts'
import { missingHeaders } from './headers.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

const holder = '\u0001here'

/** What is wrong with an answer to nonsense: it may refuse or do without, never break. */
function faultsOf(what: string, answer: Answer | undefined): string[] {
  if (!answer) return []
  const faults = missingHeaders(answer).map((header) => `${what}: no ${header}`)
  if (answer.status >= 500) faults.push(`${what}: ${answer.status}`)
  return faults
}

const isSuccess = (answer: Answer | undefined) => answer !== undefined && answer.status < 300

test.each(everyCall.filter(takesJson))('$name: any field may hold anything', async (call) => {
  const faults: string[] = []
  let shooter = await aShooter(server, call)
  const paths = pathsIn(shooter.values.body)
  for (const path of [[], ...paths]) {
    for (const value of badValues) {
      const body = JSON.stringify(withAt(shooter.values.body, path, holder)).replace(
        JSON.stringify(holder),
        () => value,
      )
      const answer = await shoot(server, call.endpoint, { ...shooter, body })
      faults.push(...faultsOf(`${path.join('.')} = ${value.slice(0, 60)}`, answer))
      // It did something, perhaps to what it was done with
      if (isSuccess(answer)) shooter = await aShooter(server, call)
    }
  }
  expect(faults).toEqual([])
})

const parts = ['params', 'query'] as const
const inAddress = everyCall.filter(({ endpoint }) => endpoint.params ?? endpoint.query)

test.each(inAddress)('$name: any part of its address may be anything', async (call) => {
  const faults: string[] = []
  let shooter = await aShooter(server, call)
  for (const part of parts) {
    for (const key of Object.keys({ ...fieldsOf(call.endpoint[part]), ...Object(shooter.values[part]) })) {
      for (const word of badWords) {
        const values = { ...shooter.values, [part]: { ...Object(shooter.values[part]), [key]: word } }
        const body = takesJson(call) ? JSON.stringify(values.body) : undefined
        const answer = await shoot(server, call.endpoint, {
          values,
          headers: shooter.headers,
          ...(body !== undefined && { body }),
        })
        faults.push(...faultsOf(`${key} = ${word.slice(0, 60)}`, answer))
        if (isSuccess(answer) && call.endpoint.method !== 'GET') shooter = await aShooter(server, call)
      }
    }
  }
  expect(faults).toEqual([])
})

/** The shape of a schema that is an object, to name the fields that a sample leaves out. */
const fieldsOf = (schema: unknown): object =>
  typeof schema === 'object' && schema !== null && 'shape' in schema ? Object(schema.shape) : {}

test.each(everyCall.filter(takesJson))('$name: broken, deep and huge bodies are refused', async (call) => {
  const shooter = await aShooter(server, call)
  const deep = (levels: number) => `{"a":${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}}`
  const bodies = ['', '{', '"', '[', 'nul', '{"a":1}}', '\ufeff', '{"a":1,}', `{"a":NaN}`]
  for (const body of bodies) {
    expect([body, (await shoot(server, call.endpoint, { ...shooter, body }))?.status]).toEqual([body, 400])
  }
  for (const body of [deep(10_000), deep(100_000)]) {
    expect((await shoot(server, call.endpoint, { ...shooter, body }))?.status).toBeLessThan(500)
  }
  const huge = await shoot(server, call.endpoint, { ...shooter, body: `"${'a'.repeat(1024 * 1024)}"` })
  expect(huge?.status).toBe(413)
})
