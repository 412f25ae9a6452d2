import type { Query } from '@tanstack/react-query'

const freshMs = 10_000

/** The first connection of the stream is a gap too: what was loaded just before it is fresh. */
export const isOld = ({ state }: Pick<Query, 'state'>): boolean => Date.now() - state.dataUpdatedAt > freshMs
