import { brand } from '@sohbet/domain/brand'
import { sampleSchool as school } from '@sohbet/domain/school'
import type { Language } from '@sohbet/domain/language'
import type { MailContent } from '../adapters/mail/mail.ts'
import { html, type Html } from './html.ts'
import { inLanguage } from './words.ts'

/** The parts of an e-mail. Plain text and HTML are both made from them, so that they have the same content. */
type Letter = {
  /** Kind and record of the mail, for the log when it could not be sent. */
  kind: string
  about?: string
  language: Language
  subject: string
  greeting: string
  paragraphs: string[]
  /** The code to type, or the link to follow. */
  code?: string
  action?: { label: string; link: string }
  /** Small print after the code or link. */
  notes: string[]
}

const farewell = {
  en: `See you soon,\n${brand.name}`,
  tr: `Görüşmek üzere,\n${brand.name}`,
} as const

/** The sender; fromSchool replaces it by the school's own details. */
const sender = [
  `${school.company}, ${school.street}, ${school.city}`,
  `${school.phone} · ${school.email}`,
].join('\n')

const colours = {
  paper: '#faf6ee',
  ink: '#1c1a17',
  quiet: '#5f584e',
  red: '#c8201b',
  line: '#e3dac9',
} as const

/** Our dark colours for mail programs that support them; other programs invert by themselves. */
const dark = `@media (prefers-color-scheme: dark) {
  .paper { background: #1c1a17 !important; color: #faf6ee !important }
  .quiet { color: #b8afa2 !important }
  .line { border-color: #4a443c !important }
}`

export function writeMail({ action, ...parts }: Letter): MailContent {
  const { kind, about } = parts
  const letter = {
    ...parts,
    ...(action && { action: { ...action, link: inLanguage(action.link, parts.language) } }),
  }
  return {
    kind,
    ...(about && { about }),
    subject: letter.subject,
    text: writeText(letter),
    html: writeHtml(letter),
  }
}

function writeText({ language, greeting, paragraphs, code, action, notes }: Letter): string {
  const link = action && `${action.label}:\n${action.link}`
  const parts = [greeting, ...paragraphs, code && `    ${code}`, link, ...notes, farewell[language], sender]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

const font = 'font-family:Roboto,Helvetica,Arial,sans-serif'

function writeHtml({ language, subject, greeting, paragraphs, code, action, notes }: Letter): string {
  const paragraph = (text: string) => html`<p style="margin:0 0 16px">${text}</p>`
  const note = (text: string) =>
    html`<p class="quiet" style="margin:0 0 12px;font-size:14px;color:${colours.quiet}">${text}</p>`
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
            <p style="margin:0 0 24px;font-size:22px;font-weight:900;letter-spacing:-0.5px">
              ${brand.name}<span style="color:${colours.red}">.</span>
            </p>
            ${[greeting, ...paragraphs].map(paragraph)} ${code === undefined ? [] : [codeBlock(code)]}
            ${action === undefined ? [] : [button(action)]} ${notes.map(note)}
            <p
              class="quiet line"
              style="margin:28px 0 0;padding:16px 0 0;border-top:1px solid ${colours.line};font-size:14px;color:${colours.quiet}"
            >
              ${farewell[language].split('\n').map((line) => html`${line}<br />`)}
            </p>
            <p class="quiet" style="margin:16px 0 0;font-size:13px;color:${colours.quiet}">
              ${sender.split('\n').map((line) => html`${line}<br />`)}
            </p>
          </div>
        </div>
      </body>
    </html> `
  return page.text
}

const codeBlock = (code: string): Html =>
  html`<p
    class="line"
    style="margin:8px 0 24px;padding:16px;border:2px solid ${colours.line};border-radius:8px;text-align:center;font-size:32px;font-weight:700;letter-spacing:8px"
  >
    ${code}
  </p>`

/** The URL is printed below the button as well, for programs that show no buttons. */
const button = ({ label, link }: { label: string; link: string }): Html =>
  html`<p style="margin:8px 0 12px">
      <a
        href="${link}"
        target="_blank"
        style="display:inline-block;padding:12px 24px;border-radius:8px;background:${colours.red};color:#ffffff;font-weight:700;text-decoration:none"
        >${label}</a
      >
    </p>
    <p class="quiet" style="margin:0 0 24px;font-size:13px;color:${colours.quiet};word-break:break-all">
      ${link}
    </p>`
