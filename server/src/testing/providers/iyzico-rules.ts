import type { IncomingHttpHeaders } from 'node:http'
import { authorizationOf, type IyzicoKeys } from '../../adapters/payments/iyzico/signatures.ts'

export type IyzicoCall = { method: string; path: string; body: string; params: unknown }
export type Failure = { code: string; message: string; group?: string }

export const failure = (code: string, message: string, group?: string): Failure => ({
  code,
  message,
  ...(group && { group }),
})

export const isFailure = (answer: object): answer is Failure => 'code' in answer

/** A value inside a parsed body, by its path. */
export function valueAt(params: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null && key in value
          ? Object.entries(value).find(([name]) => name === key)?.[1]
          : undefined,
      params,
    )
}
export const textAt = (params: unknown, path: string): string => {
  const value = valueAt(params, path)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** Hundredths, or NaN for what iyzico does not take for money. */
export function hundredths(text: string): number {
  return /^\d+(\.\d{1,2}0*)?$/.test(text) ? Math.round(Number(text) * 100) : Number.NaN
}

/** Why iyzico would not even look at a call. */
export function refusalOfKeys(
  headers: IncomingHttpHeaders,
  { path, body }: IyzicoCall,
  keys: IyzicoKeys,
): Failure | undefined {
  const [scheme, encoded = ''] = (headers.authorization ?? '').split(' ')
  const parts = Buffer.from(encoded, 'base64').toString().split('&')
  const partOf = (name: string) =>
    parts.find((part) => part.startsWith(`${name}:`))?.slice(name.length + 1) ?? ''
  if (scheme !== 'IYZWSv2' || partOf('apiKey') !== keys.apiKey)
    return failure('1001', 'api bilgileri bulunamadı')
  const right = authorizationOf(keys, { randomKey: partOf('randomKey'), path, body })
  return headers.authorization === right ? undefined : failure('1000', 'Geçersiz imza')
}

/** Fields without which iyzico opens no form, and the code of its refusal. */
const required: readonly [path: string, code: string][] = [
  ['buyer.email', '3'],
  ['buyer.identityNumber', '8'],
  ['callbackUrl', '23'],
  ...[
    'price',
    'paidPrice',
    'buyer.id',
    'buyer.name',
    'buyer.surname',
    'buyer.registrationAddress',
    'buyer.city',
    'buyer.country',
    'buyer.ip',
    'billingAddress.contactName',
    'billingAddress.address',
    'billingAddress.city',
    'billingAddress.country',
  ].map((path): [string, string] => [path, '24']),
]
const requiredOfItem = ['id', 'name', 'category1', 'itemType', 'price']

const instalmentNumbers = new Set([1, 2, 3, 6, 9, 12])

/** Why iyzico would refuse to open a form. */
export function refusalOfForm(params: unknown, { allowsHttp }: { allowsHttp: boolean }): Failure | undefined {
  const missing = required.find(([path]) => textAt(params, path).trim() === '')
  if (missing) return failure(missing[1], `${missing[0]} gönderilmesi zorunludur`)
  if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(textAt(params, 'buyer.email')))
    return failure('5', 'email hatalı formatta gönderilmiştir')
  const identity = textAt(params, 'buyer.identityNumber')
  if (identity.length < 5) return failure('10', 'identityNumber en az 5 karakter olmalıdır')
  if (identity.length > 50) return failure('9', 'identityNumber en fazla 50 karakter olmalıdır')
  const callback = textAt(params, 'callbackUrl')
  if (!callback.startsWith('https://') && !(allowsHttp && callback.startsWith('http://localhost')))
    return failure('11', 'Geçersiz istek')
  return refusalOfBasket(params) ?? refusalOfInstalments(valueAt(params, 'enabledInstallments'))
}

function refusalOfBasket(params: unknown): Failure | undefined {
  const items = valueAt(params, 'basketItems')
  if (!Array.isArray(items) || items.length === 0) return failure('24', 'basketItems gönderilmesi zorunludur')
  for (const name of requiredOfItem)
    if (items.some((item) => textAt(item, name) === ''))
      return failure('24', `basketItems.${name} gönderilmesi zorunludur`)
  const prices = items.map((item) => hundredths(textAt(item, 'price')))
  const [price, paid] = [hundredths(textAt(params, 'price')), hundredths(textAt(params, 'paidPrice'))]
  if ([price, paid, ...prices].some((amount) => !(amount > 0))) return failure('11', 'Geçersiz istek')
  if (prices.reduce((sum, amount) => sum + amount, 0) !== price)
    return failure('5062', 'Gönderilen tutar tüm kırılımların toplam tutarına eşit olmalıdır')
  if (!['VIRTUAL', 'PHYSICAL'].includes(textAt(items[0], 'itemType'))) return failure('11', 'Geçersiz istek')
  if (!['', 'TRY', 'USD', 'EUR', 'GBP'].includes(textAt(params, 'currency')))
    return failure('11', 'Geçersiz istek')
  return undefined
}

function refusalOfInstalments(numbers: unknown): Failure | undefined {
  if (numbers === undefined) return undefined
  const isRight =
    Array.isArray(numbers) &&
    numbers.every((number) => typeof number === 'number' && instalmentNumbers.has(number))
  return isRight ? undefined : failure('11', 'Geçersiz istek')
}
