import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'
import { z } from 'zod'

/** A mail server that refuses mails, quoting the address or the content. */
export async function startRefusingMailServer(at: 'RCPT TO' | 'DATA') {
  const no = (words: string) => Object.assign(new Error(words), { responseCode: 550 })
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _, done) =>
      done(at === 'RCPT TO' ? no(`5.1.1 <${address}>: no such user`) : undefined),
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const [line = ''] = Buffer.concat(chunks).toString().split('\r\n\r\n').slice(1)
        done(no(`5.7.1 <${envelope.rcptTo[0]?.address}>: looks like spam: ${line.slice(0, 200)}`))
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = z.object({ port: z.number() }).parse(server.server.address())
  return {
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}
