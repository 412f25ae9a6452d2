/**
 * A mail in one language, as an owner edits it. Paragraphs are separated by an empty line, `**words**` are bold, and
 * lines that start with `- ` are a list. `{name}` stands for a value. A part in square brackets is left out when one of
 * the values that it names is empty.
 */
export type MailText = { subject: string; body: string; button: string; notes: string }
export type MailTextField = keyof MailText

/**
 * The values that mails name. `word`: part of a sentence. `block`: one or more paragraphs. `code`: a box when it is a
 * paragraph of its own. `link`: a URL; `{link}` is a button when it is a paragraph of its own.
 */
export const mailPlaceholders = {
  school: 'word',
  name: 'word',
  code: 'code',
  link: 'link',
  resetLink: 'link',
  minutes: 'word',
  until: 'word',
  role: 'word',
  course: 'word',
  refunds: 'block',
  starts: 'word',
  ends: 'word',
  sessions: 'word',
  first: 'word',
  plan: 'word',
  credits: 'word',
  extraGroups: 'word',
  paid: 'word',
  owed: 'word',
  withdrawUntil: 'word',
  attached: 'word',
  cardRefund: 'word',
  bankRefund: 'word',
  sum: 'word',
  due: 'word',
  holder: 'word',
  bank: 'word',
  iban: 'word',
  reference: 'word',
  title: 'word',
  text: 'block',
  settings: 'link',
  unsubscribe: 'link',
  answer: 'block',
  question: 'block',
  email: 'word',
  pageLanguage: 'word',
  message: 'block',
  note: 'word',
  learner: 'word',
  reason: 'word',
  payment: 'word',
  time: 'word',
  group: 'word',
  module: 'word',
  percentage: 'word',
  why: 'word',
  coach: 'word',
} as const
export type MailPlaceholder = keyof typeof mailPlaceholders

export const isMailPlaceholder = (name: string): name is MailPlaceholder =>
  Object.hasOwn(mailPlaceholders, name)

const anyPlaceholder = /\{([^{}\n]+)\}/g

/** The names in braces, each as often as it occurs. */
const namesIn = (text: string): string[] => [...text.matchAll(anyPlaceholder)].map(([, name = '']) => name)

/** A part in brackets that names a value, and has no such part inside. */
const innermostPart = /\[([^[\]]*\{[^{}\n]+\}[^[\]]*)\]/g

/** Leaves out the parts in brackets that name an empty value, and removes the brackets of the others. */
export function withoutEmptyParts(text: string, isGiven: (name: string) => boolean): string {
  const next = text.replaceAll(innermostPart, (_, part: string) => (namesIn(part).every(isGiven) ? part : ''))
  return next === text ? text : withoutEmptyParts(next, isGiven)
}

export type MailTextRules = {
  placeholders: readonly string[]
  /** Must be in the body or in the small print. */
  required: readonly string[]
  /** A text that has all of these needs no `{text}`; without them it is always needed. */
  facts?: readonly string[] | undefined
  /** Mails about an account have no links but ours. */
  isSecurity: boolean
}

/**
 * `unknown`: this mail has no such value. `misplaced`: it cannot be in a subject or on a button. `missing`: a required
 * value is not there. `bracketed`: it is there only in brackets with another value. `ownLink`: a security mail has a
 * link of the owner. `noButton`: `{link}` needs a label.
 */
export type MailTextFault = {
  field: MailTextField
  because: 'unknown' | 'misplaced' | 'missing' | 'bracketed' | 'ownLink' | 'noButton'
  /** The values, in braces, or the words that look like a link. */
  about: string
}

export function mailTextFaults(text: MailText, rules: MailTextRules): MailTextFault[] {
  const fields = ['subject', 'body', 'button', 'notes'] as const
  const needsLabel = namesIn(text.body + text.notes).includes('link') && text.button.trim() === ''
  return joined([
    ...fields.flatMap((field) => namesFaults(text[field], field, rules.placeholders)),
    ...rules.required
      .filter((name) => name !== 'text' || !hasAll(text, rules.facts))
      .flatMap((name) => requiredFaults(text, name)),
    ...(rules.isSecurity ? fields.flatMap((field) => linkFaults(text[field], field)) : []),
    ...(needsLabel ? [{ field: 'button', because: 'noButton', about: '{link}' } as const] : []),
  ])
}

/** One fault for all values with the same one. */
const joined = (faults: readonly MailTextFault[]): MailTextFault[] =>
  faults.flatMap((fault, place) => {
    const alike = faults.filter((one) => one.field === fault.field && one.because === fault.because)
    if (faults.indexOf(alike[0] ?? fault) !== place) return []
    return [{ ...fault, about: alike.map(({ about }) => about).join(', ') }]
  })

const hasAll = (text: MailText, facts: readonly string[] = []) =>
  facts.length > 0 && facts.every((name) => isAlwaysShown(text, name))

function requiredFaults(text: MailText, name: string): MailTextFault[] {
  if (isAlwaysShown(text, name)) return []
  const because = namesIn(`${text.body} ${text.notes}`).includes(name) ? 'bracketed' : 'missing'
  return [{ field: 'body', because, about: `{${name}}` }]
}

const isShort = (field: MailTextField) => field === 'subject' || field === 'button'

const namesFaults = (text: string, field: MailTextField, known: readonly string[]): MailTextFault[] =>
  [...new Set(namesIn(text))].flatMap((name): MailTextFault[] => {
    const about = `{${name}}`
    if (!known.includes(name) || !isMailPlaceholder(name)) return [{ field, because: 'unknown', about }]
    const isMisplaced = isShort(field) && mailPlaceholders[name] !== 'word'
    return isMisplaced ? [{ field, because: 'misplaced', about }] : []
  })

/** Whether the value is shown even when all others are empty. */
const isAlwaysShown = ({ body, notes }: MailText, name: string) =>
  namesIn(withoutEmptyParts(`${body}\n\n${notes}`, (other) => other === name)).includes(name)

/** What mail programs turn into a link: a scheme, www., or a dot between letters. */
const linkLike = /:\/\/|www\.|[\p{L}\p{N}_-]\.\p{L}{2,}/iu

function linkFaults(text: string, field: MailTextField): MailTextFault[] {
  // A value beside a dot could complete a link
  const words = text.replaceAll(anyPlaceholder, 'xx').split(/\s+/)
  const about = words.find((word) => linkLike.test(word))
  return about === undefined ? [] : [{ field, because: 'ownLink', about }]
}
