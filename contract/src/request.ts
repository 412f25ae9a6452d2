import type { Endpoint } from './endpoint.ts'

/** The input of any call. */
export type Values = { params?: unknown; query?: unknown; body?: unknown }

type Entry = [name: string, value: string | number | boolean | null | undefined]

/** The schemas ensure that parameters are plain values. */
const entries = (part: unknown): Entry[] => (part && typeof part === 'object' ? Object.entries(part) : [])

/** The path of a call below the host: parameters filled in, query appended, absent values left out. */
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
