import type { FastifyInstance } from 'fastify'
import type { Board } from './board.ts'

/** Reads what stands there now, and follows it until the app closes. */
export async function followBoard(app: FastifyInstance, board: Board<unknown>): Promise<void> {
  await board.refresh()
  const watching = board.watch(app.log)
  app.addHook('onClose', () => watching.stop())
}
