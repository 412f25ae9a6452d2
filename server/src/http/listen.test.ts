import { once } from 'node:events'
import { createServer } from 'node:net'
import fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { listen } from './listen.ts'

function app() {
  const made = fastify()
  onTestFinished(() => made.close())
  return made
}

test('returns the port that the system chose', async () => {
  expect(await listen(app(), { port: 0, host: 'localhost' })).toBeGreaterThan(0)
})

test('names a port in use and closes the app', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  const failing = app()
  const closed = vi.fn<() => void>()
  failing.addHook('onClose', async () => closed())
  await expect(listen(failing, { port, host: '127.0.0.1' })).rejects.toThrow(
    `Port ${port} is in use; set PORT to another`,
  )
  expect(closed).toHaveBeenCalledOnce()
})

test('names an address that the machine does not have', async () => {
  await expect(listen(app(), { port: 0, host: '203.0.113.1' })).rejects.toThrow(
    'This machine does not have the address 203.0.113.1; set HOST to another',
  )
})

test('names a port that the user may not take', async () => {
  const refusing = app()
  refusing.listen = () => Promise.reject(Object.assign(new Error('listen'), { code: 'EACCES' }))
  await expect(listen(refusing, { port: 80, host: 'localhost' })).rejects.toThrow(
    'This user may not listen on port 80; set PORT to 1024 or more',
  )
})
