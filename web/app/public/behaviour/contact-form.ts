type Answer = { message?: string; fields?: Record<string, string> }

const textsIn = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(Object(value)).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )

/** What of an answer can be shown; it may be anything, even no JSON. */
async function read(response: Response): Promise<Answer> {
  const body: unknown = await response.json().catch(() => null)
  const fields: unknown = typeof body === 'object' && body && 'fields' in body ? body.fields : {}
  const { message } = textsIn(body)
  return { ...(message && { message }), fields: textsIn(fields) }
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

function showThanks(form: HTMLFormElement) {
  const thanks = form.parentElement?.querySelector<HTMLElement>('[data-thanks]')
  if (!thanks) return
  form.hidden = true
  thanks.hidden = false
  thanks.focus()
}

const send = (form: HTMLFormElement): Promise<Response> =>
  fetch(form.action, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': document.documentElement.lang },
    body: JSON.stringify(Object.fromEntries(new FormData(form))),
  })

/** The form stays open while it is being sent: what is disabled would lose the focus. */
async function submit(form: HTMLFormElement) {
  if (form.hasAttribute('aria-busy')) return
  form.setAttribute('aria-busy', 'true')
  const failed = form.dataset['failed'] ?? ''
  try {
    const response = await send(form)
    if (response.ok) showThanks(form)
    else showErrors(form, { message: failed, ...(await read(response)) })
  } catch {
    showErrors(form, { message: failed })
  }
  form.removeAttribute('aria-busy')
}

/** The form is locked until it can be sent; the browser itself checks the fields first. */
export function startContactForm(): void {
  const form = document.querySelector<HTMLFormElement>('[data-contact-form]')
  const fields = form?.querySelector('fieldset')
  if (!form || !fields?.disabled) return
  fields.disabled = false
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void submit(form)
  })
}
