import { search } from '@sohbet/contract/core/search'
import type { Bind } from '../context/context.ts'
import { readFound } from './search.reads.ts'

export const searchRoutes = (bind: Bind) => bind(search, (ctx, { query }) => readFound(ctx, query.text))
