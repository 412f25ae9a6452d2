import { brandFilePath, defaultBrand, paper, type Brand } from '@sohbet/domain/brand/brand'
import type { Language } from '@sohbet/domain/language'
import { isMailPlaceholder, mailPlaceholders, type MailText } from '@sohbet/domain/mail-text/mail-text'
import { sampleSchool, senderLines } from '@sohbet/domain/school'
import type { MailContent } from '../adapters/mail/mail.ts'
import { fillHtml, fillPlain, paragraphsOf, type Paragraph } from './fill-text.ts'
import { html, type Html } from './html.ts'
import type { Letter } from './letter.ts'
import { firstTextOf } from './texts/mails.ts'
import { inLanguage } from './words.ts'

const farewells = { en: 'See you soon,', tr: 'Görüşmek üzere,' } as const
const farewell = ({ language, brand }: Parts) => [farewells[language], brand.name]

/** The sender; fromSchool replaces it by the school's own details. */
const sender = ({ language, brand }: Parts) =>
  [...senderLines(sampleSchool), brand.messagingLink, brand.footer[language]].filter((line) => line !== '')

const colours = {
  paper: paper.light,
  ink: '#1c1a17',
  quiet: '#5f584e',
  line: '#e3dac9',
} as const

/** Our dark colours for mail programs that support them; other programs invert by themselves. */
const dark = `@media (prefers-color-scheme: dark) {
  .paper { background: #1c1a17 !important; color: ${paper.light} !important }
  .quiet { color: #b8afa2 !important }
  .line { border-color: #4a443c !important }
}`

/** The longest subject that a mail may have. */
const subjectLength = 300

/**
 * Writes a letter with the school's text and brand, or with those that the product brings. Plain text and HTML are made from
 * the same paragraphs, so that they have the same content.
 */
export const writeMail = (
  { mail, ...letter }: Letter,
  text: MailText = firstTextOf(mail, letter.language),
  brand: Brand = defaultBrand,
): MailContent => ({ kind: mail, ...writeText(letter, text, brand) })

/** Writes any text in the frame of a mail. */
export function writeText(
  { language, values, coachPhoto, ...headers }: Omit<Letter, 'mail'>,
  text: MailText,
  brand: Brand,
): MailContent {
  const known = { ...withLanguage(values, language), school: brand.name }
  const subject = fillPlain(text.subject, known).replaceAll(/\s+/g, ' ').trim().slice(0, subjectLength)
  const parts: Parts = {
    language,
    brand,
    subject: subject || brand.name,
    label: fillPlain(text.button, known),
    body: paragraphsOf(text.body, known),
    notes: paragraphsOf(text.notes, known),
    values: known,
    coachPhoto: ownPicture(coachPhoto),
  }
  return { ...headers, subject: parts.subject, text: writePlain(parts), html: writeHtml(parts) }
}

type Parts = {
  language: Language
  brand: Brand
  subject: string
  /** Of the link. */
  label: string
  body: Paragraph[]
  notes: Paragraph[]
  values: Letter['values']
  /** Empty without one. */
  coachPhoto: string
}

/** Only our own pictures: one of another host would tell that host who reads the mail. */
const ownPicture = (path: string | null | undefined) => (path?.startsWith('/api/images/') ? path : '')

/** Our links open the site in the language of the mail. */
const withLanguage = (values: Letter['values'], language: Language): Letter['values'] =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const isLink = isMailPlaceholder(name) && mailPlaceholders[name] === 'link' && value !== ''
      return [name, isLink ? inLanguage(value, language) : value]
    }),
  )

function writePlain(parts: Parts): string {
  const { label, body, notes, values } = parts
  const written = (paragraph: Paragraph) => {
    if (paragraph.kind === 'code') return `    ${paragraph.value}`
    if (paragraph.kind === 'link') return `${label}:\n${paragraph.value}`
    const mark = paragraph.kind === 'list' ? '- ' : ''
    return paragraph.lines.map((line) => mark + fillPlain(line, values)).join('\n')
  }
  const all = [...[...body, ...notes].map(written), farewell(parts).join('\n'), sender(parts).join('\n')]
  return `${all.join('\n\n')}\n`
}

/** Stands for our own address. */
export const mailOrigin = 'https://school.invalid'

const font = 'font-family:Roboto,Helvetica,Arial,sans-serif'

