import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'
import { z } from 'zod'

type ReceivedMail = { to: string; text: string }

/** A mail server that takes every mail. */
export async function startMailServer() {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const text = decoded(Buffer.concat(chunks).toString())
        received.push(...envelope.rcptTo.map(({ address }) => ({ to: address, text })))
        done()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = z.object({ port: z.number() }).parse(server.server.address())
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** What a pattern finds in the mails to an address, the newest first. */
    find: (to: string, pattern: RegExp): string[] =>
      received
        .filter((mail) => mail.to === to)
        .toReversed()
        .flatMap(({ text }) => pattern.exec(text)?.[0] ?? []),
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}

/** The bytes of a mail as text: quoted-printable lines are joined and their codes replaced; base64 parts stay. */
function decoded(mail: string): string {
  const bytes = mail
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
