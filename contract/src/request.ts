import type { Endpoint } from './endpoint.ts'

/** What a caller hands over, whatever the call. */
export type Values = { params?: unknown; query?: unknown; body?: unknown }

type Entry = [name: string, value: string | number | boolean | null | undefined]

/** Addresses are made of plain values; the schemas see to that. */
const entries = (part: unknown): Entry[] => (part && typeof part === 'object' ? Object.entries(part) : [])

/** The address of a call under the host: parameters filled in, query appended, what is absent left out. */
export function requestPath({ path }: Pick<Endpoint, 'path'>, { params, query }: Values): string {
  const given = new Map(entries(params))
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = given.get(name)
    if (value === undefined || value === null || value === '') throw new Error(`${path} needs ${name}`)
    return encodeURIComponent(String(value))
  })
  const search = entries(query)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`)
    .join('&')
  return `/api${filled}${search && `?${search}`}`
}
