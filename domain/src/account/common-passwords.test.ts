import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

test.each(['123456', 'password', 'PassWord1', 'galatasaray', 'qwerty123', 'sifre123'])(
  'refuses the common password %s',
  (password) => {
    expect(isCommonPassword(password)).toBe(true)
  },
)

test.each(['sohbet-demo', 'çay bardağı', 'seven red buses', ''])(
  'accepts the uncommon password %s',
  (password) => {
    expect(isCommonPassword(password)).toBe(false)
  },
)
