import * as React from 'react'

const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
)

/**
 * React's development build writes down the call stack of every element it makes, up to a number that it counts here.
 * Nobody reads them in a test that passes, and they take an eighth of its time.
 */
export function withoutOwnerStacks(): void {
  if (typeof internals !== 'object' || internals === null) return
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => {},
    configurable: true,
  })
}
