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

type Field = HTMLInputElement | HTMLTextAreaElement

const fieldsIn = (form: HTMLFormElement) => [...form.querySelectorAll<Field>('[data-max]')]
const excess = ({ value, dataset }: Field) => value.length - Number(dataset['max'])
const inFigures = (count: number) => new Intl.NumberFormat(document.documentElement.lang).format(count)
const isAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** What the page itself can tell to be wrong, in its own words. */
function faultOf(field: Field): string | undefined {
  const { missing, invalid, tooLong } = field.dataset
  if (!field.value.trim()) return missing
  if (excess(field) > 0) return `${tooLong} ${inFigures(excess(field))}`
  return field.type === 'email' && !isAddress.test(field.value.trim()) ? invalid : undefined
}

function showFault(form: HTMLFormElement, field: Field, fault = '') {
  const place = note(form, field.name)
  if (place) place.textContent = fault
  field.setAttribute('aria-invalid', String(fault !== ''))
}

/** What is already said to be wrong goes as soon as it is mended; a text that grows too long is told at once. */
function follow(form: HTMLFormElement, field: Field) {
  const count = form.querySelector(`[data-count="${CSS.escape(field.name)}"]`)
  if (count)
    count.textContent = `${inFigures(field.value.length)} / ${inFigures(Number(field.dataset['max']))}`
  if (field.getAttribute('aria-invalid') === 'true' || excess(field) > 0)
    showFault(form, field, faultOf(field))
}

/** Whether nothing is wrong; if something is, it is said, and the first such field has the focus. */
function check(form: HTMLFormElement): boolean {
  const faults = Object.fromEntries(fieldsIn(form).map((field) => [field.name, faultOf(field)]))
  if (Object.values(faults).every((fault) => fault === undefined)) return true
  showErrors(form, { fields: textsIn(faults) })
  return false
}

function showErrors(form: HTMLFormElement, { message, fields = {} }: Answer) {
  for (const field of fieldsIn(form)) showFault(form, field, fields[field.name])
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
  if (form.hasAttribute('aria-busy') || !check(form)) return
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

/** The form is locked until it can be sent; we check it instead of the browser, which speaks its own language. */
export function startContactForm(): void {
  const form = document.querySelector<HTMLFormElement>('[data-contact-form]')
  const fields = form?.querySelector('fieldset')
  if (!form || !fields?.disabled) return
  fields.disabled = false
  form.noValidate = true
  for (const field of fieldsIn(form)) {
    field.addEventListener('input', () => follow(form, field))
    follow(form, field)
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void submit(form)
  })
}
