import { localPath } from '@sohbet/domain/site/public-path'
import { ContactForm } from '../islands/contact-form.tsx'
import { Island } from '../islands/island.tsx'
import { usePublicContent, useContact } from '../page-context.ts'
import './write-to-us.css'

/** The contact form; without JavaScript, the address to write to. */
export function WriteToUs() {
  const { language, contact } = usePublicContent()
  const { form } = contact
  const school = useContact()
  const privacyPath = localPath('/privacy', language)
  return (
    <div className="contact-form">
      <h2>{form.title}</h2>
      <noscript>
        <style>{'.contact-form form { display: none }'}</style>
        <p>
          {form.noScript} <a href={`mailto:${school.email}`}>{school.email}</a>
        </p>
      </noscript>
      <Island name="contact-form" of={ContactForm} props={{ language, texts: form, privacyPath }} />
    </div>
  )
}
