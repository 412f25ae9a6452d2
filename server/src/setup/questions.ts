import { dirname, join } from 'node:path'
import { addressOf, variables, type VariableName } from '../config/variables.mjs'
import { completeMailServer, type Ask } from './mail-server.ts'

/** Answers by the name of the variable. */
export type Answers = Record<string, string>

export type Question = {
  name: string
  ask: string
  /** Without an answer the question is left out of the env file. */
  isOptional?: boolean
  /** Is not shown while it is typed. */
  isSecret?: boolean
  /** Whether the answers so far make it necessary. */
  isAsked?: (answers: Answers) => boolean
  fallback?: (answers: Answers) => string | undefined
  /** Turns what people type into the value. */
  tidy?: (text: string) => string
  /** Asks for what is missing in what a person typed. */
  complete?: (typed: string, ask: Ask) => Promise<string>
  fits: (text: string) => boolean
  expected: string
}

export type Step = { name: StepName; title: string; questions: Question[] }
export type StepName = 'school' | 'database' | 'mail' | 'iyzico' | 'stripe' | 'machine'

/** Names that only the recipe reads. */
export const own = {
  testMailTo: 'SETUP_TEST_MAIL_TO',
  user: 'SETUP_USER',
  certificate: 'SETUP_CERTIFICATE',
  certificateKey: 'SETUP_CERTIFICATE_KEY',
} as const

const ofVariable = (name: VariableName, ask: string, more: Partial<Question> = {}): Question => ({
  name,
  ask,
  ...variables[name],
  ...more,
})

/** Paths go into files of systemd and nginx, which have their own signs for quotes and variables. */
const isPlainPath = (text: string) => /^\/[\w./@+-]+$/.test(text)
const path = { fits: isPlainPath, expected: 'must be an absolute path of letters, digits and . _ @ + -' }

const isSchoolAddress = (text: string) => {
  if (!URL.canParse(text)) return false
  const { protocol, pathname, search, hash, port } = new URL(text)
  return protocol === 'https:' && `${pathname}${search}${hash}${port}` === '/'
}

export function hostOf({ PUBLIC_URL: address = '' }: Answers): string {
  return URL.canParse(address) ? new URL(address).hostname : ''
}

/** All questions in their order. A step is checked when its questions are answered. */
export const stepsFor = (checkout: string): Step[] => [
  {
    name: 'school',
    title: 'The school',
    questions: [
      ofVariable('PUBLIC_URL', 'Domain of the school, such as school.example', {
        tidy: (text) => (text.includes('://') ? text : `https://${text}`).replace(/\/$/, ''),
        fits: isSchoolAddress,
        expected: 'must be a domain, or an address such as https://school.example',
      }),
    ],
  },
  {
    name: 'database',
    title: 'The database',
    questions: [
      ofVariable('DATABASE_URL', 'PostgreSQL 18 server, postgres://user:password@host/database', {
        isOptional: true,
        isSecret: true,
      }),
    ],
  },
  {
    name: 'mail',
    title: 'Mail',
    questions: [
      ofVariable('SMTP_URL', 'Mail server, such as mail.example or smtps://user:password@host', {
        isSecret: true,
        complete: completeMailServer,
      }),
      ofVariable('MAIL_FROM', 'Sender, such as School <mail@school.example>'),
      ofVariable('SCHOOL_EMAIL', 'Address for messages of the contact page', {
        isOptional: true,
        fallback: ({ MAIL_FROM }) => addressOf(MAIL_FROM),
      }),
      {
        ...variables.SCHOOL_EMAIL,
        name: own.testMailTo,
        ask: 'Address for a test mail',
        isAsked: ({ MAIL_FROM }) => Boolean(MAIL_FROM),
        fallback: ({ SCHOOL_EMAIL }) => SCHOOL_EMAIL,
      },
    ],
  },
  {
    name: 'iyzico',
    title: 'Card payments by iyzico',
    questions: [
      ofVariable('IYZICO_API_KEY', 'API key of iyzico', { isOptional: true }),
      ofVariable('IYZICO_SECRET_KEY', 'Secret key of iyzico', {
        isSecret: true,
        isAsked: ({ IYZICO_API_KEY }) => Boolean(IYZICO_API_KEY),
      }),
    ],
  },
  {
    name: 'stripe',
    title: 'Card payments by Stripe',
    questions: [
      ofVariable('STRIPE_SECRET_KEY', 'Secret key of Stripe', { isOptional: true, isSecret: true }),
      ofVariable('STRIPE_WEBHOOK_SECRET', 'Signing secret of the webhook of Stripe', {
        isSecret: true,
        isAsked: ({ STRIPE_SECRET_KEY }) => Boolean(STRIPE_SECRET_KEY),
      }),
    ],
  },
  {
    name: 'machine',
    title: 'This machine',
    questions: [
      ofVariable('DATA_DIR', 'Folder of the data', { fallback: () => join(checkout, 'data'), ...path }),
      ofVariable('PORT', 'Port of the app, behind nginx', { fallback: () => '3000' }),
      {
        name: own.user,
        ask: 'User that runs the app',
        fallback: () => 'sohbet',
        fits: (text) => /^[a-z_][a-z0-9_-]{0,30}$/.test(text) && text !== 'root',
        expected: 'must be a name such as sohbet, and not root',
      },
      {
        name: own.certificate,
        ask: 'Certificate',
        fallback: (answers) => `/etc/letsencrypt/live/${hostOf(answers)}/fullchain.pem`,
        ...path,
      },
      {
        name: own.certificateKey,
        ask: 'Key of the certificate',
        fallback: (answers) => join(dirname(answers[own.certificate] ?? ''), 'privkey.pem'),
        ...path,
      },
    ],
  },
]
