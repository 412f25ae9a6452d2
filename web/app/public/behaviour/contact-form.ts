type Answer = { message?: string | undefined; fields?: Record<string, string> }

const textsIn = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(Object(value)).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )

/** What of an answer can be shown; it may be anything, even no JSON. */
async function read(response: Response): Promise<Answer> {
  const body: unknown = await response.json().catch(() => null)
  const fields: unknown = typeof body === 'object' && body && 'fields' in body ? body.fields : {}
  return { message: textsIn(body)['message'], fields: textsIn(fields) }
}

const note = (form: HTMLFormElement, name: string) =>
  form.querySelector<HTMLElement>(`[data-error="${CSS.escape(name)}"]`)

function showErrors(form: HTMLFormElement, { message, fields = {} }: Answer) {
  for (const element of form.querySelectorAll<HTMLInputElement>('[name]')) {
    const error = fields[element.name]
    const place = note(form, element.name)
    if (!place) continue
    place.textContent = error ?? ''
    element.setAttribute('aria-invalid', String(Boolean(error)))
  }
  const general = note(form, '')
  if (general) general.textContent = message ?? ''
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}

function showSuccess(form: HTMLFormElement, message: string) {
  const thanks = form.parentElement?.querySelector<HTMLElement>('[data-thanks]')
  if (!thanks) return
  const text = thanks.querySelector('p')
  if (text && message) text.textContent = message
  form.hidden = true
  thanks.hidden = false
  thanks.focus()
}

async function send(form: HTMLFormElement): Promise<Response> {
  const body = Object.fromEntries(new FormData(form))
  return fetch(form.action, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': document.documentElement.lang },
    body: JSON.stringify(body),
  })
}

async function submit(form: HTMLFormElement, fields: HTMLFieldSetElement) {
  const sending = send(form)
  // Only now: what is disabled is not part of a form's data
  fields.disabled = true
  try {
    const response = await sending
    const answer = await read(response)
    fields.disabled = false
    if (response.ok) showSuccess(form, answer.message ?? '')
    else showErrors(form, { ...answer, message: answer.message ?? form.dataset['failed'] ?? '' })
  } catch {
    fields.disabled = false
    showErrors(form, { message: form.dataset['failed'] ?? '' })
  }
}

/** The form is locked until it can be sent; the browser itself checks the fields first. */
export function startContactForm(): void {
  const form = document.querySelector<HTMLFormElement>('[data-contact-form]')
  const fields = form?.querySelector('fieldset')
  if (!form || !fields?.disabled) return
  fields.disabled = false
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void submit(form, fields)
  })
}
