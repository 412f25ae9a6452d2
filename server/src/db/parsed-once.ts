import { z } from 'zod'

/**
 * A value that a statement gives as JSON text and that is mostly what it was the last time: read once a text, of the
 * last ones that there were. All who read it share it, so nobody may change it.
 */
export function parsedOnce<Schema extends z.ZodType>(schema: Schema, { keep }: { keep: number }) {
  const known = new Map<string, z.output<Schema>>()
  return z.string().transform((text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    const value = schema.parse(JSON.parse(text))
    if (known.size >= keep) known.clear()
    known.set(text, value)
    return value
  })
}
