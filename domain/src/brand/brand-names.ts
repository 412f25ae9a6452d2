import { brandFilePath, type Brand } from './brand.ts'
import type { Language } from '../language.ts'
import { searchFold } from '../search-fold.ts'

/** The name as part of a file name, as in 'sohbet-my-data.json'. */
export const fileNameOf = ({ name }: Pick<Brand, 'name'>): string =>
  searchFold(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '') || 'school'

/** The address of the picture of a shared link. */
export const cardOf = ({ pictures }: Pick<Brand, 'pictures'>, language: Language): string =>
  pictures.card === '' ? `/og-${language}.png` : brandFilePath(pictures.card)

const messengers: Readonly<Record<string, string>> = {
  'wa.me': 'WhatsApp',
  'whatsapp.com': 'WhatsApp',
  't.me': 'Telegram',
  'telegram.me': 'Telegram',
  'signal.me': 'Signal',
  'm.me': 'Messenger',
  'discord.gg': 'Discord',
  'instagram.com': 'Instagram',
}

/** The name of the messenger that a link opens, or else its host. */
export function messengerOf(link: string): string {
  const host = /^https:\/\/([^/?#:]+)/i.exec(link)?.[1]?.toLowerCase() ?? ''
  const known = Object.keys(messengers).find((name) => host === name || host.endsWith(`.${name}`))
  return known === undefined ? host : (messengers[known] ?? host)
}
