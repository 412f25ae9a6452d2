import { getPlayer } from '@sohbet/contract/learning/player'
import type { Bind } from '../context/context.ts'
import { readPlayer } from './player.reads.ts'

export const playerRoutes = (bind: Bind) =>
  bind(getPlayer, (ctx, { params, query }) => readPlayer(ctx, { id: params.id, asked: query.module }))
