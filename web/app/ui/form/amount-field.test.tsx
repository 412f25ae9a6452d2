import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import { renderScreen } from '../testing/render-screen.tsx'
import { AmountField } from './amount-field.tsx'
import { useZodForm } from './use-zod-form.ts'

const schema = z.object({ sum: z.number().positive() })
type Values = z.infer<typeof schema>

function SumForm({
  onSend,
  allowNegative = false,
}: {
  onSend: (values: Values) => void
  allowNegative?: boolean
}) {
  const form = useZodForm(schema, { initialValues: { sum: 1234.5 } })
  return (
    <form onSubmit={form.onSubmit(onSend)}>
      <AmountField form={form} name="sum" label="Sum" allowNegative={allowNegative} />
      <button type="button" onClick={() => form.setFieldValue('sum', 290)}>
        All
      </button>
      <button>Send</button>
    </form>
  )
}

function openForm(language: 'en' | 'tr', allowNegative = false) {
  const onSend = vi.fn<(values: Values) => void>()
  renderScreen(<SumForm onSend={onSend} allowNegative={allowNegative} />, { language })
  const field = screen.getByLabelText<HTMLInputElement>('Sum')
  const fill = (value: string) => fireEvent.change(field, { target: { value } })
  const type = (text: string) => {
    for (let length = 1; length <= text.length; length += 1) fill(text.slice(0, length))
  }
  const send = () => {
    fireEvent.blur(field)
    fireEvent.click(screen.getByRole('button', { name: 'Send' }))
    return onSend.mock.calls[0]?.[0].sum
  }
  return { field, fill, type, send }
}

const spellings: ['en' | 'tr', string, number, string][] = [
  ['tr', '4666,67', 4666.67, '4666,67'],
  ['tr', '4.666,67', 4666.67, '4666,67'],
  ['tr', '4666.67', 4666.67, '4666,67'],
  ['tr', '15.000', 15_000, '15000'],
  ['tr', '10,05', 10.05, '10,05'],
  ['tr', '₺ 15.000,00', 15_000, '15000'],
  ['en', '4666.67', 4666.67, '4666.67'],
  ['en', '4,666.67', 4666.67, '4666.67'],
  ['en', '4666,67', 4666.67, '4666.67'],
  ['en', '15,000', 15_000, '15000'],
]

it.each(spellings)('in %s reads %s as %d, filled in at once', (language, text, sum, shown) => {
  const { field, fill, send } = openForm(language)
  fill(text)
  expect(field.value).toBe(text)
  expect(send()).toBe(sum)
  expect(field.value).toBe(shown)
})

it.each(spellings)('in %s reads %s as %d, typed key by key', (language, text, sum) => {
  const { field, type, send } = openForm(language)
  type(text)
  expect(field.value).toBe(text)
  expect(send()).toBe(sum)
})

it.each(['4.66.67', '4666,678', '0,500', '1e5', '-5', 'on beş'])('refuses %s with a sentence', (text) => {
  const { field, fill, send } = openForm('tr')
  fill(text)
  expect(send()).toBeUndefined()
  expect(field.value).toBe(text)
  expect(screen.getByText('Sayıyı 4666,67 veya 15.000 gibi yaz')).toBeDefined()
})

it('shows the initial value in the language of the reader, and a value that the form sets', () => {
  const { field, fill } = openForm('tr')
  expect(field.value).toBe('1234,5')
  fill('12,')
  fireEvent.click(screen.getByRole('button', { name: 'All' }))
  expect(field.value).toBe('290')
})

it('reads a negative number where one is allowed', () => {
  const { fill, send } = openForm('tr', true)
  fill('-12,50')
  expect(send()).toBeUndefined()
  expect(screen.getByText('En az 0 olmalı')).toBeDefined()
})
