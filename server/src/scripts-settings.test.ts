import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freshClone } from './testing/apps/fresh-clone.ts'

const show = [
  '--input-type=module',
  '--eval',
  `(await import('./scripts/lib/settings.mjs')).readSettings()
   console.log(process.env.PORT, process.env.S3_BUCKET)`,
]

/** A clone with files that may hold settings. */
async function cloneWith(files: Record<string, string>) {
  const clone = await freshClone()
  await mkdir(join(clone.folder, 'data'))
  for (const [path, text] of Object.entries(files)) await writeFile(join(clone.folder, path), text)
  return {
    ...clone,
    shown: async (env: Record<string, string> = {}) => (await clone.run(show, env).ended).output,
  }
}

test('settings come from the data folder before the checkout, and from the process before both', async () => {
  const checkoutOnly = await cloneWith({ '.env': 'PORT=3001\nS3_BUCKET="one-bucket" # ours' })
  expect(await checkoutOnly.shown()).toBe('3001 one-bucket\n')
  expect(await checkoutOnly.shown({ PORT: '3009' })).toBe('3009 one-bucket\n')
  expect(await checkoutOnly.shown({ S3_BUCKET: '' })).toBe('3001 \n')

  const both = await cloneWith({ '.env': 'PORT=3001', 'data/sohbet.env': 'PORT=3002' })
  expect(await both.shown()).toBe('3002 undefined\n')
})

test('SOHBET_ENV_FILE names another file, and an empty value names none', async () => {
  const clone = await cloneWith({ '.env': 'PORT=3001', other: 'PORT=3003' })
  expect(await clone.shown({ SOHBET_ENV_FILE: 'other' })).toBe('3003 undefined\n')
  expect(await clone.shown({ SOHBET_ENV_FILE: '' })).toBe('undefined undefined\n')
  expect(await clone.shown({ SOHBET_ENV_FILE: 'lost' })).toBe(
    'SOHBET_ENV_FILE names lost, and there is no such file\n',
  )
})

test.each([['start.mjs'], ['server-command.mjs', 'create-admin', 'a@school.example'], ['dev.mjs']])(
  '%s refuses wrong settings before it installs or builds',
  async (script, ...args) => {
    const clone = await cloneWith({ '.env': 'PORT=eighty' })
    const { code, output } = await clone.run([`scripts/${script}`, ...args], {
      NODE_ENV: 'production',
    }).ended
    expect({ code, lines: output.split('\n') }).toEqual({
      code: 1,
      lines: [
        'The configuration is not valid:',
        '  PORT: must be a port number from 0 to 65535',
        ...['SESSION_SECRET', 'PUBLIC_URL', 'SMTP_URL', 'MAIL_FROM'].map(
          (name) => `  ${name}: must be set in production`,
        ),
        `Settings are also read from ${join(clone.folder, '.env')}`,
        '',
      ],
    })
    expect(clone.npmRan()).toBe(false)
  },
)
