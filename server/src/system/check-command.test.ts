import { expect, onTestFinished, test } from 'vitest'
import { startChild } from '../testing/apps/child-app.ts'
import { program } from '../testing/apps/programs.ts'
import { startMailServer } from '../testing/providers/mail-server.ts'

async function checkMail(env: Record<string, string>, ...args: string[]) {
  const child = startChild([...program('check'), 'mail', ...args], {
    env: { PATH: process.env['PATH'], MAIL_FROM: 'School <mail@school.test>', ...env },
  })
  const { code } = await child.ended()
  return { code, said: child.lines.join('\n'), errors: child.errors() }
}

test('`npm run check -- mail` sends a test mail to the given address', async () => {
  const server = await startMailServer()
  onTestFinished(server.stop)
  const result = await checkMail({ SMTP_URL: server.url }, 'owner@school.test')
  expect(result).toMatchObject({ code: 0, errors: '' })
  expect(server.find('owner@school.test', /the school’s mail works/)).toHaveLength(1)
})

test('`npm run check -- mail` names the reason when the server does not take the mail', async () => {
  const result = await checkMail(
    { SMTP_URL: 'smtp://school:hidden-password@127.0.0.1:1' },
    'owner@school.test',
  )
  expect(result.code).toBe(1)
  expect(result.errors).toContain('ECONNREFUSED')
  expect(result.errors).toContain('Check host and port in SMTP_URL')
  expect(result.said + result.errors).not.toContain('hidden-password')
})
