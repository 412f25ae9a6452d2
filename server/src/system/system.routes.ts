import { getSystem } from '@sohbet/contract/core/system'
import type { Bind } from '../context/context.ts'
import { readSystem } from './system.reads.ts'

export function systemRoutes(bind: Bind) {
  bind(getSystem, readSystem)
}
