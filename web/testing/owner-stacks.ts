import * as React from 'react'

/** The part of React's development build that counts the stack traces it has taken in this second. */
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
)

/**
 * React's development build takes a stack trace for each element, for tools that no test uses: a fifth of the time of
 * screen tests. It takes no more than 10,000 in a second, so it takes none when the count is always higher. Without
 * this counter in a later React, tests are slower.
 */
export function omitOwnerStacks(): void {
  if (typeof internals !== 'object' || internals === null) return
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set(count: number) {
      void count
    },
    configurable: true,
  })
}
