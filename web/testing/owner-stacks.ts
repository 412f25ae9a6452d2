import * as React from 'react'

/**
 * In development React takes a stack trace for each of the first 10,000 elements of a second, to name their owner in
 * DevTools and warnings. That takes a tenth of the time of these tests, and only this counter stops it. Warnings
 * still name the component.
 */
export function omitOwnerStacks(): void {
  const internals: unknown = Reflect.get(
    React,
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  )
  Object.defineProperty(Object(internals), 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Infinity,
    set() {},
  })
}
