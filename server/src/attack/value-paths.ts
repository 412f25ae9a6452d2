import { z } from 'zod'

export type Path = readonly (string | number)[]

/** Paths to every part of a value: `['zoomTimes', 0, 'hour']`. */
function pathsIn(value: unknown, to: Path = []): Path[] {
  const here = to.length > 0 ? [[...to]] : []
  if (Array.isArray(value)) {
    return [...here, ...value.slice(0, 2).flatMap((item, index) => pathsIn(item, [...to, index]))]
  }
  if (typeof value !== 'object' || value === null || value instanceof Blob) return here
  return [...here, ...Object.entries(value).flatMap(([key, item]) => pathsIn(item, [...to, key]))]
}

/** A copy with another value at a path; missing parents are created. */
export function withAt(value: unknown, [key, ...rest]: Path, put: unknown): unknown {
  if (key === undefined) return put
  if (typeof key === 'number') {
    const items: unknown[] = Array.isArray(value) ? value : []
    return Object.assign([...items], { [key]: withAt(items[key], rest, put) })
  }
  const fields: Record<string, unknown> = Object(value)
  return { ...fields, [key]: withAt(fields[key], rest, put) }
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((at, key) => z.record(z.string(), z.unknown()).parse({ ...Object(at) })[key], value)

type Node = Record<string, unknown>

const known = new WeakMap<z.ZodType, Node>()

function schemaOf(schema: z.ZodType | undefined): Node {
  if (!schema) return {}
  const node = known.get(schema) ?? { ...z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) }
  known.set(schema, node)
  return node
}

const nodes = (value: unknown): Node[] => (Array.isArray(value) ? value.map((one) => Object(one)) : [])

/** A schema node and all its alternatives. */
const formsOf = (node: Node): Node[] => [
  node,
  ...['anyOf', 'oneOf', 'allOf'].flatMap((key) => nodes(node[key]).flatMap(formsOf)),
]

const fieldsAt = (node: Node): Record<string, Node> =>
  Object.fromEntries(formsOf(node).flatMap(({ properties }) => Object.entries<Node>(Object(properties))))

const itemAt = (node: Node): Node | undefined =>
  formsOf(node).flatMap(({ items, prefixItems }) => [
    ...(items ? [Object(items)] : []),
    ...nodes(prefixItems),
  ])[0]

const texts: Record<string, string> = {
  uuid: '00000000-0000-4000-8000-000000000000',
  email: 'somebody@example.test',
  date: '2026-03-02',
  'date-time': '2026-03-02T09:00:00.000Z',
  uri: 'https://example.test/',
}
const atLeast = z.number().catch(1)

/** A value that a field accepts. */
function exampleOf(node: Node): unknown {
  const forms = formsOf(node)
  const word = forms.flatMap((form) => ('const' in form ? [form['const']] : nodesOrWords(form['enum'])))[0]
  if (word !== undefined) return word
  const form = forms.find(({ type }) => type !== undefined && type !== 'null') ?? {}
  switch (form['type']) {
    case 'object':
      return Object.fromEntries(
        Object.entries(fieldsAt(form)).map(([name, field]) => [name, exampleOf(field)]),
      )
    case 'array':
      return [exampleOf(itemAt(form) ?? {})]
    case 'number':
    case 'integer':
      // An integer without a minimum has the smallest safe integer
      return Math.max(-1, atLeast.parse(form['minimum']))
    case 'boolean':
      return true
    default:
      return texts[String(form['format'])] ?? 'a'.repeat(Math.max(1, atLeast.parse(form['minLength'])))
  }
}
const nodesOrWords = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** Completes a value with every field of its schema, and with one item in empty lists. */
function filled(node: Node, value: unknown): unknown {
  if (value === undefined || value === null) return exampleOf(node)
  if (Array.isArray(value)) {
    const item = itemAt(node)
    if (!item) return value
    return value.length > 0 ? value.map((one: unknown) => filled(item, one)) : [exampleOf(item)]
  }
  if (typeof value !== 'object' || value instanceof Blob) return value
  const own: Record<string, unknown> = Object(value)
  const fields = fieldsAt(node)
  const names = new Set([...Object.keys(own), ...Object.keys(fields)])
  return Object.fromEntries([...names].map((name) => [name, filled(fields[name] ?? {}, own[name])]))
}

/** `example`: the value there, or a possible one. */
type Place = { path: Path; example: unknown }

/** Every place of a body, including those that its sample leaves out. */
export function placesIn(schema: z.ZodType | undefined, body: unknown): Place[] {
  const all = filled(schemaOf(schema), body)
  return pathsIn(all).map((path) => ({ path, example: valueAt(all, path) }))
}

/** A sample with another value at a place; missing parents are created. */
export function putAt(
  body: unknown,
  { path, schema }: { path: Path; schema: z.ZodType | undefined },
  value: unknown,
): unknown {
  const there = new Set(pathsIn(body).map((one) => one.join('.')))
  const missing = path.map((_, end) => path.slice(0, end + 1)).find((start) => !there.has(start.join('.')))
  if (!missing) return withAt(body, path, value)
  const way = valueAt(filled(schemaOf(schema), body), missing)
  return withAt(withAt(body, missing, way), path, value)
}

/** The names that a call declares at a place. `any` includes fields that the call ignores. */
export function namesAt(schema: z.ZodType | undefined, path: Path, { any = true } = {}): Set<string> {
  const node = path.reduce<Node>(
    (at, key) => (typeof key === 'number' ? itemAt(at) : fieldsAt(at)[key]) ?? {},
    schemaOf(schema),
  )
  const fields = Object.entries(fieldsAt(node)).filter(([, field]) => any || Object.keys(field).length > 0)
  return new Set(fields.map(([name]) => name))
}
