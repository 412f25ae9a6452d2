import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { startTestApp } from '../testing/apps/test-app.ts'

test('answers clients that connected before the stop, and does not wait for silent ones', async () => {
  const { app, stop } = await startTestApp()
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const open = () => connect(Number(port), '127.0.0.1')
  const silent = open()
  const sockets = Array.from({ length: 50 }, open)
  await Promise.all([silent, ...sockets].map((socket) => once(socket, 'connect')))
  for (const socket of sockets) socket.write('GET /healthz HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n')
  const answers = Promise.all(sockets.map((socket) => text(socket)))
  await stop()
  // Done, or refused because it came too late
  expect((await answers).filter((answer) => !/^HTTP\/1\.1 (?:200|503) /.test(answer))).toEqual([])
  expect((await answers).filter((answer) => answer.startsWith('HTTP/1.1 200'))).not.toEqual([])
})

test('does not wait for a client that began a second request and stopped sending', async () => {
  const { app, stop } = await startTestApp()
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const socket = connect(Number(port), '127.0.0.1')
  socket.write('GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n')
  await once(socket, 'data')
  socket.write('GET /healthz HTTP/1.1\r\nx-')
  socket.on('error', () => undefined)
  const closed = once(socket, 'close')
  await stop()
  await closed
  expect(socket.destroyed).toBe(true)
})
