import type { readMailbox } from '@sohbet/contract/core/dev'
import type { Reply } from '@sohbet/contract/endpoint'
import { html, type Html } from '../emails/html.ts'
import { moment } from '../emails/words.ts'

type Mails = Reply<typeof readMailbox>

/** Allows styles and our own pictures only. Each mail is in a sandboxed frame that inherits this policy. */
export const mailboxPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

const style = `
:root { color-scheme: light dark; --paper: #faf6ee; --ink: #1c1a17; --quiet: #5f584e; --line: #e3dac9; --red: #c8201b }
@media (prefers-color-scheme: dark) { :root { --paper: #1c1a17; --ink: #faf6ee; --quiet: #b8afa2; --line: #4a443c; --red: #ff7a70 } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 Roboto, Helvetica, Arial, sans-serif }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem }
h1 { font-weight: 900; letter-spacing: -0.02em } h1 span { color: var(--red) }
h2 { margin: 0; font-size: 1.1rem }
form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; margin: 1rem 0 2rem }
label { display: grid; gap: .25rem; flex: 1 1 16rem }
input, button { min-height: 44px; padding: 0 .75rem; font: inherit; border: 1px solid var(--quiet); border-radius: 8px; background: transparent; color: inherit }
button { font-weight: 700; cursor: pointer }
article { padding: 1.5rem 0; border-top: 1px solid var(--line) }
.quiet { margin: .25rem 0 1rem; color: var(--quiet); overflow-wrap: anywhere }
.both { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)) }
a { color: inherit }
.file { display: inline-block; padding: .75rem .5rem }
pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font: 14px/1.5 ui-monospace, monospace }
iframe { width: 100%; height: 36rem; border: 1px solid var(--line); border-radius: 8px; background: var(--paper) }
`

export function mailboxPage({ to, mails }: { to: string | undefined; mails: Mails }): string {
  const empty = html`<p>
    ${to === undefined ? 'No mail yet.' : `No mail to ${to} yet.`} <a href="">Look again</a>
  </p>`
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Local mailbox</title>
        <style>
          ${html.trusted(style)}
        </style>
      </head>
      <body>
        <main>
          <h1>Local mailbox<span>.</span></h1>
          <p>Mail stays on this machine because no mail server is configured. Newest first.</p>
          <form method="get">
            <label>Address <input type="search" name="to" value="${to ?? ''}" /></label><button>Show</button>
          </form>
          ${mails.length === 0 ? empty : mails.map(article)}
        </main>
      </body>
    </html> `.text
}

const article = ({ to, subject, text, html: body, sentAt, attachments = [] }: Mails[number]): Html =>
  html`<article>
    <h2>${subject}</h2>
    <p class="quiet">
      to ${to} · <time datetime="${sentAt}">${moment(new Date(sentAt), { language: 'en' })}</time>
    </p>
    ${
      attachments.length > 0
        ? html`<p>
            Attached:
            ${attachments.map(({ name, url }) => html`<a class="file" href="${url}" download="${name}">${name}</a> `)}
          </p>`
        : ''
    }
    <div class="both">
      <pre>${text}</pre>
      <iframe
        title="${subject}"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        srcdoc="${body}"
      ></iframe>
    </div>
  </article>`