function writeHtml(parts: Parts): string {
  const { language, brand, subject, label, body, notes, values, coachPhoto } = parts
  const written = (style: Html) => (paragraph: Paragraph) => {
    if (paragraph.kind === 'code') return codeBlock(paragraph.value)
    if (paragraph.kind === 'link') return button({ label, link: paragraph.value, colour: brand.primary })
    const lines = paragraph.lines.map((line) => fillHtml(line, values))
    return paragraph.kind === 'list'
      ? html`<ul ${style}>
          ${lines.map((line) => html`<li>${line}</li>`)}
        </ul>`
      : besidePhoto(
          html`<p ${style}>
            ${lines.map((line, position) => (position === 0 ? line : html`<br />${line}`))}
          </p>`,
          // Only beside the words that name the coach
          paragraph.lines.some((line) => line.includes('{coach}')) ? coachPhoto : '',
        )
  }
  const page = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${subject}</title>
        <style>
          ${html.trusted(dark)}
        </style>
      </head>
      <body class="paper" style="margin:0;padding:0;background:${colours.paper};color:${colours.ink}">
        <div
          class="paper"
          style="background:${colours.paper};color:${colours.ink};${font};font-size:16px;line-height:1.5"
        >
          <div style="max-width:520px;margin:0 auto;padding:32px 24px">
            ${mark(brand)} ${body.map(written(styles.paragraph))} ${notes.map(written(styles.note))}
            <p
              class="quiet line"
              style="margin:28px 0 0;padding:16px 0 0;border-top:1px solid ${colours.line};font-size:14px;color:${colours.quiet}"
            >
              ${farewell(parts).map((line) => html`${line}<br />`)}
            </p>
            <p class="quiet" style="margin:16px 0 0;font-size:13px;color:${colours.quiet}">
              ${sender(parts).map((line) => html`${line}<br />`)}
            </p>
          </div>
        </div>
      </body>
    </html> `
  return page.text
}

/**
 * Mail programs load the photo from our server, as they do the logo. The words beside it name the coach. A program that
 * loads no pictures shows a plain disc.
 */
const besidePhoto = (words: Html, photo: string): Html =>
  photo === ''
    ? words
    : html`<table role="presentation" cellpadding="0" cellspacing="0">
        <tr>
          <td style="padding:0 12px 16px 0;vertical-align:middle">
            <img
              src="${mailOrigin}${photo}"
              alt=""
              width="56"
              height="56"
              style="display:block;width:56px;height:56px;border-radius:28px;background:#e9dfce"
            />
          </td>
          <td style="vertical-align:middle">${words}</td>
        </tr>
      </table>`

const logoBox = { width: 240, height: 40 }
/** A wider logo has its name below it: beside it the name would wrap. */
const widestBeside = 120

/** Mail programs load the logo from our server; fromSchool writes its address. A table stays on one line everywhere. */
function mark({ name, primary, pictures, showsName }: Brand): Html {
  const word = html`<p style="${nameStyle}">${name}<span style="color:${primary}">.</span></p>`
  if (pictures.mailLogo === '') return html`<div style="margin:0 0 24px">${word}</div>`
  const width = Math.round(Math.min(logoBox.width, logoBox.height * pictures.logoRatio))
  const [wide, high] = [String(width), String(Math.round(width / pictures.logoRatio))]
  const image = html`<img
    src="${mailOrigin}${brandFilePath(pictures.mailLogo)}"
    alt="${name}"
    width="${wide}"
    height="${high}"
    style="display:block;width:${wide}px;height:${high}px;border-radius:6px;background:#fffdf8"
  />`
  if (!showsName) return html`<div style="margin:0 0 24px">${image}</div>`
  const cells =
    width <= widestBeside
      ? html`<tr>
          <td style="padding:0 12px 0 0;vertical-align:middle">${image}</td>
          <td style="vertical-align:middle">${word}</td>
        </tr>`
      : html`<tr>
            <td>${image}</td>
          </tr>
          <tr>
            <td style="padding:8px 0 0">${word}</td>
          </tr>`
  return html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 24px">
    ${cells}
  </table>`
}

const nameStyle = 'margin:0;font-size:22px;font-weight:900;letter-spacing:-0.5px;line-height:1.2'

/** The attributes of a paragraph or list. */
const styles = {
  paragraph: html`style="margin:0 0 16px"`,
  note: html`class="quiet" style="margin:0 0 12px;font-size:14px;color:${colours.quiet}"`,
}

const codeBlock = (code: string): Html =>
  html`<p
    class="line"
    style="margin:8px 0 24px;padding:16px;border:2px solid ${colours.line};border-radius:8px;text-align:center;font-size:32px;font-weight:700;letter-spacing:8px"
  >
    ${code}
  </p>`

/** The URL is printed below the button as well, for programs that show no buttons. */
const button = ({ label, link, colour }: { label: string; link: string; colour: string }): Html =>
  html`<p style="margin:8px 0 12px">
      <a
        href="${link}"
        target="_blank"
        style="display:inline-block;padding:12px 24px;border-radius:8px;background:${colour};color:#ffffff;font-weight:700;text-decoration:none"
        >${label}</a
      >
    </p>
    <p class="quiet" style="margin:0 0 24px;font-size:13px;color:${colours.quiet};word-break:break-all">
      ${link}
    </p>`
