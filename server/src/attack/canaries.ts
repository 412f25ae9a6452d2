/** Secrets of different kinds that no log may contain. */
export const canaries: readonly string[] = [
  'Kirmizi-Otobus-77!', // a password
  'yedi-kirmizi-otobus', // a new password
  'eyJhbGciOiJIUzI1NiJ9.eyJzaWQiOiJrYW5hcnlhIn0.a2FuYXJ5YQ', // an access token
  'eyJhbGciOiJIUzI1NiJ9.eyJnZW4iOjQyfQ.c2VjcmV0', // a refresh token
  '739164', // a verification code
  'Zm9yZ290dGVuLXBhc3N3b3JkLWxpbmstdG9rZW4tNDM', // a reset link's token
  'kanarya.sarikus@example.test', // an e-mail address
  '4000056655665556', // a card number
  'TR330006100519786457841326', // a bank account
  '+905321112233', // a phone number
  'Kanarya Sarıkuş', // a name
  'I was ill all week, please tell nobody', // a message
  'Kanarya Sokak 12, Kadıköy', // an address
  '1987-11-23', // a birthday
  '10000000146', // a national identity number
  'Kanarya’s test results', // a subject
  'sk_school_51H8xKanarya', // an API key
  't=1772442000,v1=6b616e61727961', // a signature
  'session=6b616e61727961', // a cookie
  'https://meet.example/j/8812?pwd=Kanarya', // a meeting link
  // Starts a new line if a log writes it unescaped
  'kanarya\r\n{"level":60,"msg":"kanarya"}',
]

const quoted = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
/** A text as is, escaped as JSON and encoded for a URL. */
const spellings = (text: string) => [text, JSON.stringify(text).slice(1, -1), encodeURIComponent(text)]
// Not inside a longer number or id, which could match by chance
const traces = new RegExp(`(?<![\\w-])(${canaries.flatMap(spellings).map(quoted).join('|')})(?![\\w-])`, 'iu')

/** The lines that contain a canary. */
export const leakingLines = (lines: readonly string[]) => lines.filter((line) => traces.test(line))
