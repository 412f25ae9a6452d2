import type { Language } from '../language.ts'

type Contact = { email: string; phone: string }
type InBoth = Readonly<Record<Language, string>>

/** How a school appears on pages, in mails and on papers. */
export type Brand = {
  name: string
  /** One sentence about the school, for search engines and the installed app. */
  tagline: InBoth
  /** The last line of pages, mails and receipts; empty for none. */
  footer: InBoth
  /** Shown to visitors and learners; empty for the address and number of the school's details. */
  contactEmail: string
  contactPhone: string
  /** A chat such as WhatsApp or Telegram; empty for none. */
  messagingLink: string
  /** Colour of actions, as #rrggbb. */
  primary: string
  /** Colour of links and choices, as #rrggbb. */
  accent: string
  /** Whether the name stands beside the logo. */
  showsName: boolean
  pictures: BrandPictures
}

/** Names of files; an empty one is the product's own picture, or none. */
export type BrandPictures = {
  /** Uploaded by the school. */
  logo: string
  /** Width of the logo by its height. */
  logoRatio: number
  ownIcon: string
  ownCard: string
  /** Made by the server from the uploads, or drawn from name and colours. */
  mailLogo: string
  favicon: string
  appleIcon: string
  smallIcon: string
  largeIcon: string
  card: string
}

/** Pictures that a school can upload. */
export const brandPictureKinds = ['logo', 'icon', 'card'] as const
export type BrandPictureKind = (typeof brandPictureKinds)[number]

/** The brand of a school that has set none. */
export const defaultBrand: Brand = {
  name: 'Sohbet',
  tagline: { en: 'Street-London English, spoken.', tr: 'Sokakta konuşulan Londra İngilizcesi.' },
  footer: { en: '', tr: '' },
  contactEmail: '',
  contactPhone: '',
  messagingLink: '',
  primary: '#c8201b',
  accent: '#14587a',
  showsName: true,
  pictures: {
    logo: '',
    logoRatio: 1,
    ownIcon: '',
    ownCard: '',
    mailLogo: '',
    favicon: '',
    appleIcon: '',
    smallIcon: '',
    largeIcon: '',
    card: '',
  },
}

/** Where a file of the brand is served. */
export const brandFilePath = (name: string): string => `/api/brand/files/${name}`

const orOwn = (name: string, own: string) => (name === '' ? own : brandFilePath(name))

/** The addresses of the icons. */
export const iconsOf = ({ pictures }: Pick<Brand, 'pictures'>) => ({
  favicon: orOwn(pictures.favicon, '/favicon.svg'),
  /** For browsers that show no SVG here. */
  oldFavicon: orOwn(pictures.favicon, '/favicon.ico'),
  apple: orOwn(pictures.appleIcon, '/apple-touch-icon.png'),
  small: orOwn(pictures.smallIcon, '/icon-192.png'),
  large: orOwn(pictures.largeIcon, '/icon-512.png'),
})

/** The address and number that visitors and learners use. */
export const contactOf = (
  school: Contact,
  { contactEmail, contactPhone }: Pick<Brand, 'contactEmail' | 'contactPhone'>,
): Contact => ({
  email: contactEmail || school.email,
  phone: contactPhone || school.phone,
})

/** The build writes these into the pages of the app, and the server replaces them. */
export const brandPlaceholders = {
  name: '__BRAND_NAME__',
  data: '__BRAND_DATA__',
  style: '__BRAND_STYLE__',
  favicon: '__BRAND_FAVICON__',
  oldFavicon: '__BRAND_OLD_FAVICON__',
  apple: '__BRAND_APPLE_ICON__',
} as const

/** The paper of the theme, as in web/app/theme/tokens.css. */
export const paper = { light: '#faf6ee', dark: '#171512' } as const
