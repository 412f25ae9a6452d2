import type { CachedValue } from './cached-value.ts'
import type { Rendered } from './page-sender.ts'

/** Renders a file again only after its value has changed. */
export function renderedOf<Value>(
  { current }: Pick<CachedValue<Value>, 'current'>,
  make: (value: Value) => Rendered,
): () => Rendered {
  let shown: { value: Value; page: Rendered } | undefined
  return () => {
    const value = current()
    if (shown?.value !== value) shown = { value, page: make(value) }
    return shown.page
  }
}
