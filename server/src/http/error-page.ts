import { languageOfPath } from '@sohbet/domain/language'
import type { FastifyRequest } from 'fastify'
import { escapeHtml } from '../emails/html.ts'

/** Whether a browser opens a page, and so expects one when it fails. Calls are answered with JSON. */
export const wantsPage = ({ url, headers }: FastifyRequest): boolean =>
  !url.startsWith('/api/') && /\btext\/html\b/.test(headers.accept ?? '')

const words = {
  en: { home: '/en', back: 'To the home page' },
  tr: { home: '/', back: 'Ana sayfaya git' },
}

/** A page that needs nothing of the server: no style sheet, no brand, no database. */
export function errorPage(url: string, message: string): string {
  const language = languageOfPath(url)
  const { home, back } = words[language]
  const text = escapeHtml(message)
  return `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${text}</title>
</head>
<body>
<h1>${text}</h1>
<p><a href="${home}">${back}</a></p>
</body>
</html>
`
}
