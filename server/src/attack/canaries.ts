/** What nobody may find in a log, each of a kind of its own. */
export const canaries: readonly string[] = [
  'Kirmizi-Otobus-77!', // a password
  'yedi-kirmizi-otobus', // the next one
  'eyJhbGciOiJIUzI1NiJ9.eyJzaWQiOiJrYW5hcnlhIn0.a2FuYXJ5YQ', // an access token
  'eyJhbGciOiJIUzI1NiJ9.eyJnZW4iOjQyfQ.c2VjcmV0', // a refresh token
  '739164', // a code
  'Zm9yZ290dGVuLXBhc3N3b3JkLWxpbmstdG9rZW4tNDM', // a reset link's token
  'kanarya.sarikus@example.test', // an e-mail address
  '4000056655665556', // a card
  'TR330006100519786457841326', // an account at a bank
  '+905321112233', // a phone number
  'Kanarya Sarıkuş', // a name
  'I was ill all week, please tell nobody', // a message
  'Kanarya Sokak 12, Kadıköy', // where somebody lives
  '1987-11-23', // a birthday
  '10000000146', // a number of identity
  'Kanarya’s test results', // a subject
  'sk_school_51H8xKanarya', // a key of a service
  't=1772442000,v1=6b616e61727961', // a signature
  'session=6b616e61727961', // a cookie
  'https://meet.example/j/8812?pwd=Kanarya', // a meeting
  // A line of its own, if a log took it as it came
  'kanarya\r\n{"level":60,"msg":"kanarya"}',
]

const quoted = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
/** A text as it came, as JSON writes it, and as an address does. */
const spellings = (text: string) => [text, JSON.stringify(text).slice(1, -1), encodeURIComponent(text)]
// Not within a longer number or id, which short ones may meet by chance
const traces = new RegExp(`(?<![\\w-])(${canaries.flatMap(spellings).map(quoted).join('|')})(?![\\w-])`, 'iu')

/** The lines that tell one of them. */
export const tellingLines = (lines: readonly string[]) => lines.filter((line) => traces.test(line))
