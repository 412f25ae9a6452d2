import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import { renderScreen } from '../testing/render-screen.tsx'
import { SelectField } from './select-box.tsx'
import { SwitchField } from './switch-field.tsx'
import { TextAreaField } from './text-area-field.tsx'
import { CountField } from './count-field.tsx'
import { useZodForm } from './use-zod-form.ts'

const tour = z.object({
  notes: z.string().min(3),
  seats: z.number().max(25),
  line: z.enum(['red', 'cool']),
  isOpen: z.boolean(),
})
type Tour = z.infer<typeof tour>

function TourForm({ onSend }: { onSend: (values: Tour) => void }) {
  const form = useZodForm(tour, {
    initialValues: { notes: 'By bus', seats: 10, line: 'red', isOpen: true },
  })
  return (
    <form onSubmit={form.onSubmit(onSend)}>
      <TextAreaField form={form} name="notes" label="Notes" />
      <CountField form={form} name="seats" label="Seats" />
      <SelectField
        form={form}
        name="line"
        label="Line"
        data={[
          { value: 'red', label: 'Red line' },
          { value: 'cool', label: 'Cool line' },
        ]}
      />
      <SwitchField form={form} name="isOpen" label="Open" />
      <button>Send</button>
    </form>
  )
}

function openForm() {
  const onSend = vi.fn<(values: Tour) => void>()
  renderScreen(<TourForm onSend={onSend} />)
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  return { onSend, send }
}

const change = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

it('shows the initial values and returns the changed ones, each in its own type', () => {
  const { onSend, send } = openForm()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Notes').value).toBe('By bus')
  expect(screen.getByLabelText<HTMLInputElement>('Seats').value).toBe('10')
  expect(screen.getByLabelText<HTMLSelectElement>('Line').value).toBe('red')
  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Open' }).checked).toBe(true)

  expect(screen.getByText('On')).toBeDefined()

  change('Notes', 'On foot')
  change('Seats', ' 012')
  change('Line', 'cool')
  fireEvent.click(screen.getByRole('switch', { name: 'Open' }))
  expect(screen.getByText('Off')).toBeDefined()
  send()
  expect(onSend.mock.calls[0]?.[0]).toEqual({ notes: 'On foot', seats: 12, line: 'cool', isOpen: false })
})

it.each([
  ['Notes', 'By', 'Must be at least 3 characters'],
  ['Seats', '26', 'Must be at most 25'],
  ['Seats', '12,5', 'Write a whole number like 12, without dots and commas'],
  ['Seats', '1.2', 'Write a whole number like 12, without dots and commas'],
  ['Seats', 'ten', 'Write a whole number like 12, without dots and commas'],
])('field %s shows the error of the value %s on blur', (label, value, message) => {
  openForm()
  change(label, value)
  fireEvent.blur(screen.getByLabelText(label))
  expect(screen.getByText(message)).toBeDefined()
  expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe(value)
})
