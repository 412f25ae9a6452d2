import { createServer, connect as openSocket, type Server, type Socket } from 'node:net'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from '../../db/connect.ts'
import { createTestDatabase } from './database.ts'
import { quiet } from '../quiet.ts'

const socketName = ({ port = 5432 }: { port?: number }) => `.s.PGSQL.${port}`

/** A test database behind a connection that the test can cut and restore. */
export async function createBreakableDatabase() {
  const real = await createTestDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'sohbet-wire-'))
  const open = new Set<Socket>()
  let wire: Server

  async function mend() {
    wire = createServer((near) => {
      const far = openSocket(join(real.connection.host, socketName(real.connection)))
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        open.add(one)
        one.on('error', () => other.destroy()).on('close', () => open.delete(one))
        one.pipe(other)
      }
    })
    await new Promise<void>((resolve) => void wire.listen(join(folder, socketName(real.connection)), resolve))
  }

  async function cut() {
    const closed = new Promise((resolve) => wire.close(resolve))
    for (const socket of open) socket.destroy()
    await closed
  }

  await mend()
  const { db, pool, close } = connect({ ...real.connection, host: folder }, { log: quiet, max: 5 })
  return {
    ...real,
    db,
    pool,
    close,
    cut,
    mend,
    async drop() {
      await close()
      await cut()
      await real.drop()
      await rm(folder, { recursive: true })
    },
  }
}
