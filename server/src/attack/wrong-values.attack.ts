import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { badValues, badWords } from './bad-values.ts'
import { aShooter, everyCall, shoot, takesJson, type Answer } from './every-call.ts'
import { missingHeaders } from './headers.ts'
import { namesAt, placesIn, putAt, type Path } from './value-paths.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

const holder = '\u0001here'

/** Faults of a reply to nonsense: it may refuse or ignore it, never fail. */
function faultsOf(what: string, answer: Answer | undefined): string[] {
  if (!answer) return []
  const faults = missingHeaders(answer).map((header) => `${what}: no ${header}`)
  if (answer.status >= 500) faults.push(`${what}: ${answer.status}`)
  return faults
}

const isSuccess = (answer: Answer | undefined) => answer !== undefined && answer.status < 300

test.each(everyCall.filter(takesJson))('$name: any field may hold any value', async (call) => {
  const faults: string[] = []
  const schema = call.endpoint.body
  let shooter = await aShooter(server, call)
  const whole: Path = []
  for (const path of [whole, ...placesIn(schema, shooter.values.body).map((place) => place.path)]) {
    for (const value of badValues) {
      const held = JSON.stringify(putAt(shooter.values.body, { path, schema }, holder))
      const body = held.replace(JSON.stringify(holder), () => value)
      const answer = await shoot(server, call.endpoint, { ...shooter, body })
      faults.push(...faultsOf(`${path.join('.')} = ${value.slice(0, 60)}`, answer))
      // The call may have changed its own preconditions
      if (isSuccess(answer)) shooter = await aShooter(server, call)
    }
  }
  expect(faults).toEqual([])
})

test.each(everyCall.filter(({ endpoint }) => endpoint.upload))(
  '$name: any form field may hold any value',
  async (call) => {
    const faults: string[] = []
    let { values, headers } = await aShooter(server, call)
    const names = new Set([...namesAt(call.endpoint.body, []), 'unheardOf', '__proto__'])
    for (const name of names) {
      for (const word of [undefined, '', ...badWords]) {
        const others = Object.entries(Object(values.body)).filter(([key]) => key !== name)
        const body = Object.fromEntries(word === undefined ? others : [...others, [name, word]])
        const { status, headers: sent } = await server.send(call.endpoint, { ...values, body }, headers)
        faults.push(...faultsOf(`${name} = ${word?.slice(0, 60)}`, { status, headers: sent, text: '' }))
        if (status < 300) ({ values, headers } = await aShooter(server, call))
      }
    }
    expect(faults).toEqual([])
  },
)

const parts = ['params', 'query'] as const
const inAddress = everyCall.filter(({ endpoint }) => endpoint.params ?? endpoint.query)

test.each(inAddress)('$name: any part of its URL may be anything', async (call) => {
  const faults: string[] = []
  let shooter = await aShooter(server, call)
  for (const part of parts) {
    for (const key of namesAt(call.endpoint[part], [])) {
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

test.each(everyCall.filter(takesJson))('$name: refuses broken, deep and huge bodies', async (call) => {
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
