import { limits } from '@sohbet/contract/fields'
import { localPath } from '../paths.ts'
import { school } from '../parts/school.ts'
import { usePublicContent } from './public-language.ts'

type FieldProps = {
  name: 'name' | 'email' | 'message'
  max: number
  label: string
  hint?: string
  type?: string
  autoComplete?: string
  long?: boolean
}

/**
 * `data-error` is where behaviour/contact-form.ts puts what is wrong with this field. Nothing is cut off at `max`:
 * a text that is too long is said to be.
 */
function Field({ name, max, label, hint, type = 'text', autoComplete, long = false }: FieldProps) {
  const { form } = usePublicContent().contact
  const id = `contact-${name}`
  const described = {
    id,
    name,
    required: true,
    'data-max': max,
    'data-missing': form.missing[name],
    'data-invalid': form.invalidEmail,
    'data-too-long': form.tooLong,
    'aria-describedby': `${id}-error${hint ? ` ${id}-hint` : ''}`,
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint && <p id={`${id}-hint`}>{hint}</p>}
      {long ? (
        <textarea {...described} rows={6} />
      ) : (
        <input {...described} type={type} autoComplete={autoComplete} />
      )}
      <p className="field-error" id={`${id}-error`} data-error={name} />
      {long && <p className="field-count" data-count={name} />}
    </div>
  )
}

/** Plain HTML, locked until behaviour/contact-form.ts can send it. */
export function ContactForm() {
  const { language, contact } = usePublicContent()
  const { form } = contact
  return (
    <div className="contact-form">
      <h2>{form.title}</h2>
      <noscript>
        <style>{'.contact-form form { display: none }'}</style>
        <p>
          {form.noScript} <a href={`mailto:${school.email}`}>{school.email}</a>
        </p>
      </noscript>
      <form action="/api/contact" method="post" data-contact-form="" data-failed={form.failed}>
        <fieldset disabled>
          <Field name="name" max={limits.contactName} label={form.name} autoComplete="name" />
          <Field name="email" max={limits.email} label={form.email} type="email" autoComplete="email" />
          <Field name="message" max={limits.contactMessage} label={form.message} hint={form.hint} long />
          {/* People do not see this one; programs fill it in */}
          <div className="trap" aria-hidden="true">
            <label htmlFor="contact-website">{form.trap}</label>
            <input id="contact-website" name="website" tabIndex={-1} autoComplete="off" />
          </div>
          <input type="hidden" name="language" value={language} />
          <p className="field-error" role="alert" data-error="" />
          <button type="submit" className="join join-large">
            {form.send}
          </button>
          <p className="contact-privacy">
            {form.privacy} <a href={localPath('/privacy', language)}>{form.privacyLink}</a>
          </p>
        </fieldset>
      </form>
      <div className="contact-thanks" data-thanks="" tabIndex={-1} hidden>
        <h3>{form.thanks.title}</h3>
        <p>{form.thanks.text}</p>
      </div>
    </div>
  )
}
