import type { FastifyInstance } from 'fastify'
import { CannotStart } from '../db/embedded/cannot-start.ts'

/** Listens, or throws the reason why it cannot as one sentence. Returns the port, which the system chooses for 0. */
export async function listen(
  app: FastifyInstance,
  { port, host }: { port: number; host: string },
): Promise<number> {
  await app.listen({ port, host }).catch(async (error: unknown) => {
    await app.close() // what it reads regularly would fail once the database is closed
    throw withPlainReason(error, { port, host })
  })
  const [address] = app.addresses()
  return typeof address === 'object' ? address.port : port
}

function withPlainReason(error: unknown, { port, host }: { port: number; host: string }): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'EADDRINUSE') return new CannotStart(`Port ${port} is in use; set PORT to another`)
  if (code === 'EACCES')
    return new CannotStart(`This user may not listen on port ${port}; set PORT to 1024 or more`)
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(code))
    return new CannotStart(`This machine does not have the address ${host}; set HOST to another`)
  return error
}
