import { randomBytes } from 'node:crypto'
import type { Answers } from './questions.ts'

/** The env file: what production needs, and the answers, among them all of an earlier file with its secrets. */
export function settingsOf(answers: Answers): Answers {
  const made = {
    NODE_ENV: 'production',
    // nginx on this machine is the only one who may call the app, and the only one it believes
    HOST: '127.0.0.1',
    TRUST_PROXY: 'loopback',
    SESSION_SECRET: randomBytes(48).toString('base64url'),
  }
  return { ...made, ...answers, NODE_ENV: 'production' }
}
