import { expect, test } from 'vitest'
import { askStep, fillStep, type Terminal } from './ask.ts'
import { stepsFor, type Answers, type StepName } from './questions.ts'

const stepOf = (name: StepName) => {
  const step = stepsFor('/srv/sohbet').find((one) => one.name === name)
  if (!step) throw new Error('there is no such step')
  return step
}

/** A person who types these lines, and what the terminal showed. */
function personWho(...lines: string[]) {
  const shown: string[] = []
  const terminal: Terminal = {
    say: (line) => void shown.push(line),
    async ask(prompt, { isSecret = false } = {}) {
      const typed = lines.shift()
      if (typed === undefined) throw new Error(`nobody answers: ${prompt}`)
      shown.push(`${prompt}${isSecret ? '' : typed}`)
      return typed
    },
  }
  return { terminal, shown, left: lines }
}

async function answered(name: StepName, before: Answers, ...lines: string[]) {
  const person = personWho(...lines)
  const answers = await askStep(person.terminal, stepOf(name), before)
  expect(person.left).toEqual([])
  return { answers, shown: person.shown }
}

test('a domain becomes an address, and a wrong answer is asked again', async () => {
  const { answers, shown } = await answered('school', {}, 'http://school.example', 'school.example')
  expect(answers).toEqual({ PUBLIC_URL: 'https://school.example' })
  expect(shown[2]).toBe('  It must be a domain, or an address such as https://school.example.')
})

test('Enter takes the old answer, and a secret is not shown', async () => {
  const old = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
  const { answers, shown } = await answered('stripe', old, '', 'whsec_2')
  expect(answers).toEqual({ STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_2' })
  expect(shown.join('\n')).toContain('Secret key of Stripe [as before] (- for none): ')
  expect(shown.join('\n')).not.toMatch(/sk_live|whsec/)
})

test('the password of an old address is not shown', async () => {
  const DATABASE_URL = 'postgres://okul:s3cret%40@localhost/okul'
  const { answers, shown } = await answered('database', { DATABASE_URL }, '')
  expect(answers).toEqual({ DATABASE_URL })
  expect(shown[1]).toContain('[postgres://okul:…@localhost/okul]')
})

test('a minus empties an optional answer, and what depends on it is not asked', async () => {
  const { answers } = await answered('iyzico', { IYZICO_API_KEY: 'api-key-1' }, '-')
  expect(answers).toEqual({ IYZICO_API_KEY: '' })
})

test.each([
  [
    ['mail.example', 'okul@school.example', 'p@ss:w/rd'],
    'smtps://okul%40school.example:p%40ss%3Aw%2Frd@mail.example:465',
  ],
  [['mail.example:587', 'okul', 'x'], 'smtp://okul:x@mail.example:587?requireTLS=true'],
  [['localhost:25', ''], 'smtp://localhost:25'],
  [['smtps://a:b@mail.example'], 'smtps://a:b@mail.example'],
])('a mail server is asked for part by part: %j', async (lines, expected) => {
  const { answers } = await answered('mail', {}, ...lines, 'School <mail@school.example>', '', '')
  expect(answers).toEqual({
    SMTP_URL: expected,
    MAIL_FROM: 'School <mail@school.example>',
    SCHOOL_EMAIL: 'mail@school.example',
    SETUP_TEST_MAIL_TO: 'mail@school.example',
  })
})

test('without a person the fallbacks are taken and every missing answer is named', () => {
  const machine = fillStep(stepOf('machine'), { PUBLIC_URL: 'https://school.example', DATA_DIR: 'relative' })
  expect(machine.answers).toMatchObject({
    PORT: '3000',
    SETUP_USER: 'sohbet',
    SETUP_CERTIFICATE: '/etc/letsencrypt/live/school.example/fullchain.pem',
    SETUP_CERTIFICATE_KEY: '/etc/letsencrypt/live/school.example/privkey.pem',
  })
  expect(machine.mistakes).toEqual(['  DATA_DIR: must be an absolute path of letters, digits and . _ @ + -'])
  expect(fillStep(stepOf('mail'), {}).mistakes.map((line) => line.split(':')[0])).toEqual([
    '  SMTP_URL',
    '  MAIL_FROM',
  ])
})
