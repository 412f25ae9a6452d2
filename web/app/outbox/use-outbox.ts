import { useSyncExternalStore } from 'react'
import { getOutbox, watchOutbox, type Outbox } from './outbox.ts'

export const useOutbox = (): Outbox => useSyncExternalStore(watchOutbox, getOutbox, getOutbox)
