import type { Language } from '@sohbet/domain/language'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import {
  checkContact,
  formatCount,
  forms,
  type ContactTexts,
  type Faults,
  type FieldName,
  type FormKind,
} from './contact-faults.ts'
import { hydrator } from './hydrator.tsx'
import { postContact } from './post-contact.ts'
import { useHydrated } from './use-hydrated.ts'

type FieldProps = {
  name: FieldName
  label: string
  fault: string | undefined
  onEdit: (name: FieldName, control: HTMLInputElement | HTMLTextAreaElement) => void
  hint?: string
  count?: string
  isRequired?: boolean
  type?: string
  autoComplete?: string
}

/** Has no maxLength: a text that is too long gets a message and keeps its end. */
function Field({ name, label, fault, onEdit, hint, count, isRequired = true, ...input }: FieldProps) {
  const id = `contact-${name}`
  const control = {
    id,
    name,
    required: isRequired,
    'aria-invalid': fault !== undefined,
    'aria-describedby': `${id}-error${hint ? ` ${id}-hint` : ''}`,
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint && <p id={`${id}-hint`}>{hint}</p>}
      {count === undefined ? (
        <input {...control} {...input} onChange={(event) => onEdit(name, event.currentTarget)} />
      ) : (
        <textarea {...control} rows={6} onChange={(event) => onEdit(name, event.currentTarget)} />
      )}
      <p className="field-error" id={`${id}-error`}>
        {fault}
      </p>
      {count !== undefined && <p className="field-count">{count}</p>}
    </div>
  )
}

type ContactFormProps = {
  language: Language
  texts: ContactTexts
  privacyPath: string
  kind?: FormKind
}

/** The state of the form: writing, sending or sent, with the faults of its fields. */
function useContactForm({ language, texts, kind }: Required<Omit<ContactFormProps, 'privacyPath'>>) {
  const form = useRef<HTMLFormElement>(null)
  const thanks = useRef<HTMLDivElement>(null)
  const [step, setStep] = useState<'writing' | 'sending' | 'sent'>('writing')
  const [faults, setFaults] = useState<Faults>({})
  const [failure, setFailure] = useState('')
  const [length, setLength] = useState(0)

  useEffect(() => {
    const message = form.current?.elements.namedItem('message')
    if (message instanceof HTMLTextAreaElement) setLength(message.value.length)
  }, [])

  const check = (filled: HTMLFormElement) => checkContact(new FormData(filled), { texts, language, kind })

  /** A fault disappears once it is corrected. Only a text that grows too long gets a fault before submitting. */
  const onEdit: FieldProps['onEdit'] = (name, control) => {
    if (name === 'message') setLength(control.value.length)
    const fault = control.form ? check(control.form).faults[name] : undefined
    if (faults[name] || fault?.isTooLong) setFaults({ ...faults, [name]: fault })
  }

  function showFaults(found: Faults, general = '') {
    flushSync(() => {
      setFaults(found)
      setFailure(general)
      setStep('writing')
    })
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }

  function showThanks() {
    flushSync(() => setStep('sent'))
    thanks.current?.focus()
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (step === 'sending') return
    const { data, faults: found } = check(event.currentTarget)
    if (!data) return showFaults(found)
    // The fields stay enabled: a disabled button would lose the focus
    setStep('sending')
    const refusal = await postContact(kind, data, language)
    if (!refusal) return showThanks()
    const { message = texts.failed, fields: named = {} } = refusal
    const refused = forms[kind].fields.flatMap((name) => (named[name] ? [[name, { text: named[name] }]] : []))
    showFaults(Object.fromEntries(refused), message)
  }

  return { form, thanks, step, faults, failure, length, onEdit, submit }
}

/** The inputs are uncontrolled: hydration must not undo what the visitor typed before it. */
export function ContactForm({ language, texts, privacyPath, kind = 'contact' }: ContactFormProps) {
  const { maxMessage, isMessageRequired } = forms[kind]
  const isHydrated = useHydrated()
  const { form, thanks, step, faults, failure, length, onEdit, submit } = useContactForm({
    language,
    texts,
    kind,
  })
  const fieldOf = (name: FieldName) => ({ name, label: texts[name] ?? '', fault: faults[name]?.text, onEdit })
  const count = `${formatCount(length, language)} / ${formatCount(maxMessage, language)}`
  return (
    <>
      {/* Our own messages replace the browser's, which use its language */}
      <form
        ref={form}
        method="post"
        noValidate
        hidden={step === 'sent'}
        aria-busy={step === 'sending' || undefined}
        onSubmit={submit}
      >
        <fieldset disabled={!isHydrated}>
          <Field {...fieldOf('name')} autoComplete="name" />
          <Field {...fieldOf('email')} type="email" autoComplete="email" />
          {kind === 'application' && (
            <>
              <Field {...fieldOf('channel')} type="url" autoComplete="url" />
              <Field {...fieldOf('audience')} hint={texts.audienceHint ?? ''} />
            </>
          )}
          <Field {...fieldOf('message')} hint={texts.hint} count={count} isRequired={isMessageRequired} />
          {/* Honeypot: hidden from people, filled in by bots */}
          <div className="trap" aria-hidden="true">
            <label htmlFor="contact-website">{texts.trap}</label>
            <input id="contact-website" name="website" tabIndex={-1} autoComplete="off" />
          </div>
          <input type="hidden" name="language" value={language} />
          <p className="field-error" role="alert">
            {failure}
          </p>
          <button type="submit" className="join join-large">
            {texts.send}
          </button>
          <p className="contact-privacy">
            {texts.privacy} <a href={privacyPath}>{texts.privacyLink}</a>
          </p>
        </fieldset>
      </form>
      <div className="contact-thanks" ref={thanks} tabIndex={-1} hidden={step !== 'sent'}>
        <h3>{texts.thanks.title}</h3>
        <p>{texts.thanks.text}</p>
      </div>
    </>
  )
}

export const hydrate = hydrator(ContactForm)
